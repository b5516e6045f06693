import { type EnquiryState, enquiryStates } from "@estudio/contract/options";
import { Chip } from "@mui/material";

const colors: Record<EnquiryState, object> = {
  new: { bgcolor: "#F3DDD0", color: "#7A3518" },
  read: { bgcolor: "#EFE6D6", color: "#5A4A20" },
  handled: { bgcolor: "#E6E9D8", color: "#3D4229" },
};

export const EnquiryBadge = ({ state }: { state: EnquiryState }) => (
  <Chip size="small" label={enquiryStates[state]} sx={colors[state]} />
);

/** Looks like a robot's: kept, but flagged. */
export const DoubtfulBadge = () => <Chip size="small" color="warning" variant="outlined" label="Dudosa" />;

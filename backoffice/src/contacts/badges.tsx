import { type EnquiryState, enquiryStates } from "@estudio/contract/enquiries/options";
import { Chip, type ChipProps } from "@mui/material";

const colors: Record<EnquiryState, ChipProps["color"]> = {
  new: "fresh",
  read: "waiting",
  handled: "done",
  proposal: "planned",
  won: "done",
  lost: "default",
};

export const EnquiryBadge = ({ state }: { state: EnquiryState }) => (
  <Chip size="small" label={enquiryStates[state]} color={colors[state]} />
);

export const DoubtfulBadge = () => <Chip size="small" color="warning" variant="outlined" label="Posible spam" />;

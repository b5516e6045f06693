import { Typography } from "@mui/material";
import { Row } from "../layout/parts";
import { formatMoment } from "../words/formats";
import { useIsDue } from "./schedule/useScheduledPublication";

type Props = {
  savedAt: string;
  publishAt: string | null;
};

/** Confirm a save without publishing. After its scheduled time, the notice above the form says what is live. */
export const CopyReceipt = ({ savedAt, publishAt }: Props) => {
  const isDue = useIsDue(publishAt);
  return (
    <Row role="status" spacing={1.5} lines={0}>
      <Typography component="span" variant="small" color="secondary">
        ✓ Guardado sin publicar {formatMoment(savedAt)}
      </Typography>
      {!isDue && (
        <Typography component="span" variant="small" color="secondary">
          ✓ En la web sigue la versión publicada
        </Typography>
      )}
    </Row>
  );
};

import { Typography } from "@mui/material";
import { Row } from "../layout/parts";
import { formatMoment } from "../words/formats";

/** What became of a save without publishing. */
export const CopyReceipt = ({ savedAt }: { savedAt: string }) => (
  <Row role="status" spacing={1.5} lines={0}>
    <Typography component="span" variant="small" color="secondary">
      ✓ Guardado sin publicar {formatMoment(savedAt)}
    </Typography>
    <Typography component="span" variant="small" color="secondary">
      ✓ En la web sigue la versión publicada
    </Typography>
  </Row>
);

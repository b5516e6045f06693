import { Typography } from "@mui/material";
import { Row } from "../layout/parts";
import { formatMoment } from "../words/formats";
import { useHasCome } from "./useMoment";

type Props = {
  savedAt: string;
  /** When the copy is published by itself. */
  publishAt: string | null;
};

/** What became of a save without publishing; from the copy's moment on its notice says what is on the site. */
export const CopyReceipt = ({ savedAt, publishAt }: Props) => {
  const hasCome = useHasCome(publishAt);
  return (
    <Row role="status" spacing={1.5} lines={0}>
      <Typography component="span" variant="small" color="secondary">
        ✓ Guardado sin publicar {formatMoment(savedAt)}
      </Typography>
      {!hasCome && (
        <Typography component="span" variant="small" color="secondary">
          ✓ En la web sigue la versión publicada
        </Typography>
      )}
    </Row>
  );
};

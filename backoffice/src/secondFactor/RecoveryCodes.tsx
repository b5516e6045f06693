import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from "@mui/material";
import { copyText } from "../data/clipboard";
import { Columns, Row } from "../layout/parts";
import { useToast } from "../layout/toasts/useToast";
import { saveFile } from "../lists/export/exportAll";

const file = "codigos-de-recuperacion.txt";

/** Show new recovery codes. Only their hashes are stored, so they cannot be shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const toast = useToast();
  const text = `Códigos de recuperación del panel. Cada uno sirve una vez.\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    if (await copyText(text)) toast.done("Códigos copiados", "Pégalos donde guardes tus contraseñas");
    else toast.failed("No se han podido copiar: descárgalos, o apúntalos");
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="recovery-dialog">
      <DialogTitle id="recovery-dialog">Guarda tus códigos de recuperación</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Con uno de estos entras si pierdes el teléfono o la llave. Cada uno sirve una vez. No se volverán a enseñar:
            guárdalos en papel o junto a tus contraseñas.
          </Typography>
          <Columns of={2} component="ul" role="list">
            {codes.map((code) => (
              <Typography key={code} component="li">
                <code>{code}</code>
              </Typography>
            ))}
          </Columns>
          <Row>
            <Button variant="outlined" onClick={copy}>
              Copiar
            </Button>
            <Button
              variant="outlined"
              onClick={() => saveFile(file, new Blob([text], { type: "text/plain;charset=utf-8" }))}
            >
              Descargar
            </Button>
          </Row>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Los he guardado
        </Button>
      </DialogActions>
    </Dialog>
  );
}

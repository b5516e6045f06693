import { maxRedirectsAtOnce, readRedirects } from "@estudio/contract/publishing/readRedirects";
import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from "@mui/material";
import { useRef, useState } from "react";
import { useConfirmDiscard } from "../layout/useConfirmDiscard";
import { plural } from "../words/formats";
import { type Problems, useAddRedirects } from "./useAddRedirects";

/** Add many redirects, pasted or from a CSV file. If any is invalid, none is saved and the text stays to be corrected. */
export function PasteRedirects({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const { add, problems, busy } = useAddRedirects();
  const { leave, question } = useConfirmDiscard(() => text.trim() !== "", onClose);
  const pairs = readRedirects(text);
  const submit = async () => {
    if (await add(pairs)) onClose();
  };
  return (
    <Dialog open onClose={leave} maxWidth="md" fullWidth aria-labelledby="paste-redirects">
      <DialogTitle id="paste-redirects">Pegar varias redirecciones</DialogTitle>
      <DialogContent>
        <TextField
          multiline
          minRows={10}
          maxRows={24}
          label="Una por línea: la dirección antigua y la nueva"
          placeholder={"/servicios.html; /empresas\n/quienes-somos; /sobre-mi"}
          value={text}
          onChange={({ target }) => setText(target.value)}
          helperText="Separadas por una coma, un punto y coma, un tabulador o una flecha, como se copian de una hoja de cálculo."
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          aria-label="Leer un archivo CSV"
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) setText(await chosen.text());
            target.value = "";
          }}
        />
        <Button variant="outlined" onClick={() => file.current?.click()}>
          Leer un archivo CSV
        </Button>
        <Typography role="status">{plural(pairs.length, "redirección", "redirecciones")}</Typography>
        {pairs.length > maxRedirectsAtOnce && (
          <Alert severity="warning">De una vez caben {maxRedirectsAtOnce}: pega el resto después.</Alert>
        )}
        <Refused pairs={pairs} problems={problems} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          onClick={submit}
          disabled={busy || pairs.length === 0 || pairs.length > maxRedirectsAtOnce}
        >
          Añadir todas
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}

function Refused({ pairs, problems }: { pairs: { from: string; to: string }[]; problems: Problems }) {
  const wrong = Object.entries(problems);
  if (wrong.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>No se ha guardado ninguna: corrige estas y vuelve a probar</AlertTitle>
      <ul>
        {wrong.map(([place, why]) => {
          const pair = pairs[Number.parseInt(place, 10)];
          return (
            <li key={place}>
              {pair && <strong>{place.endsWith("to") ? `${pair.from} → ${pair.to}` : pair.from}</strong>} {why}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

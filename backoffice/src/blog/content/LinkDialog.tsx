import { splitLanguage } from "@estudio/contract/paths";
import { isSafeAddress, withScheme } from "@estudio/contract/rules/address";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material";
import { useState } from "react";
import { DestinationField } from "../../inputs/DestinationField";

type Props = { words: string; onClose: () => void; onMade: (words: string, to: string) => void };

export function LinkDialog({ words: selected, onClose, onMade }: Props) {
  const [words, setWords] = useState(selected);
  const [to, setTo] = useState("");
  const address = withScheme(ownPath(to.trim()));
  const ready = words.trim() !== "" && isSafeAddress(address);
  const make = () => {
    onMade(words, address.replaceAll("(", "%28").replaceAll(")", "%29"));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="article-link">
      <DialogTitle id="article-link">Enlace</DialogTitle>
      <DialogContent>
        <TextField
          label="Palabras del enlace"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoFocus={selected === ""}
          helperText="Dicen a dónde llevan también a quien solo lee los enlaces."
        />
        <DestinationField label="Destino" value={to} onChange={setTo} autoFocus={selected !== ""} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" onClick={make} disabled={!ready}>
          Poner enlace
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Turns an absolute URL of this site into its Spanish path. */
function ownPath(address: string): string {
  const { origin } = window.location;
  if (address !== origin && !address.startsWith(`${origin}/`)) return address;
  return splitLanguage(address.slice(origin.length) || "/").path;
}

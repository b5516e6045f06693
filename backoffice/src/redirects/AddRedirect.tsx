import { readRedirects } from "@estudio/contract/publishing/readRedirects";
import { Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { DestinationField } from "../inputs/DestinationField";
import { Columns, Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { useAddRedirects } from "./useAddRedirects";

/** Add one redirect. @param from initial address, e.g. one that visitors did not find */
export function AddRedirect({ from: given, onAdded }: { from: string; onAdded: () => void }) {
  const [from, setFrom] = useState(given);
  const [to, setTo] = useState("");
  const { add, problems, busy } = useAddRedirects();
  const submit = async () => {
    const [one = { from: "", to: "" }] = readRedirects(`${from}\t${to}`);
    if (!(await add([one]))) return;
    // Keep what was typed during the request.
    setFrom((now) => (now === from ? "" : now));
    setTo((now) => (now === to ? "" : now));
    onAdded();
  };
  return (
    <Section title="Nueva redirección">
      <Stack
        component="form"
        spacing={2}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Columns of={2} from="sm">
          <TextField
            label="Dirección antigua"
            placeholder="/servicios.html"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            error={problems["0.from"] !== undefined}
            helperText={problems["0.from"] ?? "Lo que va detrás del dominio. También puedes pegarla entera."}
          />
          <DestinationField
            label="Lleva a"
            value={to}
            onChange={setTo}
            error={problems["0.to"]}
            autoFocus={given !== ""}
          />
        </Columns>
        <Row>
          <Button type="submit" variant="contained" disabled={busy}>
            Añadir redirección
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

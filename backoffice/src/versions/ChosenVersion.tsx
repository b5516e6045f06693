import { Button, Paper, Stack, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { useState } from "react";
import type { RaRecord } from "react-admin";
import { PreviewButton } from "../editor/PreviewButton";
import { LoadErrorContent } from "../layout/errors/LoadError";
import { Row } from "../layout/parts";
import { Waiting } from "../layout/Waiting";
import { formatMoment } from "../words/formats";
import { Comparison } from "./comparison/Comparison";
import type { Values } from "./comparison/differences";
import { previewOf } from "./previewOf";
import { RestoreVersion } from "./RestoreVersion";
import { fieldLabeller } from "./records";
import { useVersion, type VersionedParams } from "./useHistory";

type Props = {
  of: VersionedParams;
  version: number | undefined;
  /** The version before it, if it is still stored. */
  previous: number | undefined;
  current: RaRecord;
  onRestored: () => void;
};
type With = "previous" | "current";

/** Compare a version with the one before it or with the current record, and restore it. */
export function ChosenVersion({ of, version, previous, current, onRestored }: Props) {
  const isCurrent = version === current.version;
  const [wish, setWith] = useState<With>(isCurrent ? "previous" : "current");
  const beside = previous === undefined ? "current" : wish;
  const [asking, setAsking] = useState(false);
  const chosen = useVersion(of, version);
  const before = useVersion(of, previous);
  if (chosen.isPending || (previous !== undefined && before.isPending)) return <Waiting />;
  if (!chosen.data || before.error) {
    const { error, refetch } = chosen.error ? chosen : before;
    return <LoadErrorContent what="No se pudo leer la versión" error={error} onRetry={refetch} />;
  }
  const { values, savedAt, savedBy, savedFrom } = chosen.data;
  const preview = previewOf(of, pickKnown(current, values));
  return (
    <Paper component="section" variant="card" aria-label="Versión elegida">
      <Stack spacing={2.5}>
        <Row justify="space-between">
          <Typography variant="h2">{formatMoment(savedAt)}</Typography>
          <Row>
            {preview && <PreviewButton request={preview} />}
            {!isCurrent && (
              <Button variant="contained" onClick={() => setAsking(true)}>
                Recuperar esta versión
              </Button>
            )}
          </Row>
        </Row>
        <Typography color="textSecondary">
          Versión {version}
          {savedBy && `, guardada por ${savedBy}`}
          {savedFrom && ` desde ${savedFrom.replace(/^Otro /, "otro ")}`}
        </Typography>
        {previous !== undefined && !isCurrent && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={beside}
            onChange={(_event, value: With | null) => value && setWith(value)}
            aria-label="Comparar con"
          >
            <ToggleButton value="current">Desde entonces hasta hoy</ToggleButton>
            <ToggleButton value="previous">Qué cambió al guardarla</ToggleButton>
          </ToggleButtonGroup>
        )}
        {(previous === undefined || isCurrent) && (
          <Typography variant="strong">
            {beside === "previous" ? "Qué cambió al guardarla" : !isCurrent && "Desde entonces hasta hoy"}
          </Typography>
        )}
        {beside === "previous" ? (
          <Comparison before={before.data?.values ?? {}} after={values} nameOf={fieldLabeller(of)} />
        ) : isCurrent ? (
          <Typography color="textSecondary">No se conserva ninguna anterior con la que compararla.</Typography>
        ) : (
          <Comparison before={values} after={pickKnown(values, current)} nameOf={fieldLabeller(of)} />
        )}
      </Stack>
      {asking && (
        <RestoreVersion
          of={of}
          values={pickKnown(current, values)}
          current={current}
          onRestored={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </Paper>
  );
}

/** Keeps the fields that both know: fields may have been added or removed since a version was saved. */
const pickKnown = (known: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(known, name)));

import { Stack, Typography } from "@mui/material";
import { Thumb } from "../../inputs/pictures/Thumb";
import { Columns, Row } from "../../layout/parts";
import { type Difference, differences, type Values } from "./differences";
import { WordDiff } from "./WordDiff";

type Props = {
  before: Values;
  after: Values;
  /** Returns the label of a field. */
  nameOf: (place: string) => string;
};

/** Show the differences between two versions: texts by word, pictures side by side. */
export function Comparison({ before, after, nameOf }: Props) {
  const all = differences(before, after);
  if (all.length === 0) return <Typography color="textSecondary">No hay ninguna diferencia.</Typography>;
  return (
    <Stack spacing={2.5}>
      {all.map((one) => (
        <Stack key={one.place} spacing={0.5}>
          <Typography variant="h3">{nameOf(one.place)}</Typography>
          {one.kind === "text" ? (
            <WordDiff before={one.before} after={one.after} lang={languageOf(one.place)} />
          ) : (
            <Pictures {...one} />
          )}
        </Stack>
      ))}
    </Stack>
  );
}

const languageOf = (place: string) => /\.(ca|en)(?:\.|$)/.exec(place)?.[1] ?? "es";

const Pictures = ({ before, after }: Extract<Difference, { kind: "pictures" }>) => (
  <Columns of={2}>
    <Side name="Antes" paths={before} />
    <Side name="Después" paths={after} />
  </Columns>
);

const Side = ({ name, paths }: { name: string; paths: string[] }) => (
  <Stack spacing={0.5}>
    <Typography variant="body2" color="textSecondary">
      {name}
      {paths.length === 0 && ": ninguna"}
    </Typography>
    <Row align="start">
      {paths.map((path, at) => (
        <Thumb key={path} path={path} alt={`${name}, imagen ${at + 1}`} size={paths.length > 1 ? 96 : 220} />
      ))}
    </Row>
  </Stack>
);

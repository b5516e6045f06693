import { Button, ButtonGroup } from "@mui/material";
import { useState } from "react";
import { Row } from "../../layout/parts";
import { LinkDialog } from "./LinkDialog";
import { type Edited, type LineKind, link, picture, setLines, wrap } from "./marks";
import { PictureDialog } from "./PictureDialog";

export type Edit = (text: string, start: number, end: number) => Edited;

type Props = { label: string; applyEdit: (edit: Edit) => void; selected: () => string };

/** Separate groups, so that they wrap on a phone. */
const lines: Record<string, LineKind>[] = [
  { Título: "title", Subtítulo: "subtitle", Párrafo: "text" },
  { Lista: "list", "Lista numerada": "numbers", Cita: "quote" },
];
const signs = { Negrita: "**", Cursiva: "*" };

/** Toolbar of the article editor: block types, emphasis, links and images. */
export function FormatBar({ label, applyEdit, selected }: Props) {
  const [asking, setAsking] = useState<{ for: "link"; words: string } | { for: "picture" }>();
  const close = () => setAsking(undefined);
  return (
    <Row role="group" aria-label={label}>
      {lines.map((group) => (
        <ButtonGroup key={Object.keys(group).join()} size="small">
          {Object.entries(group).map(([name, kind]) => (
            <Button key={name} onClick={() => applyEdit((text, start, end) => setLines(text, start, end, kind))}>
              {name}
            </Button>
          ))}
        </ButtonGroup>
      ))}
      <ButtonGroup size="small">
        {Object.entries(signs).map(([name, sign]) => (
          <Button key={name} onClick={() => applyEdit((text, start, end) => wrap(text, start, end, sign))}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <ButtonGroup size="small">
        <Button onClick={() => setAsking({ for: "link", words: selected() })}>Enlace…</Button>
        <Button onClick={() => setAsking({ for: "picture" })}>Imagen…</Button>
      </ButtonGroup>
      {asking?.for === "link" && (
        <LinkDialog
          words={asking.words}
          onClose={close}
          onMade={(words, to) => applyEdit((text, start, end) => link(text, start, end, words, to))}
        />
      )}
      {asking?.for === "picture" && (
        <PictureDialog
          onClose={close}
          onChosen={(path) => applyEdit((text, _start, end) => picture(text, end, path))}
        />
      )}
    </Row>
  );
}

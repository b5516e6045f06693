import { FormControlLabel, Switch } from "@mui/material";
import { lazy, Suspense } from "react";
import { useStore } from "react-admin";
import { Translated } from "../../inputs/Translated";
import { Columns } from "../../layout/parts";
import { Section } from "../../layout/Section";
import { Waiting } from "../../layout/Waiting";
import { ContentEditor } from "./ContentEditor";

const LivePreview = lazy(() => import("./LivePreview"));

/** Minimum width in px. Beside the preview, three languages do not fit in a row and are stacked. */
const contentWidth = 300;

export function ContentSection() {
  const [preview, setPreview] = useStore("blog.livePreview", false);
  return (
    <Section title="Contenido">
      <FormControlLabel
        control={<Switch checked={preview} onChange={(_event, on) => setPreview(on)} />}
        label="Ver el artículo mientras escribo"
      />
      <Columns of={preview ? 2 : 1} from="lg" spacing={3}>
        <Translated source="content" input={ContentEditor} minWidth={contentWidth} />
        {preview && (
          <Suspense fallback={<Waiting />}>
            <LivePreview />
          </Suspense>
        )}
      </Columns>
    </Section>
  );
}

import { Box, FormControlLabel, Switch } from "@mui/material";
import { lazy, Suspense } from "react";
import { useStore } from "react-admin";
import { Section } from "../inputs/Section";
import { Translated } from "../inputs/Translated";
import { Waiting } from "../layout/Waiting";
import { ContentEditor } from "./ContentEditor";

const LivePreview = lazy(() => import("./LivePreview"));

/** The article itself, and beside it, if wanted, how the site shows it while one writes. */
export function ContentSection() {
  const [preview, setPreview] = useStore("blog.livePreview", false);
  return (
    <Section title="Contenido">
      <FormControlLabel
        control={<Switch checked={preview} onChange={(_event, on) => setPreview(on)} />}
        label="Ver el artículo mientras escribo"
      />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            lg: preview ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr)",
          },
        }}
      >
        <Translated source="content" input={ContentEditor} />
        {preview && (
          <Suspense fallback={<Waiting />}>
            <LivePreview />
          </Suspense>
        )}
      </Box>
    </Section>
  );
}

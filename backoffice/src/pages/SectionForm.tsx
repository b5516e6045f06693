import type { Page, Section } from "@estudio/contract";
import { Button, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useMemo, useRef, useState } from "react";
import { Form } from "react-admin";
import { useFormContext } from "react-hook-form";
import { SaveShortcut } from "../editor/afterSubmit";
import { dropDraft } from "../editor/draft";
import { type DraftTarget, LocalDraft } from "../editor/LocalDraft";
import { PreviewButton } from "../editor/PreviewButton";
import type { Values } from "../editor/values";
import { Field } from "../inputs/Field";
import { PictureInput } from "../inputs/PictureInput";
import { Translated } from "../inputs/Translated";
import { ItemsInput } from "./ItemsInput";
import { emptySection, fromForm, mergeSections, type SectionValues, sectionNames, toForm } from "./sections";

type Props = {
  page: Page;
  sectionKey: string;
  section: Section | undefined;
  draftKey: string;
  onSave: (section: Section) => Promise<Record<string, string> | undefined>;
  onCancel: () => void;
};

/** Sections are compared one by one on the server: the version of the page does not matter to a draft. */
const noVersion = () => {};

/** One section open for editing. */
export function SectionForm({ page, sectionKey, section, draftKey, onSave, onCancel }: Props) {
  const base = useMemo(() => toForm(section ?? emptySection(sectionKey)), [section, sectionKey]);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone with what it stood in.
  useEffect(() => heading.current?.focus(), []);
  const draft: DraftTarget = { key: draftKey, base: base as unknown as Values, version: page.version };
  const target = useRef<DraftTarget | undefined>(draft);
  const submit = async (values: SectionValues) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    // Before the answer, because the form is gone with it: what it held is no draft then.
    target.current = undefined;
    const errors = await onSave(fromForm(values));
    target.current = errors && draft;
    busy.current = false;
    setSaving(false);
    return errors;
  };
  const cancel = () => {
    target.current = undefined;
    dropDraft(draftKey);
    onCancel();
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={sectionNames[sectionKey]}
      sx={{ p: 2.5, borderColor: "primary.main" }}
    >
      <Form
        defaultValues={base}
        onSubmit={submit as never}
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        noValidate
      >
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2, outline: "none" }}>
          {sectionNames[sectionKey]}
        </Typography>
        <Stack spacing={2.5}>
          <Translated source="title" label="Título" />
          <Translated source="subtitle" label="Subtítulo" multiline />
          <Translated source="description" label="Descripción" multiline minRows={3} />
          <PictureInput source="image" label="Imagen" />
          <Translated source="ctaText" label="Texto del botón" />
          <Field
            source="ctaUrl"
            label="Destino del botón"
            helperText="Una ruta de la web, como /contacto, o una dirección https://"
          />
          <ItemsInput />
          <Buttons page={page} saving={saving} onCancel={cancel} />
        </Stack>
        <SaveShortcut />
        <LocalDraft storageKey={draftKey} target={target} onRestore={noVersion} />
      </Form>
    </Paper>
  );
}

function Buttons({ page, saving, onCancel }: { page: Page; saving: boolean; onCancel: () => void }) {
  const { getValues } = useFormContext<SectionValues>();
  const preview = () => ({
    kind: "page" as const,
    id: page.pageKey,
    values: { sections: mergeSections(page, fromForm(getValues())) },
  });
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{
        flexWrap: "wrap",
        justifyContent: "flex-end",
        position: "sticky",
        bottom: 0,
        zIndex: 20,
        py: 1.25,
        bgcolor: "background.paper",
      }}
    >
      <PreviewButton request={preview} />
      <Button color="inherit" onClick={onCancel} disabled={saving}>
        Cancelar
      </Button>
      <Button type="submit" variant="contained" disabled={saving} aria-keyshortcuts="Control+S">
        {saving ? "Guardando…" : "Guardar"}
      </Button>
    </Stack>
  );
}

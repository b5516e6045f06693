import type { Page, PageCopy } from "@estudio/contract";
import { Button } from "@mui/material";
import type { MouseEvent } from "react";
import { useFormContext } from "react-hook-form";
import { intents } from "../copies/useCopySaving";
import { ErrorSummary } from "../editor/ErrorSummary";
import { PreviewButton } from "../editor/PreviewButton";
import { useDirty } from "../editor/useDirty";
import { useUploads, waitingLabel } from "../inputs/pictures/upload/uploads";
import { Row } from "../layout/parts";
import { useConfirmDiscard } from "../layout/useConfirmDiscard";
import { labelInSection } from "../words/fieldLabels";
import { isPageCopy } from "./copy/usePageCopy";
import * as css from "./SectionForm.module.css";
import { fromForm, type SectionValues, withEdited } from "./sections";

type Props = {
  page: Page | PageCopy;
  sectionKey: string;
  offersCopy: boolean;
  saving: boolean;
  onCancel: () => void;
};

/** Buttons of a section's form. In a working copy, saving does not publish; the copy is published as a whole. */
export function SectionButtons({ page, sectionKey, offersCopy, saving, onCancel }: Props) {
  const { getValues } = useFormContext<SectionValues>();
  const dirty = useDirty();
  const { waiting } = useUploads();
  const { leave, question } = useConfirmDiscard(() => dirty, onCancel);
  const preview = () => {
    const edited = fromForm(getValues());
    // For a copy, the API merges the edited section with what is published now. The page is previewed without its copy.
    const sections = isPageCopy(page) ? [edited] : withEdited(page, edited);
    return { kind: "page" as const, id: page.pageKey, values: { sections } };
  };
  // Not `disabled` while saving, which would lose the keyboard focus.
  const unlessSaving = (event: MouseEvent) => saving && event.preventDefault();
  const submit = { type: "submit", "aria-disabled": saving, onClick: unlessSaving } as const;
  const usual = isPageCopy(page) ? "Guardar sin publicar" : "Guardar y publicar";
  return (
    <Row justify="end" className={css.buttons}>
      <ErrorSummary nameOf={(place) => labelInSection(place, page.pageKey, sectionKey)} />
      <PreviewButton request={preview} />
      <Button color="inherit" onClick={leave} disabled={saving}>
        Cancelar
      </Button>
      {/* Implicit submission (Enter) uses the first submit button: it may save a working copy, but never publish. */}
      <button {...submit} disabled={!isPageCopy(page)} hidden tabIndex={-1} />
      {offersCopy && (
        <Button {...submit} variant="outlined" value={intents.copy}>
          Guardar sin publicar
        </Button>
      )}
      <Button {...submit} variant="contained" aria-keyshortcuts="Control+S">
        {waiting ? waitingLabel : saving ? "Guardando…" : usual}
      </Button>
      {question}
    </Row>
  );
}

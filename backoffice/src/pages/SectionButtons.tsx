import type { Page, PageCopy } from "@estudio/contract";
import { Button } from "@mui/material";
import type { MouseEvent } from "react";
import { useFormContext } from "react-hook-form";
import { intents } from "../copies/useCopySaving";
import { ErrorSummary } from "../editor/ErrorSummary";
import { PreviewButton } from "../editor/PreviewButton";
import { useDirty } from "../editor/useDirty";
import { useUploadsUnderWay, waitingWords } from "../inputs/pictures/uploadsUnderWay";
import { Row } from "../layout/parts";
import { useAskBeforeLosing } from "../layout/useAskBeforeLosing";
import { nameInSection } from "../words/places";
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

/** Under the form of a section. In a working copy its save publishes nothing: that is done with the whole copy. */
export function SectionButtons({ page, sectionKey, offersCopy, saving, onCancel }: Props) {
  const { getValues } = useFormContext<SectionValues>();
  const dirty = useDirty();
  const { waiting } = useUploadsUnderWay();
  const { leave, question } = useAskBeforeLosing(() => dirty, onCancel);
  const preview = () => {
    const edited = fromForm(getValues());
    // Of a copy the API knows what others have published meanwhile; the published page is shown without its copy.
    const sections = isPageCopy(page) ? [edited] : withEdited(page, edited);
    return { kind: "page" as const, id: page.pageKey, values: { sections } };
  };
  // Not `disabled` while it saves: who pressed it with the keyboard would lose their place, also when a question comes instead.
  const unlessSaving = (event: MouseEvent) => saving && event.preventDefault();
  const submit = { type: "submit", "aria-disabled": saving, onClick: unlessSaving } as const;
  const usual = isPageCopy(page) ? "Guardar sin publicar" : "Guardar y publicar";
  return (
    <Row justify="end" className={css.buttons}>
      <ErrorSummary nameOf={(place) => nameInSection(place, page.pageKey, sectionKey)} />
      <PreviewButton request={preview} />
      <Button color="inherit" onClick={leave} disabled={saving}>
        Cancelar
      </Button>
      {/* Enter in a field presses the first button of its form. It saves a working copy, and publishes nothing. */}
      <button {...submit} disabled={!isPageCopy(page)} hidden tabIndex={-1} />
      {offersCopy && (
        <Button {...submit} variant="outlined" value={intents.copy}>
          Guardar sin publicar
        </Button>
      )}
      <Button {...submit} variant="contained" aria-keyshortcuts="Control+S">
        {waiting ? waitingWords : saving ? "Guardando…" : usual}
      </Button>
      {question}
    </Row>
  );
}

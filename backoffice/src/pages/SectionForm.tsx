import type { Page, PageCopy, Section } from "@estudio/contract";
import { blankSection, sectionIn } from "@estudio/contract/content/blank";
import { findSectionConflicts, mergeSection } from "@estudio/contract/pages/mergeSection";
import { Paper, Stack, Typography } from "@mui/material";
import { type BaseSyntheticEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Form } from "react-admin";
import type { FieldValues } from "react-hook-form";
import { missingCopyTexts } from "../copies/missingCopyTexts";
import { intents } from "../copies/useCopySaving";
import { SaveShortcut } from "../editor/saving/afterSubmit";
import { ConflictDialog } from "../editor/saving/conflict/ConflictDialog";
import { dropDraft } from "../editor/saving/draft";
import { LeaveWarning } from "../editor/saving/LeaveWarning";
import { type DraftTarget, LocalDraft } from "../editor/saving/LocalDraft";
import { SavesAfterUploads, submitterValue } from "../inputs/pictures/upload/uploads";
import { isPageCopy, pageOf } from "./copy/usePageCopy";
import { SectionButtons } from "./SectionButtons";
import { SectionFields } from "./SectionFields";
import * as css from "./SectionForm.module.css";
import { clearKeyTitle, type FormItem, fromForm, type SectionValues, sectionNames, toForm } from "./sections";
import { useSectionSaving } from "./useSectionSaving";

type Props = {
  page: Page | PageCopy;
  /** Whether a working copy can be created: the page has none yet. */
  offersCopy: boolean;
  sectionKey: string;
  section: Section | undefined;
  onSaved: (stored: Page | PageCopy) => void;
  /** Called with the stored version if the user discards their own in a conflict. */
  onReload: (stored: Page | PageCopy) => void;
  onCancel: () => void;
};

/** Returns the version of the published page: its own, or the one that the copy is based on. */
const baseOf = (stored: Page | PageCopy) => (isPageCopy(stored) ? stored.base : stored.version);

export const SectionForm = (props: Props) => (
  <SavesAfterUploads>
    <Editing {...props} />
  </SavesAfterUploads>
);

function Editing({ page, offersCopy, sectionKey, section, onSaved, onReload, onCancel }: Props) {
  const inCopy = isPageCopy(page);
  const draftKey = `pages/${page.pageKey}/${sectionKey}${inCopy ? "/copy" : ""}`;
  const base = useMemo(() => toForm(clearKeyTitle(section ?? blankSection(sectionKey))), [section, sectionKey]);
  /** Whether the section's working copy no longer exists. */
  const isGone = (current: Page | PageCopy): current is PageCopy =>
    inCopy && isPageCopy(current) && current.version === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form replaces the button that opened it and had the focus.
  useEffect(() => heading.current?.focus(), []);
  const target = useRef<DraftTarget | undefined>({ key: draftKey, base, version: page.version });
  /** Drops the draft, also the one that unmounting would write. */
  const close = (then: () => void) => {
    target.current = undefined;
    dropDraft(draftKey);
    then();
  };
  const items = useRef<FormItem[]>([]);
  const { submit, saving, conflict, setConflict } = useSectionSaving(page, items, (stored) =>
    close(() => onSaved(stored)),
  );
  // react-admin does not type the form's values; they have the shape of its default values.
  const save = (values: FieldValues, event?: BaseSyntheticEvent) => {
    // A restored draft may be based on an older version; the server then detects a conflict in this section.
    const seen = { ...page, version: target.current?.version ?? page.version };
    const toCopy = inCopy || (event !== undefined && submitterValue(event) === intents.copy);
    const sent = values as SectionValues;
    items.current = sent.items;
    return submit(fromForm(sent), seen, toCopy);
  };
  /** The section as it was when editing began. */
  const sectionBefore = () => fromForm({ ...base, ...target.current?.base });
  const storedIn = (current: Page | PageCopy) => clearKeyTitle(sectionIn(current, sectionKey));
  const storedNow = (current: Page | PageCopy) => fromForm(toForm(storedIn(current)));
  return (
    <Paper component="section" variant="card" aria-label={sectionNames[sectionKey]} className={css.open}>
      <Form defaultValues={base} onSubmit={save} disableInvalidFormNotification noValidate>
        <Stack spacing={2.5}>
          <Typography variant="h2" ref={heading} tabIndex={-1}>
            {sectionNames[sectionKey]}
          </Typography>
          <InertWhile saving={saving}>
            <SectionFields page={page} sectionKey={sectionKey} />
          </InertWhile>
          <SectionButtons
            page={page}
            sectionKey={sectionKey}
            offersCopy={offersCopy}
            saving={saving}
            onCancel={() => close(onCancel)}
          />
        </Stack>
        <SaveShortcut />
        <LeaveWarning />
        <LocalDraft storageKey={draftKey} target={target} />
      </Form>
      {conflict && (
        <ConflictDialog
          current={conflict.current}
          both={findSectionConflicts(conflict.mine, sectionBefore(), storedNow(conflict.current))}
          page={page.pageKey}
          {...(isGone(conflict.current) && inCopy && missingCopyTexts(pageOf(conflict.current), page))}
          onKeepEditing={() => setConflict(undefined)}
          onReload={() => close(() => onReload(conflict.current))}
          onOverwrite={() => {
            const { mine, current } = conflict;
            setConflict(undefined);
            // Keeps what others changed meanwhile. If the copy was discarded, the whole form is the user's.
            const isMine = isGone(current) && baseOf(current) === baseOf(page);
            const own = isMine ? mine : mergeSection(mine, sectionBefore(), storedIn(current));
            void submit(own, current, isPageCopy(current));
          }}
        />
      )}
    </Paper>
  );
}

/** Makes the fields inert while saving: the form closes afterwards, which would lose what is typed meanwhile. */
function InertWhile({ saving, children }: { saving: boolean; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = fields;
    const focused = document.activeElement;
    if (!saving || !current) return;
    current.inert = true;
    return () => {
      current.inert = false;
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    };
  }, [saving]);
  return (
    <Stack spacing={2.5} ref={fields}>
      {children}
    </Stack>
  );
}

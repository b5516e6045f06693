import { clock } from "@estudio/contract/content/publication";
import { slugify } from "@estudio/contract/rules/slug";
import { Stack } from "@mui/material";
import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, type RaRecord, useDataProvider, useRecordContext, useResourceContext } from "react-admin";
import { useLocation } from "react-router-dom";
import { useCopies } from "../copies/CopiesContext";
import { CopyBanner } from "../copies/CopyBanner";
import { copyQuery, type Live } from "../copies/calls";
import { LiveChanged } from "../copies/LiveChanged";
import { useCopySaving } from "../copies/useCopySaving";
import { acceptIfStored } from "../data/api";
import { primeQuery, queryClient, refreshLists } from "../data/queryClient";
import { SavesAfterUploads, useUploads, withStatusWhenAsked } from "../inputs/pictures/upload/uploads";
import { useToast } from "../layout/toasts/useToast";
import { formQuery } from "./EditScreen";
import { FirstErrorToast, ResetToServerValues, SaveShortcut } from "./saving/afterSubmit";
import type { Stored } from "./saving/conflict/conflictWords";
import { RecordConflict } from "./saving/conflict/RecordConflict";
import { DefaultButton } from "./saving/DefaultButton";
import { dropDraft, tab } from "./saving/draft";
import { FocusHandover, useHandover } from "./saving/focusHandover";
import { LeaveWarning } from "./saving/LeaveWarning";
import { type DraftTarget, LocalDraft } from "./saving/LocalDraft";
import { useCreation } from "./saving/useCreation";
import { useSaving } from "./saving/useSaving";
import { changedFields, isStored, type Values, writable } from "./values";

export type Words = { created: string; updated: string; updatedDetail?: string; saveFailed: string };

type Props = {
  words: Words;
  defaults: Values;
  /** Renders the save bar. @param savedAt time of the last save in this form */
  bar: (savedAt: string | undefined) => ReactNode;
  children: ReactNode;
};

/** Form of a new or stored record, with saving, conflict detection and local drafts. */
export const RecordForm = (props: Props) => (
  <SavesAfterUploads>
    <Editing {...props} />
  </SavesAfterUploads>
);

/**
 * Navigation state from the form of a new record to that of the stored one: which tab's draft to restore without asking,
 * and the time of the save. The browser's history keeps it across reloads.
 */
type Handover = { resume?: string; savedAt?: string } | null;

function Editing({ words, defaults, bar, children }: Props) {
  const record = useRecordContext<RaRecord & Stored>();
  const resource = useResourceContext() as string;
  const dataProvider = useDataProvider();
  const toast = useToast();
  const { handsOver, handOver } = useHandover();
  const { uploads } = useUploads();
  const handover: Handover = useLocation().state;
  const formKey = `${resource}/${record?.id ?? "new"}`;
  const copySaving = useCopySaving(record);
  const shownCopy = useCopies()?.shown === "copy";
  const storageKey = shownCopy ? `${formKey}/copy` : formKey;
  const version = useRef(record?.version);
  const { creation, refusal, create } = useCreation(resource);
  const target = useRef<DraftTarget>();
  const submitted = useRef<Values>();
  const [conflict, setConflict] = useState<RaRecord & Stored>();
  const [liveChanged, setLiveChanged] = useState<Stored>();
  const [savedAt, setSavedAt] = useState(
    record && isUnchangedSinceCreation(record, handover?.savedAt) ? handover?.savedAt : undefined,
  );
  const targetsRecord = () => copySaving?.targetsRecord() ?? true;
  const failed = () => refusal.current ?? (copySaving && !targetsRecord() ? copySaving.failed() : words.saveFailed);
  const { save } = useSaving({ failed, keepsDraft: true, once: !record });

  useEffect(() => {
    version.current = record?.version;
    const made = { version: record?.version, creation: creation.current };
    target.current = { key: storageKey, base: record ?? defaults, ...made };
  }, [record, defaults, storageKey, creation]);

  /** Replaces the record in the form. */
  const show = (stored: RaRecord & Stored) => queryClient.setQueryData(formQuery(resource, stored.id), stored);

  /** Counts saves that changed nothing. The record stays the same object then, but the form must become clean. */
  const [unchanged, setUnchanged] = useState(0);
  const isUnchanged = (stored: Stored) =>
    record && stored.version === version.current && shownCopy === "base" in stored;
  const settle = (stored: Stored) => {
    dropDraft(storageKey);
    setSavedAt(stored.updatedAt);
    if (isUnchanged(stored)) setUnchanged((times) => times + 1);
    void refreshLists();
  };

  const saved = async (stored: RaRecord & Stored) => {
    settle(stored);
    if (isUnchanged(stored)) toast.unchanged();
    else toast.done(record ? words.updated : words.created, record ? words.updatedDetail : undefined);
    if (record) return void show(stored);
    // Uploads that end and text typed from here on belong to the stored record's form.
    await uploads.settled();
    target.current = { key: `${resource}/${stored.id}`, base: submitted.current ?? stored, version: stored.version };
    // Fill the cache: a loading form would take the focus away while the editor types.
    await primeQuery(formQuery(resource, stored.id), stored);
    await primeQuery(copyQuery(resource, stored.id), null);
    const left: Handover = { resume: tab, savedAt: stored.updatedAt };
    handOver(`/${resource}/${stored.id}/edit`, left);
  };

  const showConflict = (current: unknown, body: { errors?: Record<string, string> } | undefined) => {
    const stored = current as RaRecord & Stored;
    const isLive = Boolean(body?.errors?.base);
    setLiveChanged(isLive ? stored : undefined);
    if (!isLive) setConflict(stored);
  };
  const submit = (inForm: Values, event?: BaseSyntheticEvent) =>
    save(async () => {
      const values = withStatusWhenAsked(event, inForm);
      if (event) copySaving?.rememberButton(event);
      const changes = leaveSlugToServer(record ? changedFields(record, values) : writable(values), values);
      submitted.current = structuredClone(values);
      if (copySaving && !targetsRecord()) return settle(await copySaving.store(changes, values, version.current ?? 0));
      const data = { ...changes, ...(record && { version: version.current }) };
      // The server chooses the slug if it was derived from the title, so any slug matches.
      const matches = (current: RaRecord & Stored) =>
        isStored(current, changes.slug === "" ? { ...values, slug: current.slug } : values);
      await saved(await store(data).catch((thrown) => acceptIfStored(thrown, matches)));
    }, record && showConflict);

  const store = async (data: Values) =>
    record ? (await dataProvider.update(resource, { id: record.id, data, previousData: record })).data : create(data);

  return (
    <Form
      key={formKey}
      defaultValues={record ? undefined : defaults}
      onSubmit={submit}
      resetOptions={keepDirtyFields}
      disableInvalidFormNotification
      noValidate
    >
      <DefaultButton />
      <Stack spacing={3}>
        <CopyBanner />
        {children}
        {bar(savedAt)}
      </Stack>
      <LeaveWarning off={handsOver} />
      <FocusHandover />
      <SaveShortcut />
      <FirstErrorToast />
      <ResetToServerValues record={record} submitted={submitted} unchanged={unchanged} />
      <LocalDraft
        storageKey={storageKey}
        target={target}
        onRestore={(basis) => {
          version.current = basis.version ?? version.current;
          creation.current = basis.creation ?? creation.current;
          if (target.current) target.current.creation = creation.current;
        }}
      />
      {conflict && record && (
        <RecordConflict
          current={conflict}
          before={(copySaving?.isGone(conflict) ? conflict : target.current?.base) ?? record}
          words={copySaving?.conflictTexts(conflict)}
          onClose={() => setConflict(undefined)}
          onReload={() => {
            dropDraft(storageKey);
            setSavedAt(undefined);
            const stored = copySaving?.acceptStored(conflict as Live) ?? conflict;
            target.current = { key: storageKey, base: stored, version: stored.version };
            if (!copySaving) show(stored);
          }}
          onOverwrite={(values) => {
            if (!copySaving?.overwrite(conflict)) version.current = conflict.version;
            return submit(values);
          }}
        />
      )}
      {liveChanged && copySaving && (
        <LiveChanged
          live={liveChanged}
          onClose={() => setLiveChanged(undefined)}
          onPublish={() =>
            save(async () => settle(await copySaving.publish(version.current ?? 0, liveChanged.version)), showConflict)
          }
        />
      )}
    </Form>
  );
}

/** Tells whether the record is unchanged since it was created, except for its scheduled publication. */
const isUnchangedSinceCreation = ({ version, updatedAt, updatedBy }: Stored, savedAt: string | undefined) =>
  updatedAt === savedAt || (version === 2 && updatedBy === clock);

/** Leaves a slug derived from the title to the server, which appends a number if it is taken. */
const leaveSlugToServer = (changes: Values, { title }: Values): Values =>
  changes.slug && changes.slug === slugify(String(title)) ? { ...changes, slug: "" } : changes;

/** Keeps what the editor types during a save; other fields take the stored values. */
const keepDirtyFields = { keepDirtyValues: true };

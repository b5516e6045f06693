import { slugify } from "@estudio/contract/rules/slug";
import { Stack } from "@mui/material";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, type RaRecord, useDataProvider, useRecordContext, useResourceContext } from "react-admin";
import { useLocation, useNavigate } from "react-router-dom";
import { queryClient, refreshLists } from "../data/queryClient";
import { leavingForLogin } from "../data/session";
import { SavesAfterUploads, useUploadsUnderWay } from "../inputs/pictures/uploadsUnderWay";
import { useToast } from "../layout/toasts/useToast";
import { editMeta } from "./EditScreen";
import { SaveShortcut, SayWhatIsMissing, TakeStored } from "./saving/afterSubmit";
import type { Stored } from "./saving/ConflictDialog";
import { dropDraft } from "./saving/draft";
import { type DraftTarget, LocalDraft } from "./saving/LocalDraft";
import { RecordConflict } from "./saving/RecordConflict";
import { useSaving } from "./saving/useSaving";
import { changedFields, type Values, writable } from "./values";

/** The sentences of one kind of record. */
export type Words = { created: string; updated: string; updatedDetail?: string; saveFailed: string };

type Props = {
  words: Words;
  defaults: Values;
  /** The bar with the save button. @param savedAt when this form last saved, if it did */
  bar: (savedAt: string | undefined) => ReactNode;
  children: ReactNode;
};

/** The form of a record, new or stored: saving, conflicts, drafts and the bar that shows all of it. */
export const RecordForm = (props: Props) => (
  <SavesAfterUploads>
    <Editing {...props} />
  </SavesAfterUploads>
);

/** What the form of a new record leaves to that of the stored one: when it was saved, and what was typed meanwhile. */
type Handover = { resume?: boolean; savedAt?: string } | null;

function Editing({ words, defaults, bar, children }: Props) {
  const record = useRecordContext<RaRecord & Stored>();
  const resource = useResourceContext() as string;
  const dataProvider = useDataProvider();
  const toast = useToast();
  const navigate = useNavigate();
  const { uploads } = useUploadsUnderWay();
  const handover = useLocation().state as Handover;
  const storageKey = `${resource}/${record?.id ?? "new"}`;
  const version = useRef(record?.version);
  const target = useRef<DraftTarget>();
  const submitted = useRef<Values>();
  const [conflict, setConflict] = useState<RaRecord & Stored>();
  const [savedAt, setSavedAt] = useState(
    record && handover?.savedAt === record.updatedAt ? handover.savedAt : undefined,
  );
  const { save } = useSaving({ failed: words.saveFailed, keepsDraft: true, once: !record });

  useEffect(() => {
    version.current = record?.version;
    target.current = { key: storageKey, base: record ?? defaults, version: record?.version };
  }, [record, defaults, storageKey]);

  /** Puts what is stored now into the form. */
  const show = (stored: RaRecord & Stored) =>
    queryClient.setQueryData([resource, "getOne", { id: String(stored.id), meta: editMeta }], stored);

  const saved = async (stored: RaRecord & Stored) => {
    dropDraft(storageKey);
    setSavedAt(stored.updatedAt);
    toast.done(record ? words.updated : words.created, record ? words.updatedDetail : undefined);
    void refreshLists();
    if (record) return void show(stored);
    // Pictures chosen meanwhile, and what is typed from here on, belong to the stored record, whose form takes them up.
    await uploads.settled();
    target.current = { key: `${resource}/${stored.id}`, base: submitted.current ?? stored, version: stored.version };
    navigate(`/${resource}/${stored.id}/edit`, {
      replace: true,
      state: { resume: true, savedAt: stored.updatedAt } satisfies Handover,
    });
  };

  const showConflict = (current: unknown) => setConflict(current as RaRecord & Stored);
  const submit = (values: Values) =>
    save(async () => {
      const changes = record ? changedFields(record, values) : writable(values);
      const data = { ...madeFromTitle(changes, values), ...(record && { version: version.current }) };
      submitted.current = structuredClone(values);
      await saved(await store(data));
    }, showConflict);

  const store = async (data: Values) =>
    record
      ? (await dataProvider.update(resource, { id: record.id, data, previousData: record })).data
      : (await dataProvider.create(resource, { data })).data;

  return (
    <Form
      key={storageKey}
      defaultValues={record ? undefined : defaults}
      onSubmit={submit}
      resetOptions={keepTyped}
      warnWhenUnsavedChanges={!leavingForLogin.use()}
      disableInvalidFormNotification
      noValidate
    >
      <Stack spacing={3}>
        {children}
        {bar(savedAt)}
      </Stack>
      <SaveShortcut />
      <SayWhatIsMissing />
      <TakeStored record={record} submitted={submitted} />
      <LocalDraft
        storageKey={storageKey}
        target={target}
        onRestore={(draftVersion) => {
          version.current = draftVersion ?? version.current;
        }}
      />
      {conflict && record && (
        <RecordConflict
          current={conflict}
          before={record}
          onClose={() => setConflict(undefined)}
          onReload={() => {
            dropDraft(storageKey);
            setSavedAt(undefined);
            target.current = { key: storageKey, base: conflict, version: conflict.version };
            show(conflict);
          }}
          onOverwrite={(values) => {
            version.current = conflict.version;
            return submit(values);
          }}
        />
      )}
    </Form>
  );
}

/** An address nobody wrote by hand is left to the server, which numbers it when it is taken. */
const madeFromTitle = (changes: Values, { title }: Values): Values =>
  changes.slug && changes.slug === slugify(String(title)) ? { ...changes, slug: "" } : changes;

/** What is typed while a save is on its way stays; the rest becomes what the server stored. */
const keepTyped = { keepDirtyValues: true };

import { slugify } from "@estudio/contract/slug";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, type RaRecord, useDataProvider, useRecordContext, useResourceContext } from "react-admin";
import { useNavigate } from "react-router-dom";
import { isApiError } from "../api";
import { useToast } from "../layout/useToast";
import { queryClient, refreshLists } from "../queryClient";
import { SaveShortcut, SayWhatIsMissing, TakeStored } from "./afterSubmit";
import type { Stored } from "./ConflictDialog";
import { dropDraft } from "./draft";
import { editMeta } from "./EditScreen";
import { type DraftTarget, LocalDraft } from "./LocalDraft";
import { RecordConflict } from "./RecordConflict";
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
export function RecordForm({ words, defaults, bar, children }: Props) {
  const record = useRecordContext<RaRecord & Stored>();
  const resource = useResourceContext() as string;
  const dataProvider = useDataProvider();
  const toast = useToast();
  const navigate = useNavigate();
  const storageKey = `${resource}/${record?.id ?? "new"}`;
  const version = useRef(record?.version);
  const target = useRef<DraftTarget>();
  const busy = useRef(false);
  const submitted = useRef<Values>();
  const [conflict, setConflict] = useState<RaRecord & Stored>();
  const [savedAt, setSavedAt] = useState<string>();

  useEffect(() => {
    version.current = record?.version;
    target.current = { key: storageKey, base: record ?? defaults, version: record?.version };
  }, [record, defaults, storageKey]);

  /** Puts what is stored now into the form. */
  const show = (stored: RaRecord & Stored) =>
    queryClient.setQueryData([resource, "getOne", { id: String(stored.id), meta: editMeta }], stored);

  const saved = (stored: RaRecord & Stored) => {
    dropDraft(storageKey);
    setSavedAt(stored.updatedAt);
    toast.done(record ? words.updated : words.created, record ? words.updatedDetail : undefined);
    void refreshLists();
    if (record) return void show(stored);
    // What is typed from here on belongs to the stored record, whose form takes it up.
    target.current = { key: `${resource}/${stored.id}`, base: stored, version: stored.version };
    navigate(`/${resource}/${stored.id}/edit`, { replace: true, state: { resume: true } });
  };

  const submit = async (values: Values) => {
    if (busy.current) return;
    busy.current = true;
    const changes = record ? changedFields(record, values) : writable(values);
    const data = { ...madeFromTitle(changes, values), ...(record && { version: version.current }) };
    submitted.current = structuredClone(values);
    try {
      saved(await store(data));
      // A form that has created its record never saves again: it would create another.
      busy.current = !record;
    } catch (thrown) {
      busy.current = false;
      return refused(thrown);
    }
  };

  const store = async (data: Values) =>
    record
      ? (await dataProvider.update(resource, { id: record.id, data, previousData: record })).data
      : (await dataProvider.create(resource, { data })).data;

  /** @returns the errors of the fields; at least one, so that the form knows it was not saved. */
  const refused = (thrown: unknown) => {
    if (isApiError(thrown) && thrown.status === 409) setConflict(thrown.body?.current as RaRecord & Stored);
    else toast.failed(words.saveFailed);
    return (isApiError(thrown) && thrown.body?.errors) || { root: { serverError: words.saveFailed } };
  };

  return (
    <Form
      key={storageKey}
      defaultValues={record ? undefined : defaults}
      onSubmit={submit}
      resetOptions={keepTyped}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
    >
      {children}
      {bar(savedAt)}
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

import type { Published } from "@estudio/contract/content/publication";
import { type RaRecord, useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useCopies } from "../../copies/CopiesContext";
import { CopyReceipt } from "../../copies/CopyReceipt";
import { SaveButtons } from "../../copies/SaveButtons";
import { LanguageSwitch } from "../../inputs/languages";
import { useUploads, waitingLabel } from "../../inputs/pictures/upload/uploads";
import { BottomBar } from "../BottomBar";
import { PreviewButton } from "../PreviewButton";
import { writable } from "../values";
import { SaveReceipt } from "./SaveReceipt";

type Props = { kind: "project" | "post" | "guide"; publicPath: (slug: string) => string; savedAt: string | undefined };
type Stored = RaRecord & Published & { slug: string; updatedAt: string; updatedBy: string };

/** Public API addresses. */
const readAt = { project: "/api/projects", post: "/api/blog", guide: "/api/guides" };

/** Save bar of content that visitors see: languages, preview and save buttons. */
export function SaveBar({ kind, publicPath, savedAt }: Props) {
  const record = useRecordContext<Stored>();
  const { getValues } = useFormContext();
  const { waiting } = useUploads();
  const { shown, copy } = useCopies() ?? {};
  const receipt =
    savedAt &&
    record &&
    (shown === "copy" && copy ? (
      <CopyReceipt savedAt={savedAt} publishAt={copy.publishAt} />
    ) : (
      <SaveReceipt
        savedAt={savedAt}
        path={publicPath(record.slug)}
        record={record}
        readAt={`${readAt[kind]}/${record.slug}`}
      />
    ));
  return (
    <BottomBar receipt={receipt}>
      <LanguageSwitch />
      <PreviewButton request={() => ({ kind, id: record && Number(record.id), values: writable(getValues()) })} />
      <SaveButtons waiting={waiting ? waitingLabel : undefined} />
    </BottomBar>
  );
}

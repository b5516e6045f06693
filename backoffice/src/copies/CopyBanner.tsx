import { publicationOf } from "@estudio/contract/content/publication";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useDirty } from "../editor/useDirty";
import { useUploads } from "../inputs/pictures/upload/uploads";
import { historyOf } from "../versions/address";
import { type Copies, useCopies } from "./CopiesContext";
import { CopyNotice, LiveNotice, NoticeButton, PublishedNotice } from "./CopyNotice";
import { type Copy, copyQuery, discardCopy, readBoth, readCopy, writeCopy } from "./calls";
import { copyHistoryId } from "./copyHistory";
import { DiscardCopy } from "./DiscardCopy";
import { ScheduleCopy } from "./schedule/ScheduleCopy";
import { useScheduledPublication } from "./schedule/useScheduledPublication";
import { intents } from "./useCopySaving";

/** Say whether the form shows the copy or the published record, and offer the copy's actions. */
export function CopyBanner() {
  const copies = useCopies();
  return copies ? <RecordBanner copies={copies} /> : null;
}

function RecordBanner({ copies }: { copies: Copies }) {
  const { of } = copies;
  const typed = useDirty();
  const { uploads } = useUploads();
  // Switching remounts the form, so a running upload must reach the current one first.
  const show = (which: "live" | "copy") => void uploads.settled().then(() => copies.show(which));
  const published = useScheduledPublication(copies, {
    queryKey: copyQuery(of.resource, of.id),
    read: () => readBoth(of),
    typed,
  });
  if (published) return <PublishedNotice at={published.updatedAt} typed={typed && copies.copy !== null} />;
  if (!copies.copy) return null;
  if (copies.shown === "copy")
    return <CopyActions copies={copies} copy={copies.copy} onShowLive={() => show("live")} />;
  return (
    <LiveNotice copy={copies.copy}>
      <NoticeButton onClick={() => show("copy")}>Volver a la copia</NoticeButton>
    </LiveNotice>
  );
}

type CopyActionsProps = { copies: Copies; copy: Copy; onShowLive: () => void };

function CopyActions({ copies, copy, onShowLive }: CopyActionsProps) {
  const { of, live, show, keep } = copies;
  const { reset } = useFormContext();
  const [open, setOpen] = useState<"schedule" | "discard">();
  const close = () => setOpen(undefined);
  const stale = async () => {
    close();
    keep({ copy: await readCopy(of) });
  };
  const isPublic = publicationOf(live) === "published";
  const discarded = () => {
    // Clears the dirty state, or the typed text would survive as a local draft.
    reset(copy);
    show("live");
    keep({ live, copy: null });
  };
  return (
    <>
      <CopyNotice copy={copy} isPublic={isPublic} history={historyOf(of.resource, copyHistoryId(of.id))}>
        <NoticeButton onClick={onShowLive}>{isPublic ? "Ver la publicada" : "Ver la retirada"}</NoticeButton>
        <NoticeButton type="submit" value={intents.publish}>
          Publicar
        </NoticeButton>
        <NoticeButton onClick={() => setOpen("schedule")}>Programar</NoticeButton>
        <NoticeButton color="error" onClick={() => setOpen("discard")}>
          Descartar
        </NoticeButton>
      </CopyNotice>
      {open === "schedule" && (
        <ScheduleCopy
          planned={copy.publishAt}
          onPlan={async (publishAt) => keep({ copy: await writeCopy(of, { publishAt, version: copy.version }) })}
          onStale={stale}
          onClose={close}
        />
      )}
      {open === "discard" && (
        <DiscardCopy
          version={copy.version}
          onDiscard={(version) => discardCopy(of, version)}
          onDone={discarded}
          onStale={stale}
          onClose={close}
        />
      )}
    </>
  );
}

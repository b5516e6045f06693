import type { Page, PageCopy } from "@estudio/contract";
import { useState } from "react";
import { CopyNotice, LiveNotice, NoticeButton, PublishedNotice } from "../../copies/CopyNotice";
import { readPageAndCopy, writePageCopy } from "../../copies/calls";
import { copyHistoryId } from "../../copies/copyHistory";
import { DiscardCopy } from "../../copies/DiscardCopy";
import { LiveChanged } from "../../copies/LiveChanged";
import { ScheduleCopy } from "../../copies/schedule/ScheduleCopy";
import { useScheduledPublication } from "../../copies/schedule/useScheduledPublication";
import { call } from "../../data/api";
import { PreviewButton } from "../../editor/PreviewButton";
import { historyOf } from "../../versions/address";
import { type PageCopies, pageCopyQuery } from "./usePageCopy";
import { usePublishing } from "./usePublishing";

type Props = {
  copies: PageCopies;
  /** A section is being edited, and its input must not be lost. */
  busy: boolean;
  onPublished: (stored: Page) => void;
};

/** Say whether the page or its working copy is shown, and offer the copy's actions. */
export function PageCopyBanner({ copies, busy, onPublished }: Props) {
  const { live, copy, shown, show } = copies;
  const { pageKey } = live;
  const published = useScheduledPublication(copies, {
    queryKey: pageCopyQuery(pageKey),
    read: () => readPageAndCopy(pageKey),
    typed: busy,
  });
  if (published) return <PublishedNotice at={published.updatedAt} typed={busy && copy !== null} />;
  if (!copy) return null;
  if (shown === "copy") return <CopyActions copies={copies} copy={copy} busy={busy} onPublished={onPublished} />;
  return (
    <LiveNotice copy={copy}>
      <NoticeButton disabled={busy} onClick={() => show("copy")}>
        Volver a la copia
      </NoticeButton>
    </LiveNotice>
  );
}

function CopyActions({ copies, copy, busy, onPublished }: Props & { copy: PageCopy }) {
  const { show, keep, reread } = copies;
  const { pageKey, version } = copy;
  const [open, setOpen] = useState<"schedule" | "discard">();
  const close = () => setOpen(undefined);
  const stale = () => {
    close();
    reread();
  };
  const { publish, publishing, liveChanged, setLiveChanged } = usePublishing(copies, onPublished);
  const actions = [
    { name: "Ver la publicada", act: () => show("live") },
    { name: "Publicar", act: () => void publish(version) },
    { name: "Programar", act: () => setOpen("schedule") },
  ];
  return (
    <>
      <CopyNotice copy={copy} isPublic history={historyOf("pages", copyHistoryId(pageKey))}>
        {actions.map(({ name, act }) => (
          <NoticeButton key={name} disabled={busy || publishing} onClick={act}>
            {name}
          </NoticeButton>
        ))}
        <NoticeButton color="error" disabled={busy || publishing} onClick={() => setOpen("discard")}>
          Descartar
        </NoticeButton>
        {!busy && <PreviewButton size="small" request={() => ({ kind: "page", id: pageKey })} />}
      </CopyNotice>
      {open === "schedule" && (
        <ScheduleCopy
          planned={copy.publishAt}
          onPlan={async (publishAt) => keep({ copy: await writePageCopy(pageKey, { publishAt, version }) })}
          onStale={stale}
          onClose={close}
        />
      )}
      {open === "discard" && (
        <DiscardCopy
          version={version}
          onDiscard={(seen) =>
            call("DELETE /api/admin/pages/{pageKey}/copy", { params: { pageKey }, query: { version: seen } })
          }
          onDone={() => keep({ copy: null })}
          onStale={stale}
          onClose={close}
        />
      )}
      {liveChanged && (
        <LiveChanged
          live={liveChanged}
          onClose={() => setLiveChanged(undefined)}
          onPublish={() => publish(version, liveChanged.version)}
        />
      )}
    </>
  );
}

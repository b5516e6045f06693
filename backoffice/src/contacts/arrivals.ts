import type { Inbox } from "@estudio/contract";
import { useEffect } from "react";
import { callQuietly } from "../data/api";
import { follow } from "../data/follow";
import { outsideState } from "../data/outsideState";
import { refreshLists } from "../data/queryClient";

const enquiries = { events: "/api/contacts/events", read: () => callQuietly("GET /api/contacts/inbox") };
const nothingYet: Inbox = { unread: 0, newest: null };
const inbox = outsideState<Inbox>(nothingYet);

/** @returns how many enquiries nobody has read, live */
export const useUnread = () => inbox.use().unread;

/** Pushed live: new enquiries. The lists that show them are read again, the tab's title counts them, and who asked for it is told. */
export function useArrivals(): void {
  useEffect(() => {
    let known: Inbox | undefined;
    return follow(enquiries, (now) => {
      if (known && known.newest?.id !== now.newest?.id) void refreshLists();
      if (known && (now.newest?.id ?? 0) > (known.newest?.id ?? 0)) notify(now);
      known = now;
      inbox.write(now);
    });
  }, []);
  useTitleCount(useUnread());
}

/** «(2) Consultas · …»: whoever works in another tab sees it. Each screen writes its own title; this only counts before it. */
function useTitleCount(unread: number): void {
  useEffect(() => {
    const bare = (title: string) => title.replace(/^\(\d+\) /, "");
    const write = () => {
      const wanted = (unread ? `(${unread}) ` : "") + bare(document.title);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const title = document.querySelector("title");
    if (!title) return;
    const watcher = new MutationObserver(write);
    watcher.observe(title, { childList: true });
    return () => {
      watcher.disconnect();
      document.title = bare(document.title);
    };
  }, [unread]);
}

/** One for all tabs of the panel (`tag`), and no name on a locked screen: who wrote is seen inside. */
function notify({ newest }: Inbox): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !newest) return;
  const shown = new Notification("Nueva consulta", {
    body: "Ábrela en el panel para leerla.",
    tag: `estudio-${newest.id}`,
  });
  shown.onclick = () => {
    window.focus();
    window.location.assign(`/admin/contacts/${newest.id}/show`);
  };
}

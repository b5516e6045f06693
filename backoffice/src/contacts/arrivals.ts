import type { Inbox } from "@estudio/contract";
import { useEffect } from "react";
import { callQuietly } from "../data/api";
import { follow } from "../data/follow";
import { outsideState } from "../data/outsideState";
import { refreshLists } from "../data/queryClient";
import { notify } from "./notifications";

const enquiries = { events: "/api/contacts/events", read: () => callQuietly("GET /api/contacts/inbox") };
const nothingYet: Inbox = { unread: 0, doubtful: 0, newest: null };
const inbox = outsideState<Inbox>(nothingYet);

/** @returns how many enquiries nobody has read, live */
export const useUnread = () => inbox.use().unread;

/** @returns how much possible spam nobody has seen, live */
export const useDoubtful = () => inbox.use().doubtful;

/** Pushed live: new enquiries. The lists that show them are read again, the tab's title counts them, and who asked for it is told. */
export function useArrivals(): void {
  useEffect(() => {
    let known: Inbox | undefined;
    return follow(enquiries, (now) => {
      const before = known;
      known = now;
      // What the panel itself shows comes first: what a browser makes of a notification is not in our hands.
      inbox.write(now);
      if (!before) return;
      if (before.newest?.id !== now.newest?.id || before.doubtful !== now.doubtful) void refreshLists();
      if ((now.newest?.id ?? 0) > (before.newest?.id ?? 0)) notify(now);
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

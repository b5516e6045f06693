import type { Inbox } from "@estudio/contract";
import { useEffect } from "react";
import { callInBackground } from "../data/api";
import { createExternalStore } from "../data/externalStore";
import { follow } from "../data/follow";
import { refreshLists } from "../data/queryClient";
import { notify } from "./notifications/notifications";

const enquiries = { events: "/api/contacts/events", read: () => callInBackground("GET /api/contacts/inbox") };
const nothingYet: Inbox = { unread: 0, doubtful: 0, newest: null };
const inbox = createExternalStore<Inbox>(nothingYet);

/** Return the live number of unread enquiries. */
export const useUnreadCount = () => inbox.use().unread;

/** Return the live number of enquiries marked as possible spam that nobody has seen. */
export const useDoubtfulCount = () => inbox.use().doubtful;

/** Follow new enquiries live: refresh the lists, count them in the tab's title and send a browser notification. */
export function useInboxUpdates(): void {
  useEffect(() => {
    let known: Inbox | undefined;
    return follow(enquiries, (now) => {
      const before = known;
      known = now;
      // Update the panel first: a browser notification may fail.
      inbox.write(now);
      if (!before) return;
      if (before.newest?.id !== now.newest?.id || before.doubtful !== now.doubtful) void refreshLists();
      if ((now.newest?.id ?? 0) > (before.newest?.id ?? 0)) notify(now);
    });
  }, []);
  useTitleCount(useUnreadCount());
}

/** Prefixes the title with the count: «(2) Consultas · …». Screens set the title, and an observer restores the prefix. */
function useTitleCount(unread: number): void {
  useEffect(() => {
    const bare = (title: string) => title.replace(/^\(\d+\) /, "");
    const write = () => {
      const next = (unread ? `(${unread}) ` : "") + bare(document.title);
      if (document.title !== next) document.title = next;
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

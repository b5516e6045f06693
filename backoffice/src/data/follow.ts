import { startInterval } from "@estudio/contract/time";
import { isApiError } from "./api";
import { askToSignInAgain } from "./session";

const pollMs = 5000;

/** A live resource: its event stream and, while the stream is down, a function to poll. */
export type LiveResource<T> = { events: string; read: () => Promise<T | undefined> };

type Listener<T> = {
  onChange: (now: T) => void;
  /** The session has ended, so the screen may be stale. */
  ended: () => void;
};

/** Polls. @returns a function that stops */
function poll<T>({ read }: LiveResource<T>, { onChange, ended }: Listener<T>, onAnswer = () => {}): () => void {
  const once = () =>
    read().then(
      (now) => {
        if (now !== undefined) onChange(now);
        onAnswer();
      },
      (thrown) => {
        if (isApiError(thrown) && thrown.status === 401) ended();
      },
    );
  const timer = startInterval(once, pollMs);
  return () => clearInterval(timer);
}

/** Opens a server-sent event stream and polls while it is down. @returns a function that closes it */
function openStream<T>(resource: LiveResource<T>, listener: Listener<T>): () => void {
  let stopPolling: (() => void) | undefined;
  let stream: EventSource;
  const open = () => {
    stream = new EventSource(resource.events);
    stream.onopen = () => {
      stopPolling?.();
      stopPolling = undefined;
    };
    stream.onmessage = ({ data }) => listener.onChange(JSON.parse(data));
    // Browsers reconnect a broken stream, but not a rejected one. Reopen it once polling succeeds.
    stream.onerror = () => {
      stopPolling ??= poll(resource, listener, () => stream.readyState === EventSource.CLOSED && open());
    };
  };
  open();
  return () => {
    stream.close();
    stopPolling?.();
  };
}

/** Message from the tab that holds the stream to the channel. */
type TabMessage<T> = { now: T } | "ended";

const askToSignIn = () => void askToSignInAgain("ended");

/**
 * Follow a live resource. Browsers allow six connections per server over HTTP/1.1, so all tabs share one stream. One tab
 * holds a Web Lock and broadcasts; the next takes over when it closes. Without the Web Locks API (plain HTTP), each tab
 * polls. When the session ends, every tab asks to sign in, because its data looks current but may be stale.
 * @returns a function that stops following
 */
export function follow<T>(resource: LiveResource<T>, onChange: (now: T) => void): () => void {
  void resource.read().then(
    (now) => now !== undefined && onChange(now),
    () => {},
  );
  if (!navigator.locks) return poll(resource, { onChange, ended: askToSignIn });
  const shared = `estudio:${resource.events}`;
  const channel = new BroadcastChannel(shared);
  channel.onmessage = ({ data }: MessageEvent<TabMessage<T>>) =>
    data === "ended" ? askToSignIn() : onChange(data.now);
  const broadcast = (message: TabMessage<T>) => channel.postMessage(message);
  const closing = new AbortController();
  const hold = () =>
    new Promise<void>((release) => {
      const close = openStream(resource, {
        onChange: (now) => {
          onChange(now);
          broadcast({ now });
        },
        ended: () => {
          askToSignIn();
          broadcast("ended");
        },
      });
      closing.signal.addEventListener("abort", () => {
        close();
        release();
      });
    });
  // The request is aborted if this tab closes before it gets the lock.
  navigator.locks.request(shared, { signal: closing.signal }, hold).catch(() => {});
  return () => {
    closing.abort();
    channel.close();
  };
}

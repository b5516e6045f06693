import { startInterval } from "@estudio/contract/time";
import { isApiError } from "./api";
import { askToSignInAgain } from "./session";

const askEveryMs = 5000;

/** A live resource: its event stream and, while the stream is down, a function to poll. */
export type Followed<T> = { events: string; read: () => Promise<T | undefined> };

type Listener<T> = {
  tell: (now: T) => void;
  /** The session has ended, so the screen may be stale. */
  ended: () => void;
};

/** Polls. @returns a function that stops */
function ask<T>({ read }: Followed<T>, { tell, ended }: Listener<T>, onAnswer = () => {}): () => void {
  const once = () =>
    read().then(
      (now) => {
        if (now !== undefined) tell(now);
        onAnswer();
      },
      (thrown) => {
        if (isApiError(thrown) && thrown.status === 401) ended();
      },
    );
  const timer = startInterval(once, askEveryMs);
  return () => clearInterval(timer);
}

/** Opens a server-sent event stream and polls while it is down. @returns a function that closes it */
function openStream<T>(followed: Followed<T>, listener: Listener<T>): () => void {
  let stopAsking: (() => void) | undefined;
  let stream: EventSource;
  const open = () => {
    stream = new EventSource(followed.events);
    stream.onopen = () => {
      stopAsking?.();
      stopAsking = undefined;
    };
    stream.onmessage = ({ data }) => listener.tell(JSON.parse(data));
    // Browsers reconnect a broken stream, but not a rejected one. Reopen it once polling succeeds.
    stream.onerror = () => {
      stopAsking ??= ask(followed, listener, () => stream.readyState === EventSource.CLOSED && open());
    };
  };
  open();
  return () => {
    stream.close();
    stopAsking?.();
  };
}

/** Message from the tab that holds the stream to the others. */
type Told<T> = { now: T } | "ended";

const askToSignIn = () => void askToSignInAgain("ended");

/**
 * Follow a live resource. Browsers allow six connections per server over HTTP/1.1, so all tabs share one stream. One tab
 * holds a Web Lock and broadcasts; the next takes over when it closes. Without the Web Locks API (plain HTTP), each tab
 * polls. When the session ends, every tab asks to sign in, because its data looks current but may be stale.
 * @returns a function that stops following
 */
export function follow<T>(followed: Followed<T>, tell: (now: T) => void): () => void {
  void followed.read().then(
    (now) => now !== undefined && tell(now),
    () => {},
  );
  if (!navigator.locks) return ask(followed, { tell, ended: askToSignIn });
  const shared = `estudio:${followed.events}`;
  const others = new BroadcastChannel(shared);
  others.onmessage = ({ data }: MessageEvent<Told<T>>) => (data === "ended" ? askToSignIn() : tell(data.now));
  const pass = (told: Told<T>) => others.postMessage(told);
  const leaving = new AbortController();
  const hold = () =>
    new Promise<void>((release) => {
      const close = openStream(followed, {
        tell: (now) => {
          tell(now);
          pass({ now });
        },
        ended: () => {
          askToSignIn();
          pass("ended");
        },
      });
      leaving.signal.addEventListener("abort", () => {
        close();
        release();
      });
    });
  // The request is aborted if this tab closes before it gets the lock.
  navigator.locks.request(shared, { signal: leaving.signal }, hold).catch(() => {});
  return () => {
    leaving.abort();
    others.close();
  };
}

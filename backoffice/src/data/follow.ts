import { startInterval } from "@estudio/contract/time";
import { isApiError } from "./api";
import { askToSignInAgain } from "./session";

const askEveryMs = 5000;

/** What is pushed live: its stream of events and, while that is down, the address at which it is asked for. */
export type Followed<T> = { events: string; read: () => Promise<T | undefined> };

type Listener<T> = {
  tell: (now: T) => void;
  /** Nobody is signed in any more: what is on the screen may be old. */
  ended: () => void;
};

/** Asks now and then. @returns stops */
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

/** Server-sent events; while the stream is down, questions, until it is back. @returns closes it */
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
    // The browser itself opens a broken stream again, but not one that was refused: that is done once a question is answered.
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

/** What the tab that holds a stream tells the others. */
type Told<T> = { now: T } | "ended";

const askToSignIn = () => void askToSignInAgain("ended");

/**
 * Follows what changes on the server. Over HTTP/1.1 a browser opens six lines to a server: all its tabs share one stream of
 * each kind, held by one of them, which tells the others; the next takes over when it closes. Where tabs cannot agree on who
 * holds it (plain http on another machine), each asks now and then. Once the session has ended every tab asks to sign in
 * again: what it shows may be old, and looks current.
 * @returns stops following
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
  // Refused when this tab leaves before its turn.
  navigator.locks.request(shared, { signal: leaving.signal }, hold).catch(() => {});
  return () => {
    leaving.abort();
    others.close();
  };
}

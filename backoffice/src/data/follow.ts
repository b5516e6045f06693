const askEveryMs = 5000;

/** What is pushed live: its stream of events and, while that is down, the address at which it is asked for. */
export type Followed<T> = { events: string; read: () => Promise<T | undefined> };

/** Asks now and then. @returns stops */
function ask<T>({ read }: Followed<T>, tell: (now: T) => void, onAnswer = () => {}): () => void {
  const once = () =>
    read().then(
      (now) => {
        if (now !== undefined) tell(now);
        onAnswer();
      },
      () => {},
    );
  const timer = setInterval(once, askEveryMs);
  return () => clearInterval(timer);
}

/** Server-sent events; while the stream is down, questions, until it is back. @returns closes it */
function openStream<T>(followed: Followed<T>, tell: (now: T) => void): () => void {
  let stopAsking: (() => void) | undefined;
  let stream: EventSource;
  const open = () => {
    stream = new EventSource(followed.events);
    stream.onopen = () => {
      stopAsking?.();
      stopAsking = undefined;
    };
    stream.onmessage = ({ data }) => tell(JSON.parse(data));
    // The browser itself opens a broken stream again, but not one that was refused: that is done once a question is answered.
    stream.onerror = () => {
      stopAsking ??= ask(followed, tell, () => stream.readyState === EventSource.CLOSED && open());
    };
  };
  open();
  return () => {
    stream.close();
    stopAsking?.();
  };
}

/**
 * Follows what changes on the server. Over HTTP/1.1 a browser opens six lines to a server: all its tabs share one stream of
 * each kind, held by one of them, which tells the others; the next takes over when it closes. Where tabs cannot agree on who
 * holds it (plain http on another machine), each asks now and then.
 * @returns stops following
 */
export function follow<T>(followed: Followed<T>, tell: (now: T) => void): () => void {
  void followed.read().then(
    (now) => now !== undefined && tell(now),
    () => {},
  );
  if (!navigator.locks) return ask(followed, tell);
  const shared = `estudio:${followed.events}`;
  const others = new BroadcastChannel(shared);
  others.onmessage = ({ data }: MessageEvent<T>) => tell(data);
  const leaving = new AbortController();
  const hold = () =>
    new Promise<void>((release) => {
      const close = openStream(followed, (now) => {
        tell(now);
        others.postMessage(now);
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

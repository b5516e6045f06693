import type { SiteBuild } from "@estudio/contract";

const address = "/api/admin/site-builds";
const askEveryMs = 5000;
const shared = "estudio:site-builds";

type Tell = (build: SiteBuild) => void;

/** Not through the panel's client: what asks in the background opens no dialog. */
async function readLatest(): Promise<SiteBuild | undefined> {
  const query = new URLSearchParams({ range: "[0,0]", sort: '["id","DESC"]' });
  const answer = await fetch(`${address}?${query}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as SiteBuild[])[0];
}

/** Asks now and then. @returns stops */
function ask(tell: Tell, onAnswer = () => {}): () => void {
  const once = () =>
    readLatest().then(
      (latest) => {
        if (latest) tell(latest);
        onAnswer();
      },
      () => {},
    );
  const timer = setInterval(once, askEveryMs);
  return () => clearInterval(timer);
}

/** Server-sent events; while the stream is down, questions, until it is back. @returns closes it */
function openStream(tell: Tell): () => void {
  let stopAsking: (() => void) | undefined;
  let stream: EventSource;
  const open = () => {
    stream = new EventSource(`${address}/events`);
    stream.onopen = () => {
      stopAsking?.();
      stopAsking = undefined;
    };
    stream.onmessage = ({ data }) => tell(JSON.parse(data as string) as SiteBuild);
    // The browser itself opens a broken stream again, but not one that was refused: that is done once a question is answered.
    stream.onerror = () => {
      stopAsking ??= ask(tell, () => stream.readyState === EventSource.CLOSED && open());
    };
  };
  open();
  return () => {
    stream.close();
    stopAsking?.();
  };
}

/**
 * Follows the latest publication of the site. Over HTTP/1.1 a browser opens six lines to a server: all its tabs share one
 * stream, held by one of them, which tells the others; the next takes over when it closes. Where tabs cannot agree on who
 * holds it (plain http on another machine), each asks now and then.
 * @returns stops following
 */
export function followBuild(onBuild: Tell): () => void {
  void readLatest().then(
    (latest) => latest && onBuild(latest),
    () => {},
  );
  if (!navigator.locks) return ask(onBuild);
  const others = new BroadcastChannel(shared);
  others.onmessage = ({ data }: MessageEvent<SiteBuild>) => onBuild(data);
  const leaving = new AbortController();
  const hold = () =>
    new Promise<void>((release) => {
      const close = openStream((build) => {
        onBuild(build);
        others.postMessage(build);
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

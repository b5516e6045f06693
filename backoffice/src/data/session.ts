import type { PasskeyQuestion, SecondStep, Session } from "@estudio/contract";
import type { Asked } from "@estudio/contract/client";
import { startTimer } from "@estudio/contract/time";
import { noConnection, noGoodAnswer } from "./noAnswer";
import { outsideState } from "./outsideState";

/**
 * Who is signed in, asked once per page load, and the dialog that asks to sign in again. A module and not a React
 * context because the HTTP client, outside of React, must be able to wait for the answer.
 */
export type Person = Session["user"];

/** What keeps the question who is signed in from being answered. */
export const unanswered = outsideState<"server" | "network" | undefined>(undefined);

let current: Promise<Person> | undefined;
let known: Person | undefined;

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** Only 401 and 403 say that nobody is signed in. A server that does not answer says nothing about the session: it is asked again. */
async function readSession(): Promise<Person> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const response = await fetch("/api/auth/me", { credentials: "same-origin" }).catch(() => undefined);
    if (response?.ok) {
      unanswered.write(undefined);
      known = ((await response.json()) as Session).user;
      return known;
    }
    if (response?.status === 401 || response?.status === 403) throw new Error(String(response.status));
    unanswered.write(response ? "server" : "network");
    await new Promise<void>((resolve) => startTimer(resolve, pause));
  }
}

/** @returns the id of the person last seen signed in; the shell shows nothing before it is known. */
export const currentPersonId = () => known?.id ?? 0;

/** @returns the signed-in person. @throws when nobody is */
export function whoAmI(): Promise<Person> {
  current ??= readSession();
  current.catch(() => {
    current = undefined;
  });
  return current;
}

/** Forget who was signed in; pass the person when it is already known who is now. */
export function forgetSession(person?: Person) {
  known = person ?? known;
  current = person && Promise.resolve(person);
}

/** The password was right, and more is asked for. */
export class SecondStepNeeded extends Error {
  constructor(readonly step: SecondStep) {
    super("second step");
  }
}

type Refused = { message?: string; secondStep?: SecondStep };

/** Apart from the other calls: a 401 here is an answer, no session that ended. @throws Error with the server's sentence, or why there is none */
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`No se ha podido comprobar: ${noConnection}`);
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & Refused;
  if (answer.secondStep) throw new SecondStepNeeded(answer.secondStep);
  if (!response.ok) throw new Error(answer.message || `No se ha podido comprobar: ${noGoodAnswer(response.status)}`);
  return answer;
}

async function enter(path: string, body: object): Promise<Person> {
  const { user } = await post<Partial<Session>>(path, body);
  if (!user) throw new Error("");
  forgetSession(user);
  return user;
}

/** POST the credentials. @throws SecondStepNeeded; Error with the server's sentence */
export const signIn = (email: string, password: string) => enter("/api/auth/login", { email, password });
/** @param token of the sign-in whose password was right */
export const signInWithCode = (token: string, code: string) => enter("/api/auth/code", { token, code });
/** What a passkey is to sign: after the password with the token of that sign-in, else instead of it. */
export const askForPasskey = (token?: string) => post<PasskeyQuestion>("/api/auth/passkey/start", { token });
export const signInWithPasskey = (token: string, credential: object) =>
  enter("/api/auth/passkey", { token, credential });

/** In the middle of a session: the password, a code or a passkey. @throws Error with the server's sentence */
export const confirmIdentity = (proof: Asked<"POST /api/auth/confirmation">["body"]) =>
  post("/api/auth/confirmation", proof);

/** The session has ended; or it goes on, but for this the password must have been typed lately. */
export type WhySignIn = "ended" | "stale";
type Asking = { why: WhySignIn; answered: Promise<boolean>; answer: (signedIn: boolean) => void };

/** The open question, if any. */
export const signInQuestion = outsideState<Asking | undefined>(undefined);

/** Opens the dialog (once, however many calls wait). @returns whether the person signed in */
export function askToSignInAgain(why: WhySignIn): Promise<boolean> {
  const open = signInQuestion.read();
  if (open) return open.answered;
  let settle = (_signedIn: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const answer = (signedIn: boolean) => {
    signInQuestion.write(undefined);
    settle(signedIn);
  };
  signInQuestion.write({ why, answered, answer });
  return answered;
}

/** The person chose the login screen: what is typed stays as a draft, and no form asks again whether to leave. */
export const leavingForLogin = outsideState(false);

const unsaved = new Set<symbol>();

/** Tells that a form holds unsaved work, until the returned function is called. */
export function holdUnsavedWork(): () => void {
  const mark = Symbol("unsaved");
  unsaved.add(mark);
  return () => {
    unsaved.delete(mark);
  };
}

/** @returns whether going to the login screen now would lose something typed. */
export const workWouldBeLost = () => unsaved.size > 0;

import type { PasskeyQuestion, SecondStep, Session } from "@estudio/contract";
import type { CallInput } from "@estudio/contract/client";
import { startTimer } from "@estudio/contract/time";
import { createExternalStore } from "./externalStore";
import { badStatusReason, noConnectionReason } from "./failureReasons";

/**
 * The signed-in user, fetched once per page load, and the dialog to sign in again. This is a module, not a React context,
 * because the HTTP client must be able to wait for the dialog.
 */
export type Person = Session["user"];

/** Why the session check is pending. */
export const sessionCheckProblem = createExternalStore<"server" | "network" | undefined>(undefined);

let current: Promise<Person> | undefined;
let known: Person | undefined;

const firstPauseMs = 1000;
const maxPauseMs = 15_000;

/** Only 401 and 403 mean that nobody is signed in. Any other failure is retried with backoff. */
async function readSession(): Promise<Person> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    const response = await fetch("/api/auth/me", { credentials: "same-origin" }).catch(() => undefined);
    if (response?.ok) {
      sessionCheckProblem.write(undefined);
      const session: Session = await response.json();
      known = session.user;
      return known;
    }
    if (response?.status === 401 || response?.status === 403) throw new Error(String(response.status));
    sessionCheckProblem.write(response ? "server" : "network");
    await new Promise<void>((resolve) => startTimer(resolve, pause));
  }
}

/** Return the id of the last signed-in user. The shell renders nothing before it is known. */
export const currentPersonId = () => known?.id ?? 0;

/** Return the signed-in user. @throws if nobody is signed in */
export function whoAmI(): Promise<Person> {
  current ??= readSession();
  current.catch(() => {
    current = undefined;
  });
  return current;
}

/** Clear the cached session. @param person the new user, if already known */
export function forgetSession(person?: Person) {
  known = person ?? known;
  current = person && Promise.resolve(person);
}

/** The password was right; a second factor is required. */
export class SecondStepNeeded extends Error {
  constructor(readonly step: SecondStep) {
    super("second step");
  }
}

type Refused = { message?: string; secondStep?: SecondStep };

/** Not `call`: here, a 401 is no expired session. @throws SecondStepNeeded @throws Error with a message to show */
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`No se ha podido comprobar: ${noConnectionReason}`);
  });
  const answer: Answer & Refused = await response.json().catch(() => ({}));
  if (answer.secondStep) throw new SecondStepNeeded(answer.secondStep);
  if (!response.ok) throw new Error(answer.message || `No se ha podido comprobar: ${badStatusReason(response.status)}`);
  return answer;
}

async function enter(path: string, body: object): Promise<Person> {
  const { user } = await post<Partial<Session>>(path, body);
  if (!user) throw new Error("");
  forgetSession(user);
  return user;
}

/** Sign in with the password. @throws SecondStepNeeded @throws Error with a message to show */
export const signIn = (email: string, password: string) => enter("/api/auth/login", { email, password });
/** Complete a sign-in with a code. @param token from `SecondStepNeeded` */
export const signInWithCode = (token: string, code: string) => enter("/api/auth/code", { token, code });
/** Request a passkey challenge. @param token from `SecondStepNeeded`; without it, the passkey replaces the password */
export const askForPasskey = (token?: string) => post<PasskeyQuestion>("/api/auth/passkey/start", { token });
export const signInWithPasskey = (token: string, credential: object) =>
  enter("/api/auth/passkey", { token, credential });

/** Confirm the identity within a session, by password, code or passkey. @throws Error with a message to show */
export const confirmIdentity = (proof: CallInput<"POST /api/auth/confirmation">["body"]) =>
  post("/api/auth/confirmation", proof);

/** "ended": the session has expired. "stale": it is valid, but the password must be confirmed again. */
export type WhySignIn = "ended" | "stale";
type Asking = { why: WhySignIn; answered: Promise<boolean>; answer: (signedIn: boolean) => void };

/** The pending request to sign in again, if any. */
export const signInQuestion = createExternalStore<Asking | undefined>(undefined);

/** Open the sign-in dialog, shared by all waiting calls. @returns whether the user signed in */
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

/** Set when the user chose to go to the login page. Drafts are kept, so forms must not warn about leaving. */
export const leavingForLogin = createExternalStore(false);

const unsaved = new Set<symbol>();

/** Register unsaved work. @returns a function that releases it */
export function registerUnsavedWork(): () => void {
  const mark = Symbol("unsaved");
  unsaved.add(mark);
  return () => {
    unsaved.delete(mark);
  };
}

/** Tell whether a redirect to the login page would lose unsaved work. */
export const hasUnsavedWork = () => unsaved.size > 0;

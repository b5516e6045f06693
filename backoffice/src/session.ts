import type { Session } from "@estudio/contract";

/**
 * Who is signed in, asked once per page load, and the dialog that asks to sign in again. A module and not a React
 * context because the HTTP client, outside of React, must be able to wait for the answer.
 */
export type Person = Session["user"];

let current: Promise<Person> | undefined;
let known: Person | undefined;

async function readSession(): Promise<Person> {
  const response = await fetch("/api/auth/me", { credentials: "same-origin" });
  if (!response.ok) throw new Error(String(response.status));
  known = ((await response.json()) as Session).user;
  return known;
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

/** POST the credentials. @throws Error with the server's sentence */
export async function signIn(email: string, password: string): Promise<Person> {
  const response = await fetch("/api/auth/login", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Session> & { message?: string };
  if (!response.ok || !answer.user) throw new Error(answer.message ?? "");
  forgetSession(answer.user);
  return answer.user;
}

type Asking = { answered: Promise<boolean>; answer: (signedIn: boolean) => void };
let asking: Asking | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Opens the dialog (once, however many calls wait). @returns whether the person signed in */
export function askToSignInAgain(): Promise<boolean> {
  if (!asking) {
    let settle = (_signedIn: boolean) => {};
    const answered = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    asking = {
      answered,
      answer: (signedIn) => {
        asking = undefined;
        tell();
        settle(signedIn);
      },
    };
    tell();
  }
  return asking.answered;
}

/** For `useSyncExternalStore`: the open question, if any. */
export const signInQuestion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => asking,
};

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

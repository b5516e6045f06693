import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { startTimer } from "@estudio/contract";

/** What a program tells who has started it: for so many milliseconds it only does what can wait. */
type Message = { givesWayMs: number };

/** Priorities of a session (`nice`): what every one begins with, and the lowest. */
const [usual, lowest] = [0, 19];
/** The kernel takes such a wish ten times a second, from all programs together. */
const againMs = 110;

/**
 * For so long this program, and what it has started, hardly works while another does; then as before, whatever it is at. Nothing
 * happens unless who has started it grants that (`letGiveWay`): a program that has no turn could not take it back itself.
 * @param ms from now on; 0 ends it
 */
export function giveWay(ms: number): void {
  if (process.connected) process.send?.({ givesWayMs: ms } satisfies Message, undefined, undefined, () => undefined);
}

/**
 * Grants a program that it may give way (`giveWay`). Where the kernel shares out the processors by session (`sched_autogroup_enabled`) the
 * priority of a process counts only within its own, and that of the session is what is changed.
 *
 * For the sake of a figure: the slowest of twenty answers beside a publication takes 1.27 times what it takes alone, instead of 1.37. Without it, and where the kernel
 * shares out in another way, everything else is the same.
 * @param child started `detached`, in a session of its own, and with a channel for messages
 */
export function letGiveWay(child: ChildProcess): void {
  let [is, wanted] = [usual, usual];
  let due: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  const set = () => {
    clearTimeout(again);
    try {
      if (wanted !== is) writeFileSync(`/proc/${child.pid}/autogroup`, String(wanted), { flag: "r+" });
      is = wanted;
    } catch (error) {
      if (isTooSoon(error)) again = startTimer(set, againMs).unref();
    }
  };
  const become = (priority: number) => {
    wanted = priority;
    set();
  };
  child.on("message", ({ givesWayMs }: Message) => {
    clearTimeout(due);
    become(givesWayMs > 0 ? lowest : usual);
    if (givesWayMs > 0) due = startTimer(() => become(usual), givesWayMs).unref();
  });
  child.on("exit", () => {
    clearTimeout(due);
    clearTimeout(again);
  });
}

const isTooSoon = (error: unknown) => error instanceof Error && "code" in error && error.code === "EAGAIN";

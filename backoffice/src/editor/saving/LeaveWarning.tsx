import { useEffect } from "react";
import { useTranslate } from "react-admin";
import { useBlocker } from "react-router-dom";
import { leavingForLogin } from "../../data/session";
import { useDirty } from "../useDirty";

/**
 * Asks before a page is left whose form holds what is not saved. React Admin's own asks no more after a save that changed
 * nothing, and knows nothing of pictures on their way.
 */
export function LeaveWarning({ off = false }: { off?: boolean }) {
  const translate = useTranslate();
  const dirty = useDirty();
  const leaving = leavingForLogin.use();
  const holds = dirty && !off && !leaving;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // A save that has just ended may have let the page go.
    if (!holds || window.confirm(translate("ra.message.unsaved_changes"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, holds, translate]);
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 ask for this alone.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [holds]);
  return null;
}

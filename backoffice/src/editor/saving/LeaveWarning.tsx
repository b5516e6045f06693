import { useEffect } from "react";
import { useTranslate } from "react-admin";
import { useBlocker } from "react-router-dom";
import { leavingForLogin } from "../../data/session";
import { useDirty } from "../useDirty";

/**
 * Warn before leaving a form with unsaved changes. react-admin's own warning stops after a save that changed nothing, and
 * does not know about running uploads.
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
    // A save may have finished since the navigation was blocked.
    if (!holds || window.confirm(translate("ra.message.unsaved_changes"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, holds, translate]);
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Required by Chrome and Edge before version 119.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [holds]);
  return null;
}

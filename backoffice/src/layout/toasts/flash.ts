import { useEffect } from "react";
import { useToast } from "./useToast";

const key = "estudio:flash";

/** Leaves a notification for the page that is about to load. */
export const leaveFlash = (title: string, description: string) =>
  sessionStorage.setItem(key, JSON.stringify([title, description]));

/** Shows what the previous page left to say. */
export function useFlash() {
  const toast = useToast();
  useEffect(() => {
    const left = sessionStorage.getItem(key);
    if (!left) return;
    sessionStorage.removeItem(key);
    const [title, description] = JSON.parse(left) as [string, string];
    toast.done(title, description);
  }, [toast]);
}

import { useEffect } from "react";
import { useToast } from "./useToast";

const key = "estudio:flash";

/** Store a toast for the next page load. */
export const leaveFlash = (title: string, description: string) =>
  sessionStorage.setItem(key, JSON.stringify([title, description]));

export function useFlash() {
  const toast = useToast();
  useEffect(() => {
    const left = sessionStorage.getItem(key);
    if (!left) return;
    sessionStorage.removeItem(key);
    const [title, description]: [string, string] = JSON.parse(left);
    toast.done(title, description);
  }, [toast]);
}

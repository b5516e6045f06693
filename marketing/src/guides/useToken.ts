import { useEffect, useState } from "react";

/** @returns what the link of a mail carries (`?t=`): undefined until the scripts run, empty when part of it is lost */
export function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const sent = new URLSearchParams(window.location.search).get("t") ?? "";
    setToken(/^[\w-]{20,64}$/.test(sent) ? sent : "");
  }, []);
  return token;
}

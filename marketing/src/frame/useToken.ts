import { useEffect, useState } from "react";

/** What our links carry: 24 random bytes in base64url. One that a mail program broke in two is shorter. */
const whole = /^[\w-]{32,64}$/;

/** @returns what the link of a mail carries (`?t=`): undefined until the scripts run, empty when part of it is lost */
export function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    // A form that the server sent back has it, at an address that does not say it.
    const field = document.querySelector<HTMLInputElement>("form [name=token]");
    const sent = new URLSearchParams(window.location.search).get("t") ?? field?.value ?? "";
    setToken(whole.test(sent) ? sent : "");
  }, []);
  return token;
}

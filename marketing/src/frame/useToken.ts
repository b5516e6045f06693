import { useEffect, useState } from "react";

/** A token: 24 random bytes in base64url. Mail programs may truncate it. */
const whole = /^[\w-]{32,64}$/;

/** Return the token of a mailed link (`?t=`): undefined before hydration, empty if it is truncated or missing. */
export function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    // A form sent back by the server holds the token, but its URL does not.
    const field = document.querySelector<HTMLInputElement>("form [name=token]");
    const sent = new URLSearchParams(window.location.search).get("t") ?? field?.value ?? "";
    setToken(whole.test(sent) ? sent : "");
  }, []);
  return token;
}

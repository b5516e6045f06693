import { useEffect, useRef } from "react";

/**
 * A hidden field with the token of a mailed link. Uncontrolled and without `defaultValue`: with either, hydration clears the
 * value that the server filled in, and a click at that moment would send nothing.
 */
export function TokenField({ token }: { token: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (token && field.current) field.current.value = token;
  }, [token]);
  return <input ref={field} type="hidden" name="token" suppressHydrationWarning />;
}

import { useEffect, useRef } from "react";

/**
 * What a mail's link carries, on its way with a form. Without `value` and `defaultValue`: with either, React empties what the
 * server wrote in (for pages without scripts) as it takes over, and a press in that moment would send nothing.
 */
export function TokenField({ token }: { token: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (token && field.current) field.current.value = token;
  }, [token]);
  return <input ref={field} type="hidden" name="token" suppressHydrationWarning />;
}

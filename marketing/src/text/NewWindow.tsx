import { useWords } from "../content/words";

/** Tells screen reader users that a link opens a new window. */
export function NewWindow() {
  const { t } = useWords("common");
  return <span className="hidden"> ({t("newWindow")})</span>;
}

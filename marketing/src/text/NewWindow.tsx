import { useWords } from "../content/words";

/** Within a link: tells who does not see it that another window opens. */
export function NewWindow() {
  const { t } = useWords("common");
  return <span className="hidden"> ({t("newWindow")})</span>;
}

import type { Page, PageCopy, Section } from "@estudio/contract";
import { type RefObject, useState } from "react";
import { writePageCopy } from "../copies/calls";
import { call } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { useSaving } from "../editor/saving/useSaving";
import { useToast } from "../layout/toasts/useToast";
import { isPageCopy } from "./copy/usePageCopy";
import { errorsInForm, type FormItem, storedItems } from "./sections";

type Stored = Page | PageCopy;
type Conflict = { current: Stored; mine: Section };
type Save = { mine: Section; onto: Stored; toCopy: boolean };

/**
 * Save one section into its page or working copy; other sections stay untouched. Uses the typed `call`, because
 * react-admin's `useUpdate` cannot express that the response is the whole page.
 * @param items the form's items when it was last submitted
 */
export function useSectionSaving({ pageKey }: Page, items: RefObject<FormItem[]>, onSaved: (stored: Stored) => void) {
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict>();
  const { save, saving } = useSaving({
    failed: "No se pudo actualizar el contenido",
    keepsDraft: true,
    mapErrors: (errors) => errorsInForm(errors, storedItems(items.current ?? [])),
  });
  const store = ({ mine, onto, toCopy }: Save): Promise<Stored> => {
    const { version } = onto;
    const sections = [mine];
    if (!toCopy) return call("PUT /api/admin/pages/{pageKey}", { params: { pageKey }, body: { sections, version } });
    const seen = isPageCopy(onto) ? { version, base: onto.base } : { version: 0, base: version };
    return writePageCopy(pageKey, { sections, ...seen });
  };
  /** @param toCopy saves into the working copy instead of publishing */
  const submit = (mine: Section, onto: Stored, toCopy: boolean) =>
    save(
      async () => {
        const stored = await store({ mine, onto, toCopy });
        onSaved(stored);
        if (stored.version === onto.version && isPageCopy(stored) === isPageCopy(onto)) toast.unchanged();
        else if (toCopy) toast.done("Copia de trabajo guardada", "En la web sigue la versión publicada.");
        else toast.done("Contenido actualizado");
        await refreshLists();
      },
      (current) => setConflict({ current: current as Stored, mine }),
    );
  return { submit, saving, conflict, setConflict };
}

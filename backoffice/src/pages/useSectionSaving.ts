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
 * How a section is saved: alone, into its page or the page's working copy, of which it was a part when it was opened. The others stay as they
 * are, also those that nobody has written. By the typed call: react-admin's `useUpdate` cannot tell the compiler that it answers with the page.
 * @param items of the form, as they were when it was last sent
 */
export function useSectionSaving({ pageKey }: Page, items: RefObject<FormItem[]>, onSaved: (stored: Stored) => void) {
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict>();
  const { save, saving } = useSaving({
    failed: "No se pudo actualizar el contenido",
    keepsDraft: true,
    inForm: (errors) => errorsInForm(errors, storedItems(items.current ?? [])),
  });
  const store = ({ mine, onto, toCopy }: Save): Promise<Stored> => {
    const { version } = onto;
    const sections = [mine];
    if (!toCopy) return call("PUT /api/admin/pages/{pageKey}", { params: { pageKey }, body: { sections, version } });
    const seen = isPageCopy(onto) ? { version, base: onto.base } : { version: 0, base: version };
    return writePageCopy(pageKey, { sections, ...seen });
  };
  /** @param toCopy it is not published: it goes into the working copy */
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

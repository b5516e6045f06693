import type { Page, Section } from "@estudio/contract";
import { pageSections } from "@estudio/contract/pages/page";
import { useState } from "react";
import { call } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { useSaving } from "../editor/saving/useSaving";
import { useToast } from "../layout/toasts/useToast";
import { errorsInForm, mergeSections } from "./sections";

type Conflict = { current: Page; mine: Section };

/**
 * How a section is saved: together with the stored others of its page, of which it was a part when it was opened. By the
 * typed call: react-admin's `useUpdate` cannot tell the compiler that it answers with the page.
 */
export function useSectionSaving({ pageKey }: Page, sectionKey: string, onSaved: (stored: Page) => void) {
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict>();
  const keys: readonly string[] = pageSections[pageKey];
  const { save, saving } = useSaving({
    failed: "No se pudo actualizar el contenido",
    keepsDraft: true,
    inForm: (errors) => errorsInForm(errors, keys.indexOf(sectionKey)),
  });
  const submit = (mine: Section, onto: Page) => {
    const body = { pageKey, sections: mergeSections(onto, mine), version: onto.version };
    return save(
      async () => {
        const stored = await call("PUT /api/admin/pages/{pageKey}", { params: { pageKey }, body });
        onSaved(stored);
        toast.done("Contenido actualizado");
        await refreshLists();
      },
      (current) => setConflict({ current: current as Page, mine }),
    );
  };
  return { submit, saving, conflict, setConflict };
}

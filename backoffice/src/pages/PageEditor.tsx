import type { Page, Section } from "@estudio/contract";
import { pageSections } from "@estudio/contract/page";
import { siteRoutes } from "@estudio/contract/routes";
import { Button, Stack } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, isApiError } from "../api";
import { ConflictDialog, type Stored } from "../editor/ConflictDialog";
import { dropDraft } from "../editor/draft";
import { SaveReceipt } from "../editor/SaveReceipt";
import { LanguageSwitch } from "../inputs/languages";
import { useToast } from "../layout/useToast";
import { refreshLists } from "../queryClient";
import { SectionForm } from "./SectionForm";
import { SectionView } from "./SectionView";
import { mergeSections } from "./sections";

/** The sections of a page, one of them open for editing at a time. */
export function PageEditor({ page }: { page: Page }) {
  const cache = useQueryClient();
  const toast = useToast();
  const [editing, setEditing] = useState<string>();
  const [lastOpen, setLastOpen] = useState<string>();
  const open = (sectionKey: string) => {
    setLastOpen(sectionKey);
    setEditing(sectionKey);
  };
  const [savedAt, setSavedAt] = useState<string>();
  const [conflict, setConflict] = useState<{ current: Page; mine: Section }>();
  const path = Object.values(siteRoutes).find((route) => "page" in route && route.page === page.pageKey)?.path ?? "/";
  const store = (stored: Page) =>
    cache.setQueryData(["pages", "getOne", { id: page.id, meta: { form: true } }], stored);

  /** @returns the server's errors by field of the section, or undefined when saved. */
  const save = async (mine: Section, onto: Page): Promise<Record<string, string> | undefined> => {
    const sections = mergeSections(onto, mine);
    try {
      const body = { pageKey: page.pageKey, sections, version: onto.version };
      const stored = await call<Page>(`/api/admin/pages/${page.pageKey}`, "PUT", body);
      dropDraft(draftKey(page, mine.sectionKey));
      store(stored);
      setSavedAt(stored.updatedAt);
      setEditing(undefined);
      toast.done("Contenido actualizado");
      await refreshLists();
      return undefined;
    } catch (thrown) {
      if (isApiError(thrown) && thrown.status === 409) {
        setConflict({ current: thrown.body?.current as Page, mine });
        return { root: "" };
      }
      toast.failed("No se pudo actualizar el contenido");
      const index = sections.indexOf(mine);
      return ofSection((isApiError(thrown) && thrown.body?.errors) || {}, index);
    }
  };

  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between" }}
      >
        <LanguageSwitch />
        {savedAt && <SaveReceipt savedAt={savedAt} path={path} />}
        <Button variant="outlined" href={path} target="_blank" rel="noopener">
          Ver en la web
        </Button>
      </Stack>
      {pageSections[page.pageKey].map((key) => {
        const section = page.sections.find(({ sectionKey }) => sectionKey === key);
        return editing === key ? (
          <SectionForm
            key={key}
            page={page}
            sectionKey={key}
            section={section}
            draftKey={draftKey(page, key)}
            onSave={(mine) => save(mine, page)}
            onCancel={() => setEditing(undefined)}
          />
        ) : (
          <SectionView
            key={key}
            page={page}
            sectionKey={key}
            section={section}
            onEdit={editing ? undefined : () => open(key)}
            closed={lastOpen === key && !editing}
          />
        );
      })}
      {conflict && (
        <ConflictDialog
          current={conflict.current as unknown as Stored}
          both={[]}
          explanation="Habéis cambiado la misma sección. Si guardas lo tuyo, sustituye a lo que guardó la otra persona en ella; las demás secciones no se tocan."
          onKeepEditing={() => setConflict(undefined)}
          onReload={() => {
            dropDraft(draftKey(page, conflict.mine.sectionKey));
            store(conflict.current);
            setEditing(undefined);
            setConflict(undefined);
          }}
          onOverwrite={() => {
            setConflict(undefined);
            void save(conflict.mine, conflict.current);
          }}
        />
      )}
    </Stack>
  );
}

const draftKey = (page: Page, sectionKey: string) => `pages/${page.pageKey}/${sectionKey}`;

/** `sections.2.ctaUrl` -> `ctaUrl`, for the section at that place; something, so that the form knows it was not saved. */
function ofSection(errors: Record<string, string>, index: number): Record<string, string> {
  const prefix = `sections.${index}.`;
  const own = Object.entries(errors).filter(([field]) => field.startsWith(prefix));
  return { root: "", ...Object.fromEntries(own.map(([field, text]) => [field.slice(prefix.length), text])) };
}

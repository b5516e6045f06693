import type { Page, PageCopy } from "@estudio/contract";
import { pageSections } from "@estudio/contract/pages/page";
import { pageNames } from "@estudio/contract/pages/pageNames";
import { siteRoutes } from "@estudio/contract/routes";
import { Stack } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CopyReceipt } from "../copies/CopyReceipt";
import { SaveReceipt } from "../editor/saving/SaveReceipt";
import { LanguageSwitch } from "../inputs/languages";
import { Row } from "../layout/parts";
import { ViewOnSite } from "../layout/ViewOnSite";
import { historyOf } from "../versions/address";
import { ToHistory } from "../versions/HistoryButton";
import { PageCopyBanner } from "./copy/PageCopyBanner";
import { isPageCopy, type PageCopies, pageOf } from "./copy/usePageCopy";
import { SectionForm } from "./SectionForm";
import { type Closed, SectionView } from "./SectionView";

/** Show the sections of a page or of its working copy; one at a time can be edited. */
export function PageEditor({ copies }: { copies: PageCopies }) {
  const page = (copies.shown === "copy" && copies.copy) || copies.live;
  const wanted = useSearchParams()[0].get("seccion");
  const [editing, setEditing] = useState<string | undefined>(pageSections[page.pageKey].find((key) => key === wanted));
  const [closed, setClosed] = useState<{ sectionKey: string | undefined; how: Closed }>();
  const [lastSave, setLastSave] = useState<{ at: string; to: PageCopies["shown"] }>();
  // A receipt belongs to what was saved, not to the other version.
  const savedAt = lastSave?.to === copies.shown ? lastSave.at : undefined;
  const path = Object.values(siteRoutes).find((route) => "page" in route && route.page === page.pageKey)?.path ?? "/";
  const close = (how: Closed) => {
    setClosed({ sectionKey: editing, how });
    setEditing(undefined);
  };
  const reload = (stored: Page | PageCopy) => {
    if (!isPageCopy(stored)) copies.keep({ live: stored });
    else if (stored.version > 0) copies.keep({ copy: stored });
    // The copy is gone; a copy of version 0 holds the page's values.
    else copies.keep({ live: pageOf(stored), copy: null });
    close("stored");
  };
  const saved = (stored: Page | PageCopy) => {
    setLastSave({ at: stored.updatedAt, to: isPageCopy(stored) ? "copy" : "live" });
    reload(stored);
  };

  const editorRef = useFocusWhenGone(copies.copy);

  return (
    <Stack spacing={2} ref={editorRef} tabIndex={-1} role="group" aria-label={pageNames[page.pageKey]}>
      <Row spacing={1.5} justify="space-between">
        <LanguageSwitch />
        {savedAt &&
          (copies.shown === "copy" && copies.copy ? (
            <CopyReceipt savedAt={savedAt} publishAt={copies.copy.publishAt} />
          ) : (
            <SaveReceipt savedAt={savedAt} path={path} readAt={`/api/pages/${page.pageKey}`} />
          ))}
        <Row>
          <ToHistory to={historyOf("pages", page.pageKey)} />
          <ViewOnSite path={path} />
        </Row>
      </Row>
      <PageCopyBanner
        copies={copies}
        busy={editing !== undefined}
        onPublished={({ updatedAt }) => setLastSave({ at: updatedAt, to: "live" })}
      />
      {pageSections[page.pageKey].map((key) => {
        const section = page.sections.find(({ sectionKey }) => sectionKey === key);
        return editing === key ? (
          <SectionForm
            key={key}
            page={page}
            offersCopy={!copies.copy}
            sectionKey={key}
            section={section}
            onSaved={saved}
            onReload={reload}
            onCancel={() => close("cancelled")}
          />
        ) : (
          <SectionView
            key={key}
            page={page}
            sectionKey={key}
            section={section}
            onEdit={editing ? undefined : () => setEditing(key)}
            closed={closed?.sectionKey === key && !editing ? closed.how : undefined}
          />
        );
      })}
    </Stack>
  );
}

/** Focuses the editor when the copy disappears with the button that published or discarded it. */
function useFocusWhenGone(copy: PageCopies["copy"]) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(copy);
  useEffect(() => {
    if (before.current && !copy && document.activeElement === document.body) element.current?.focus();
    before.current = copy;
  }, [copy]);
  return element;
}

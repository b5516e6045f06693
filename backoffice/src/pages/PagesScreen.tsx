import type { Page } from "@estudio/contract";
import { pageNumbers } from "@estudio/contract/history/copyable";
import { pageNames } from "@estudio/contract/pages/pageNames";
import { type PageKey, pageKeys } from "@estudio/contract/pages/sections";
import { List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import { useGetOne } from "react-admin";
import { Link, Navigate, useLocation } from "react-router-dom";
import { copyLabel, useCopySummaries } from "../copies/CopyBadge";
import { editMeta } from "../editor/EditScreen";
import { LoadErrorScreen } from "../layout/errors/LoadError";
import { PageHeader } from "../layout/PageHeader";
import { Columns } from "../layout/parts";
import { Waiting } from "../layout/Waiting";
import { usePageCopy } from "./copy/usePageCopy";
import { PageEditor } from "./PageEditor";
import * as css from "./PagesScreen.module.css";

/** Edit the fixed pages: a menu on the left, the sections of one page on the right. */
export default function PagesScreen() {
  const { pathname } = useLocation();
  const wanted = pathname.split("/")[2] ?? "";
  // Never render a form at /pages itself: react-admin would treat /pages/x as the same form and not warn about changes.
  if (!isPageKey(wanted)) return <Navigate to={`/pages/${pageKeys[0]}`} replace />;
  return (
    <>
      <PageHeader title="Páginas" subtitle="Los textos e imágenes fijos de la web, sección por sección." />
      <Columns of="200px minmax(0, 1fr)" from="md" spacing={3}>
        <PageMenu current={wanted} />
        <OnePage key={wanted} pageKey={wanted} />
      </Columns>
    </>
  );
}

const isPageKey = (key: string): key is PageKey => pageKeys.some((known) => known === key);

function PageMenu({ current }: { current: PageKey }) {
  const copies = useCopySummaries("pages");
  const copyOf = (key: PageKey) => copies?.find(({ recordId }) => recordId === pageNumbers[key]);
  return (
    <nav aria-label="Páginas">
      <List dense disablePadding className={css.menu}>
        {pageKeys.map((key) => {
          const copy = copyOf(key);
          return (
            <ListItem key={key} disablePadding>
              <ListItemButton
                component={Link}
                to={`/pages/${key}`}
                selected={key === current}
                aria-current={key === current ? "page" : undefined}
              >
                <ListItemText primary={pageNames[key]} secondary={copy && copyLabel(copy)} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </nav>
  );
}

/** Always refetched when opened: a colleague may have edited another section. */
function OnePage({ pageKey }: { pageKey: PageKey }) {
  const { data, isPending, error, refetch } = useGetOne<Page>(
    "pages",
    { id: pageKey, meta: editMeta },
    { staleTime: 0, gcTime: 0 },
  );
  const copy = usePageCopy(data, pageKey);
  if (isPending || copy.isPending) return <Waiting />;
  const retry = () => {
    void refetch();
    copy.reread();
  };
  if (!copy.copies)
    return <LoadErrorScreen what="No se pudo leer la página" error={error ?? copy.error} onRetry={retry} />;
  return <PageEditor copies={copy.copies} />;
}

import type { Page } from "@estudio/contract";
import { type PageKey, pageKeys, pageNames } from "@estudio/contract/page";
import { Box, List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import { useGetOne } from "react-admin";
import { Link, Navigate, useLocation } from "react-router-dom";
import { PageHeader } from "../layout/PageHeader";
import { Problem } from "../layout/Problem";
import { Waiting } from "../layout/Waiting";
import { PageEditor } from "./PageEditor";

/** Left the six pages, right the sections of the chosen one. */
export default function PagesScreen() {
  const { pathname } = useLocation();
  const wanted = pathname.split("/")[2] || "homepage";
  if (!isPageKey(wanted)) return <Navigate to="/pages" replace />;
  return (
    <>
      <PageHeader title="Páginas" subtitle="Los textos e imágenes fijos de la web, sección por sección." />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "200px minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        <PageMenu current={wanted} />
        <OnePage key={wanted} pageKey={wanted} />
      </Box>
    </>
  );
}

const isPageKey = (key: string): key is PageKey => (pageKeys as string[]).includes(key);

const PageMenu = ({ current }: { current: PageKey }) => (
  <Box component="nav" aria-label="Páginas" sx={{ position: { md: "sticky" }, top: 24 }}>
    <List dense disablePadding sx={{ display: { xs: "flex", md: "block" }, flexWrap: "wrap" }}>
      {pageKeys.map((key) => (
        <ListItem key={key} disablePadding sx={{ width: { xs: "auto", md: "100%" } }}>
          <ListItemButton
            component={Link}
            to={`/pages/${key}`}
            selected={key === current}
            aria-current={key === current ? "page" : undefined}
            sx={{ borderRadius: 1 }}
          >
            <ListItemText primary={pageNames[key]} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Box>
);

/** Pages are always read afresh: somebody else may be writing in another section. */
function OnePage({ pageKey }: { pageKey: PageKey }) {
  const { data, isPending, refetch } = useGetOne<Page>(
    "pages",
    { id: pageKey, meta: pageMeta },
    { staleTime: 0, gcTime: 0 },
  );
  if (isPending) return <Waiting />;
  if (!data) return <Problem title="No se pudo leer la página" onRetry={() => void refetch()} />;
  return <PageEditor page={data} />;
}

const pageMeta = { form: true };

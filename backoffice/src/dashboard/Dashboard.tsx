import type { Dashboard as Summary } from "@estudio/contract";
import { Box, Button, Paper, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useGetIdentity, usePermissions } from "react-admin";
import { Link } from "react-router-dom";
import { call } from "../api";
import { formatNumber } from "../formats";
import { PageHeader } from "../layout/PageHeader";
import { Problem } from "../layout/Problem";
import { Waiting } from "../layout/Waiting";
import { BrokenLinks } from "../publishing/BrokenLinks";
import { ContactsChart } from "./ContactsChart";
import { DemoNotice } from "./DemoNotice";
import { FirstSteps } from "./FirstSteps";
import { Recent } from "./Recent";
import { SiteState } from "./SiteState";

/** What an editor sees first: how much there is, what is new, what to do next. */
export default function Dashboard() {
  const { data: me } = useGetIdentity();
  const { data, isPending, refetch } = useQuery({
    queryKey: ["dashboard", "summary"],
    queryFn: () => call("GET /api/admin/dashboard"),
  });
  return (
    <>
      <PageHeader title="Dashboard" subtitle={me?.fullName && `Hola, ${me.fullName}`} actions={<QuickActions />} />
      {isPending && <Waiting />}
      {!isPending && !data && <Problem title="No se pudo leer el resumen" onRetry={() => void refetch()} />}
      <BrokenLinks />
      {data && <Content summary={data} />}
    </>
  );
}

function QuickActions() {
  const { permissions } = usePermissions<string>();
  return (
    <>
      <Button variant="contained" component={Link} to="/projects/new">
        Nuevo proyecto
      </Button>
      <Button variant="outlined" component={Link} to="/blog/new">
        Nuevo post
      </Button>
      <Button variant="outlined" component={Link} to="/pages">
        Editar páginas
      </Button>
      <Button variant="outlined" component={Link} to="/contacts">
        Ver consultas
      </Button>
      {permissions === "owner" && (
        <Button variant="outlined" component={Link} to="/users">
          Gestionar Usuarios
        </Button>
      )}
    </>
  );
}

const Content = ({ summary }: { summary: Summary }) => (
  <Box
    sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(12, minmax(0, 1fr))" } }}
  >
    {summary.demo && <DemoNotice />}
    <FirstSteps summary={summary} />
    <Box
      sx={{
        gridColumn: "1 / -1",
        display: "grid",
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      }}
    >
      <Count to="/projects" label="Proyectos" count={summary.counts.projects} />
      <Count to="/blog" label="Posts" count={summary.counts.posts} />
      <Count to="/contacts" label="Consultas" count={summary.counts.contacts} news={summary.counts.newContacts} />
    </Box>
    <Panel title="Consultas de las últimas semanas" span={8}>
      <ContactsChart weeks={summary.contactsByWeek} />
    </Panel>
    <Panel title="Sitio web" span={4}>
      <SiteState site={summary.site} />
    </Panel>
    <Panel title="Proyectos recientes" span={6}>
      <Recent
        empty="No hay proyectos recientes"
        items={summary.recentProjects.map((one) => ({
          ...one,
          to: `/projects/${one.id}/edit`,
          image: one.mainImage,
          at: one.updatedAt,
        }))}
      />
    </Panel>
    <Panel title="Posts recientes" span={6}>
      <Recent
        empty="No hay posts recientes"
        items={summary.recentPosts.map((one) => ({
          ...one,
          to: `/blog/${one.id}/edit`,
          image: one.imageUrl,
          at: one.publishedAt,
        }))}
      />
    </Panel>
  </Box>
);

const Panel = ({ title, span, children }: { title: string; span: number; children: React.ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2.5, gridColumn: { lg: `span ${span}` } }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

type CountProps = { to: string; label: string; count: number; news?: number };

const Count = ({ to, label, count, news = 0 }: CountProps) => (
  <Paper
    component={Link}
    to={to}
    variant="outlined"
    sx={{
      p: { xs: 1.5, sm: 2.5 },
      color: "inherit",
      textDecoration: "none",
      "&:hover": { borderColor: "primary.main" },
    }}
  >
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", columnGap: 1 }}
    >
      <Typography color="textSecondary">{label}</Typography>
      {news > 0 && (
        <Typography sx={{ color: "primary.main", fontWeight: 600 }}>{formatNumber(news)} sin leer</Typography>
      )}
    </Stack>
    <Typography sx={{ fontFamily: "h1.fontFamily", typography: "h1", fontSize: "2.5rem" }} component="p">
      {formatNumber(count)}
    </Typography>
  </Paper>
);

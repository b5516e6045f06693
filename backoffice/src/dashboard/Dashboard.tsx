import type { Dashboard as Summary } from "@estudio/contract";
import { Button, Paper, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useGetIdentity, usePermissions } from "react-admin";
import { Link } from "react-router-dom";
import { call } from "../data/api";
import { LoadErrorContent } from "../layout/errors/LoadError";
import { PageHeader } from "../layout/PageHeader";
import { Columns, Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { Waiting } from "../layout/Waiting";
import { GeneratedPassword } from "../profile/GeneratedPassword";
import { BrokenLinks } from "../publishing/BrokenLinks";
import { formatNumber } from "../words/formats";
import { Answers } from "./Answers";
import { BackupAlarm } from "./BackupAlarm";
import { ClockAlarm } from "./ClockAlarm";
import { ContactsChart } from "./ContactsChart";
import * as css from "./Dashboard.module.css";
import { DemoNotice } from "./DemoNotice";
import { FirstSteps } from "./FirstSteps";
import { Recent } from "./Recent";
import { SiteState } from "./SiteState";
import { Visits } from "./Visits";

export default function Dashboard() {
  const { data: me } = useGetIdentity();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["dashboard", "summary"],
    queryFn: () => call("GET /api/admin/dashboard"),
  });
  return (
    <>
      <PageHeader title="Dashboard" subtitle={me?.fullName && `Hola, ${me.fullName}`} actions={<QuickActions />} />
      {isPending && <Waiting />}
      {error && <LoadErrorContent what="No se pudo leer el resumen" error={error} onRetry={refetch} />}
      <GeneratedPassword />
      <ClockAlarm />
      <BackupAlarm />
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
  <>
    {summary.demo && <DemoNotice />}
    <FirstSteps summary={summary} />
    <Answers answers={summary.answers} />
    <Columns of={3} spacing={{ xs: 1, sm: 2 }}>
      <Count to="/projects" label="Proyectos" count={summary.counts.projects} />
      <Count to="/blog" label="Posts" count={summary.counts.posts} />
      <Count to="/contacts" label="Consultas" count={summary.counts.contacts} news={summary.counts.newContacts} />
    </Columns>
    <Columns of="minmax(0, 2fr) minmax(0, 1fr)" from="lg" spacing={3}>
      <Section title="Consultas de las últimas semanas">
        <ContactsChart weeks={summary.contactsByWeek} />
      </Section>
      <Section title="Sitio web">
        <SiteState site={summary.site} />
      </Section>
    </Columns>
    <Visits />
    <Columns of={2} from="lg" spacing={3}>
      <Section title="Proyectos recientes">
        <Recent
          empty="No hay proyectos recientes"
          items={summary.recentProjects.map((one) => ({
            ...one,
            to: `/projects/${one.id}/edit`,
            image: one.mainImage,
            at: one.updatedAt,
          }))}
        />
      </Section>
      <Section title="Posts recientes">
        <Recent
          empty="No hay posts recientes"
          items={summary.recentPosts.map((one) => ({
            ...one,
            to: `/blog/${one.id}/edit`,
            image: one.imageUrl,
            at: one.publishedAt,
          }))}
        />
      </Section>
    </Columns>
  </>
);

type CountProps = { to: string; label: string; count: number; news?: number };

const Count = ({ to, label, count, news = 0 }: CountProps) => (
  <Paper component={Link} to={to} variant="card" className={css.count}>
    <Row justify="space-between" align="baseline" lines={0}>
      <Typography color="textSecondary">{label}</Typography>
      {news > 0 && (
        <Typography variant="strong" color="primary">
          {formatNumber(news)} sin leer
        </Typography>
      )}
    </Row>
    <Typography variant="h1" component="p" className={css.number}>
      {formatNumber(count)}
    </Typography>
  </Paper>
);

import type { ListedRedirect } from "@estudio/contract";
import ContentPaste from "@mui/icons-material/ContentPaste";
import { Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../data/api";
import { LoadError } from "../layout/errors/LoadError";
import { PageHeader } from "../layout/PageHeader";
import { Section } from "../layout/Section";
import { Waiting } from "../layout/Waiting";
import { AddRedirect } from "./AddRedirect";
import { MissedPaths } from "./MissedPaths";
import { PasteRedirects } from "./PasteRedirects";
import { RedirectRows } from "./RedirectRows";

export default function Redirects() {
  const [pasting, setPasting] = useState(false);
  const [from, setFrom] = useState("");
  const { data, error, refetch } = useQuery({
    queryKey: ["redirects"],
    queryFn: () => call("GET /api/admin/redirects"),
    staleTime: 0,
  });
  return (
    <>
      <PageHeader
        title="Redirecciones"
        subtitle="Direcciones antiguas que llevan a una página de esta web. Se publican con ella."
        actions={
          <Button variant="outlined" startIcon={<ContentPaste />} onClick={() => setPasting(true)}>
            Pegar varias
          </Button>
        }
      />
      <AddRedirect key={from} from={from} onAdded={() => setFrom("")} />
      {data && <Lists redirects={data} />}
      {error && <LoadError what="No se pudieron leer las redirecciones" error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      <MissedPaths onRedirect={setFrom} />
      {pasting && <PasteRedirects onClose={() => setPasting(false)} />}
    </>
  );
}

function Lists({ redirects }: { redirects: ListedRedirect[] }) {
  const of = (wanted: ListedRedirect["kind"]) => redirects.filter(({ kind }) => kind === wanted);
  return (
    <>
      <Section
        title="Escritas a mano, y de categorías renombradas"
        help="Las de una categoría se hacen solas cuando cambia de nombre."
      >
        <RedirectRows redirects={of("hand")} empty="Todavía no hay ninguna." />
      </Section>
      <Section
        title="De direcciones cambiadas"
        help="Se hacen solas al cambiar la dirección de un proyecto, un artículo o una guía que se ha publicado, y valen en los tres idiomas."
      >
        <RedirectRows
          redirects={of("renaming")}
          empty="Nadie ha cambiado todavía la dirección de un proyecto, un artículo o una guía."
        />
      </Section>
    </>
  );
}

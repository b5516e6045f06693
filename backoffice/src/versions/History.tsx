import type { VersionedResource } from "@estudio/contract";
import { copyable } from "@estudio/contract/history/copyable";
import { Button, Stack } from "@mui/material";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { copyHistoryId, findCopyHistory } from "../copies/copyHistory";
import { BackButton } from "../editor/BackButton";
import { LoadErrorScreen } from "../layout/errors/LoadError";
import { NotFound, OwnersOnly, Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { Columns } from "../layout/parts";
import { Waiting } from "../layout/Waiting";
import { historyOf } from "./address";
import { ChosenVersion } from "./ChosenVersion";
import { fieldLabeller, isVersioned, versioned } from "./records";
import { useHistory } from "./useHistory";
import { VersionList } from "./VersionList";

/** Show the versions of a record: who saved them, when and what changed. */
export default function History() {
  const { resource = "", record = "" } = useParams();
  if (!isVersioned(resource)) return <NotFound />;
  const history = <RecordHistory key={`${resource}/${record}`} resource={resource} record={record} />;
  return resource === "settings" ? <OwnersOnly>{history}</OwnersOnly> : history;
}

function RecordHistory({ resource, record }: { resource: VersionedResource; record: string }) {
  const [wanted, choose] = useSearchParams();
  const { current, list, versions, at } = useHistory({ resource, record }, wanted.get("version"));
  const { name, to } = versioned[resource];
  const copyHistory = findCopyHistory(resource, record);
  if (current.isPending || list.isPending) return <Waiting />;
  const retry = () => void Promise.all([current.refetch(), list.refetch()]);
  if (!current.data || list.error)
    return <LoadErrorScreen what="No se pudo leer el historial" error={current.error ?? list.error} onRetry={retry} />;
  const title = name(String(copyHistory?.id ?? record), String(current.data.title ?? current.data.name ?? ""));
  return (
    <>
      <PageHeader
        title={copyHistory ? `Historial de la copia: ${title}` : `Historial: ${title}`}
        subtitle={
          copyHistory
            ? "Lo que se ha guardado sin publicar, también en copias que ya se publicaron o se descartaron."
            : "Cada vez que se guarda queda una versión: se puede comparar con lo de ahora, y recuperar."
        }
        before={to && <BackButton to={to(String(copyHistory?.id ?? record))} label={title} />}
        actions={
          Object.hasOwn(copyable, resource) &&
          !copyHistory && (
            <Button variant="outlined" component={Link} to={historyOf(resource, copyHistoryId(record))}>
              Lo guardado sin publicar
            </Button>
          )
        }
      />
      {versions.length === 0 ? (
        <Problem title="Todavía no hay versiones" text="La primera se guarda con el próximo cambio." />
      ) : (
        <Columns of="300px minmax(0, 1fr)" from="md" spacing={3}>
          <Stack spacing={1}>
            <VersionList
              versions={versions}
              current={current.data.version}
              chosen={at}
              nameOf={fieldLabeller({ resource, record })}
            />
            {list.hasNextPage && (
              <Button variant="outlined" disabled={list.isFetching} onClick={() => void list.fetchNextPage()}>
                Ver anteriores
              </Button>
            )}
          </Stack>
          <ChosenVersion
            key={versions[at]?.version}
            of={{ resource, record }}
            version={versions[at]?.version}
            previous={versions[at + 1]?.version}
            current={current.data}
            onRestored={() => choose({})}
          />
        </Columns>
      )}
    </>
  );
}

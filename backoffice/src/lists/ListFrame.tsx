import { Box, Button, LinearProgress, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { Pagination, useListContext } from "react-admin";
import { Problem } from "../layout/Problem";
import { Waiting } from "../layout/Waiting";

type Props = {
  /** Search, filters, order. */
  tools: ReactNode;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** What to say when the filters leave nothing. */
  noMatch: string;
  children: ReactNode;
};

/** Every list: its tools, then loading, error, nothing, nothing found, or the records and their pages. */
export function ListFrame({ tools, empty, noMatch, children }: Props) {
  const { isPending, isFetching, error, data, total, filterValues, setFilters, refetch } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  const nothing = !isPending && !error && !data?.length;
  if (nothing && !filtered) return <>{empty}</>;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap", alignItems: "center", mb: 2 }}>
        {tools}
      </Stack>
      <Box sx={{ height: 4, mb: 1 }}>{isFetching && !isPending && <LinearProgress aria-label="Actualizando" />}</Box>
      {isPending && <Waiting />}
      {error && (
        <Problem title="No se pudo leer la lista" text="Comprueba la conexión." onRetry={() => void refetch()} />
      )}
      {nothing && (
        <Problem
          title={noMatch}
          action={
            <Button variant="outlined" onClick={() => setFilters({})}>
              Quitar los filtros
            </Button>
          }
        />
      )}
      {!!data?.length && !error && (
        <>
          {children}
          {(total ?? 0) > 10 && <Pagination rowsPerPageOptions={perPageChoices} />}
        </>
      )}
    </>
  );
}

const perPageChoices = [12, 24, 48, 96];

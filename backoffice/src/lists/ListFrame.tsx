import { Box, Button, LinearProgress, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { Pagination, useListContext, useRemoveFromStore } from "react-admin";
import { useNavigate } from "react-router-dom";
import { isApiError, serverMessage } from "../data/api";
import { Problem } from "../layout/Problem";
import { Waiting } from "../layout/Waiting";
import { useKeptFocus } from "./useKeptFocus";

type Props = {
  /** Search, filters, order. */
  tools?: ReactNode;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** What to say when the filters leave nothing. */
  noMatch: string;
  children: ReactNode;
};

/** Every list: its tools, then loading, error, nothing, nothing found, or the records and their pages. */
export function ListFrame({ tools, empty, noMatch, children }: Props) {
  const { isPending, isFetching, error, data, total, filterValues, setFilters } = useListContext();
  const keptFocus = useKeptFocus();
  const filtered = Object.keys(filterValues).length > 0;
  const nothing = !isPending && !error && !data?.length;
  if (nothing && !filtered) return <>{empty}</>;
  return (
    <Stack spacing={2}>
      {tools && <Stack spacing={1.5}>{tools}</Stack>}
      <Stack spacing={1}>
        <Box sx={{ height: 4 }}>{isFetching && !isPending && <LinearProgress aria-label="Actualizando" />}</Box>
        {isPending && <Waiting />}
        {error && <Unreadable error={error} />}
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
          <Stack spacing={2} {...keptFocus}>
            {children}
            {(total ?? 0) > 10 && <Pagination rowsPerPageOptions={perPageChoices} />}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}

/** An address or a remembered wish that the server does not understand is given up for the list as it comes. */
function Unreadable({ error }: { error: Error }) {
  const { refetch, resource } = useListContext();
  const resetStore = useRemoveFromStore();
  const navigate = useNavigate();
  const isWrongWish = isApiError(error) && error.status === 400;
  const startAnew = () => {
    resetStore(`${resource}.listParams`);
    navigate(`/${resource}`, { replace: true });
  };
  return (
    <Problem
      title={isWrongWish ? "No se pudo leer la lista" : serverMessage(error, "No se pudo leer la lista")}
      text={isWrongWish ? error.body?.message : undefined}
      action={
        isWrongWish && (
          <Button variant="contained" onClick={startAnew}>
            Ver la lista entera
          </Button>
        )
      }
      onRetry={() => void refetch()}
    />
  );
}

const perPageChoices = [12, 24, 48, 96];

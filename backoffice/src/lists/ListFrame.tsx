import { Box, Button, LinearProgress, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { Pagination, useListContext, useRemoveFromStore } from "react-admin";
import { useNavigate } from "react-router-dom";
import { isApiError, serverMessage } from "../data/api";
import { Problem } from "../layout/Problem";
import { Waiting } from "../layout/Waiting";
import { useKeptFocus } from "./useKeptFocus";

type Props = {
  tools?: ReactNode;
  /** Shown when there are no records at all. */
  empty: ReactNode;
  /** Shown when no record matches the filters. */
  noMatch: string;
  children: ReactNode;
};

/** Frame of every list: tools, then loading, error, empty state, or the records with pagination. */
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

/** For a 400, the filters in the address or the store are invalid, so it offers to reset them. */
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

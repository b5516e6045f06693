import { Box, Button, LinearProgress, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { Pagination, useListContext, useRemoveFromStore } from "react-admin";
import { useNavigate } from "react-router-dom";
import { isApiError, serverMessage } from "../data/api";
import { Problem } from "../layout/errors/Problem";
import { Waiting } from "../layout/Waiting";
import { useFocusAfterRemoval } from "./useFocusAfterRemoval";

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
  const focusProps = useFocusAfterRemoval();
  const filtered = Object.keys(filterValues).length > 0;
  const nothing = !isPending && !error && !data?.length;
  if (nothing && !filtered) return <>{empty}</>;
  return (
    <Stack spacing={2}>
      {tools && <Stack spacing={1.5}>{tools}</Stack>}
      <Stack spacing={1}>
        <Box sx={{ height: 4 }}>{isFetching && !isPending && <LinearProgress aria-label="Actualizando" />}</Box>
        {isPending && <Waiting />}
        {error && <ListError error={error} />}
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
          <Stack spacing={2} {...focusProps}>
            {children}
            {(total ?? 0) > 10 && <Pagination rowsPerPageOptions={perPageChoices} />}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}

/** For a 400, the filters in the address or the store are invalid, so it offers to reset them. */
function ListError({ error }: { error: Error }) {
  const { refetch, resource } = useListContext();
  const resetStore = useRemoveFromStore();
  const navigate = useNavigate();
  const isInvalidFilter = isApiError(error) && error.status === 400;
  const resetList = () => {
    resetStore(`${resource}.listParams`);
    navigate(`/${resource}`, { replace: true });
  };
  return (
    <Problem
      title={isInvalidFilter ? "No se pudo leer la lista" : serverMessage(error, "No se pudo leer la lista")}
      text={isInvalidFilter ? error.body?.message : undefined}
      action={
        isInvalidFilter && (
          <Button variant="contained" onClick={resetList}>
            Ver la lista entera
          </Button>
        )
      }
      onRetry={() => void refetch()}
    />
  );
}

const perPageChoices = [12, 24, 48, 96];

import type { ListedRedirect } from "@estudio/contract";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { Card, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, serverMessage } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { IconAction } from "../layout/IconAction";
import { Grow, PlainList, Row } from "../layout/parts";
import { useToast } from "../layout/toasts/useToast";
import { useFocusAfterRemoval } from "../lists/useFocusAfterRemoval";
import { formatDay } from "../words/formats";

/** List redirects. Only those added by hand can be removed. */
export function RedirectRows({ redirects, empty }: { redirects: ListedRedirect[]; empty: string }) {
  const [going, setGoing] = useState<ListedRedirect>();
  const remove = useRemoval();
  const focusProps = useFocusAfterRemoval();
  if (redirects.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <div {...focusProps}>
      <PlainList>
        {redirects.map((one) => (
          <Card component="li" variant="row" key={one.from}>
            <Row spacing={2}>
              <Grow from={220}>
                <Typography variant="strong">{one.from}</Typography>
                <Typography variant="body2" color="textSecondary">
                  → {one.to}
                  {one.createdAt && ` · ${one.createdBy}, ${formatDay(one.createdAt)}`}
                </Typography>
                {one.problem && (
                  <Typography variant="body2" color="error">
                    {one.problem}
                  </Typography>
                )}
              </Grow>
              {one.kind === "hand" && (
                <IconAction label={`Quitar ${one.from}`} icon={DeleteOutlined} onClick={() => setGoing(one)} />
              )}
            </Row>
          </Card>
        ))}
      </PlainList>
      {going && (
        <ConfirmDialog
          title={`¿Quitar la redirección de ${going.from}?`}
          confirm="Quitar"
          destructive
          onConfirm={() => remove(going)}
          onClose={() => setGoing(undefined)}
        >
          Quien siga esa dirección verá que la página no existe.
        </ConfirmDialog>
      )}
    </div>
  );
}

function useRemoval() {
  const toast = useToast();
  const cache = useQueryClient();
  return async ({ id }: ListedRedirect) => {
    try {
      await call("DELETE /api/admin/redirects/{id}", { params: { id } });
      toast.done("Redirección quitada");
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo quitar la redirección"));
      throw thrown;
    } finally {
      await cache.invalidateQueries({ queryKey: ["redirects"] });
    }
  };
}

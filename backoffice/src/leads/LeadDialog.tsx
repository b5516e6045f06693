import type { Lead } from "@estudio/contract";
import { isolated } from "@estudio/contract/text/invisible";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery, useTheme } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "react-admin";
import { useNavigate } from "react-router-dom";
import { call, failureText } from "../data/api";
import { LoadErrorContent } from "../layout/errors/LoadError";
import { useToast } from "../layout/toasts/useToast";
import { Waiting } from "../layout/Waiting";
import { LeadDetail } from "./LeadDetail";

/** Always refetch: the list may be stale. */
const fresh = { staleTime: 0 };

export function LeadDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const phone = useMediaQuery(useTheme().breakpoints.down("sm"));
  const { data, isPending, error, refetch } = useGetOne<Lead>("leads", { id }, fresh);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby="lead-title">
      <DialogTitle id="lead-title">{data ? isolated(data.name || data.email) : "Interesado"}</DialogTitle>
      <DialogContent>
        {data ? (
          <LeadDetail lead={data} />
        ) : isPending ? (
          <Waiting />
        ) : (
          <LoadErrorContent
            what="No se pudo leer el interesado"
            gone="Este interesado ya no existe"
            error={error}
            onRetry={refetch}
          />
        )}
      </DialogContent>
      <DialogActions>
        {data && <Convert lead={data} />}
        <Button onClick={onClose} variant="outlined">
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Converts the lead to an enquiry, or opens the enquiry if it was converted before. */
function Convert({ lead }: { lead: Lead }) {
  const navigate = useNavigate();
  const toast = useToast();
  const client = useQueryClient();
  const convert = async () => {
    try {
      const { contactId } = await call("POST /api/admin/leads/{id}/convert", { params: { id: lead.id } });
      toast.done("Consulta creada");
      await Promise.all(["leads", "contacts"].map((name) => client.invalidateQueries({ queryKey: [name] })));
      navigate(`/contacts/${contactId}`);
    } catch (thrown) {
      toast.failed(failureText(thrown, "No se pudo convertir en consulta"));
    }
  };
  return lead.contactId === null ? (
    <Button variant="contained" onClick={() => void convert()}>
      Convertir en consulta
    </Button>
  ) : (
    <Button onClick={() => navigate(`/contacts/${lead.contactId}`)}>Ver la consulta</Button>
  );
}

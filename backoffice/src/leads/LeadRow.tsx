import type { Lead } from "@estudio/contract";
import { moneyRange } from "@estudio/contract/calculator/money";
import { isolated } from "@estudio/contract/text/invisible";
import { Card, Chip, Stack, Typography } from "@mui/material";
import { RecordContextProvider } from "react-admin";
import { useLocation } from "react-router-dom";
import { Grow, QuietLink, Row } from "../layout/parts";
import { DeleteAction } from "../lists/DeleteAction";
import { fromList } from "../lists/useCloseDetail";
import { formatMoment } from "../words/formats";
import { describeRequest, isUnconfirmed } from "./answers";

export function LeadRow({ lead }: { lead: Lead }) {
  const { search } = useLocation();
  const name = isolated(lead.name || lead.email);
  return (
    <Card component="li" variant="row">
      <Row nowrap align="start" spacing={{ xs: 1, sm: 2 }}>
        <Grow>
          <Stack spacing={0.5}>
            <Row justify="space-between" lines={0.5}>
              <Row>
                <QuietLink to={`/leads/${lead.id}${search}`} state={fromList} variant="strong">
                  {name}
                </QuietLink>
                {lead.contactId !== null && <Chip size="small" color="done" label="Ya es consulta" />}
                {isUnconfirmed(lead) && <Chip size="small" variant="outlined" label="Sin confirmar" />}
                {lead.doubtful && <Chip size="small" color="warning" variant="outlined" label="Posible spam" />}
              </Row>
              <Typography variant="caption" color="textSecondary">
                {formatMoment(lead.createdAt)}
              </Typography>
            </Row>
            <Typography variant="body2" color="textSecondary">
              {[lead.name && lead.email, lead.phone].filter(Boolean).map(isolated).join(" · ")}
            </Typography>
            <Typography variant="body2">
              {[describeRequest(lead), lead.estimate && moneyRange(lead.estimate.total, "es")]
                .filter(Boolean)
                .join(": ")}
            </Typography>
          </Stack>
        </Grow>
        <RecordContextProvider value={lead}>
          <DeleteAction
            label={`Eliminar a ${name}`}
            question={`¿Eliminar a ${name}?`}
            detail="Se borran sus datos y los correos que aún no hayan salido: no van a la papelera. No se puede deshacer."
            deleted="Interesado eliminado"
            failed="No se pudo eliminar el interesado"
          />
        </RecordContextProvider>
      </Row>
    </Card>
  );
}

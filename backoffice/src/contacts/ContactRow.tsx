import type { Contact } from "@estudio/contract";
import { projectTypeLabel } from "@estudio/contract/enquiries/options";
import { isolated } from "@estudio/contract/text/invisible";
import { Card, Stack, Typography } from "@mui/material";
import { useLocation } from "react-router-dom";
import { ClampedText, Grow, QuietLink, Row } from "../layout/parts";
import { CategoryBadge } from "../lists/badges";
import { SelectBox } from "../lists/filters/SelectBox";
import { fromList } from "../lists/useCloseDetail";
import { formatMoment } from "../words/formats";
import { TimeLeft } from "./answerTime/TimeLeft";
import { DoubtfulBadge, EnquiryBadge } from "./badges";
import * as css from "./ContactRow.module.css";

export function ContactRow({ contact }: { contact: Contact }) {
  const { search } = useLocation();
  return (
    <Card component="li" variant="row" className={contact.state === "new" ? css.unread : css.known}>
      <Row nowrap align="start" spacing={{ xs: 1, sm: 2 }}>
        <SelectBox id={contact.id} label={`Seleccionar la consulta de ${isolated(contact.name)}`} />
        <Grow>
          <Stack spacing={0.5}>
            <Row justify="space-between" lines={0.5}>
              <Row>
                <QuietLink to={`/contacts/${contact.id}${search}`} state={fromList} variant="strong">
                  {isolated(contact.name)}
                </QuietLink>
                <CategoryBadge category={contact.category} />
                <EnquiryBadge state={contact.state} />
                {contact.doubtful && <DoubtfulBadge />}
                <TimeLeft contact={contact} />
              </Row>
              <Typography variant="caption" color="textSecondary">
                {formatMoment(contact.createdAt)}
              </Typography>
            </Row>
            <Typography variant="body2" color="textSecondary">
              {[contact.email, contact.company, projectTypeLabel(contact.contactMethod, contact.projectType)]
                .filter(Boolean)
                .map(isolated)
                .join(" · ")}
            </Typography>
            <ClampedText lines={3}>{contact.message}</ClampedText>
          </Stack>
        </Grow>
      </Row>
    </Card>
  );
}

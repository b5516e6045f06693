import type { Contact } from "@estudio/contract";
import { greetings } from "@estudio/contract/enquiries/mails/greetings";
import { budgets, labelOf, projectTypeLabel, timelines } from "@estudio/contract/enquiries/options";
import { languageNames, localizedPath, splitLanguage } from "@estudio/contract/paths";
import { isolated } from "@estudio/contract/text/invisible";
import { Link, Stack, Typography } from "@mui/material";
import { Fact } from "../../layout/Fact";
import { PrivacyFact } from "../../layout/PrivacyFact";
import { Row } from "../../layout/parts";
import { CategoryBadge } from "../../lists/badges";
import { formatMoment } from "../../words/formats";
import { TimeLeft } from "../answerTime/TimeLeft";
import { DoubtfulBadge } from "../badges";
import { whatsappLink } from "./whatsapp";

export const Detail = ({ contact }: { contact: Contact }) => (
  <Stack spacing={2.5}>
    <Row>
      <CategoryBadge category={contact.category} />
      {contact.doubtful && <DoubtfulBadge />}
      <TimeLeft contact={contact} />
    </Row>
    {contact.doubtful && (
      <Typography color="textSecondary">
        Posible spam: se envió en menos de dos segundos, rellena un campo que las personas no ven o llegó entre muchas
        otras. No se avisó por correo.
      </Typography>
    )}
    <Typography variant="prose">{contact.message}</Typography>
    <Stack component="dl" spacing={1}>
      <Fact name="Correo electrónico">
        <Link href={`mailto:${contact.email}?subject=${encodeURIComponent(greetings[contact.lang].unannounced)}`}>
          {isolated(contact.email)}
        </Link>
      </Fact>
      <Fact name="Teléfono">{contact.phone && <Phone number={contact.phone} />}</Fact>
      <Fact name="Empresa">{isolated(contact.company)}</Fact>
      <Fact name="Tipo de proyecto">{projectTypeLabel(contact.contactMethod, contact.projectType)}</Fact>
      <Fact name="Presupuesto">{labelOf(budgets, contact.budget)}</Fact>
      <Fact name="Plazo">{labelOf(timelines, contact.timeline)}</Fact>
      <Fact name="Recibida">{formatMoment(contact.createdAt)}</Fact>
      <Fact name="Idioma">{languageNames[contact.lang]}</Fact>
      <Fact name="Desde la página">
        {contact.page && localizedPath(splitLanguage(contact.page).path, contact.lang)}
      </Fact>
      <Fact name="Entró en la web por">{contact.landing}</Fact>
      <Fact name="Llegó desde">{contact.referrer}</Fact>
      <Fact name="Proyecto que miraba">{contact.project}</Fact>
      <PrivacyFact of={contact} />
    </Stack>
  </Stack>
);

function Phone({ number }: { number: string }) {
  const whatsapp = whatsappLink(number);
  return (
    <Row component="span" spacing={2}>
      <Link href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</Link>
      {whatsapp && (
        <Link href={whatsapp} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </Link>
      )}
    </Row>
  );
}

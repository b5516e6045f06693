import type { Lead } from "@estudio/contract";
import { parts } from "@estudio/contract/calculator/estimate";
import { moneyRange } from "@estudio/contract/calculator/money";
import { districts, kinds, placeStates, qualities } from "@estudio/contract/calculator/options";
import { calculatorWords } from "@estudio/contract/calculator/words";
import { greetings } from "@estudio/contract/enquiries/mails/greetings";
import { leadSources } from "@estudio/contract/enquiries/options";
import { languageNames } from "@estudio/contract/paths";
import { isolated } from "@estudio/contract/text/invisible";
import { Link, Stack, Typography } from "@mui/material";
import { Mails } from "../contacts/dialog/timeline/Mails";
import { Fact } from "../layout/Fact";
import { PrivacyFact } from "../layout/PrivacyFact";
import { formatMoment } from "../words/formats";

const sources: Record<string, string> = leadSources;

export const LeadDetail = ({ lead }: { lead: Lead }) => (
  <Stack spacing={2.5}>
    {lead.message && <Typography variant="prose">{lead.message}</Typography>}
    <Stack component="dl" spacing={1}>
      <Fact name="Correo electrónico">
        <Link
          href={`mailto:${lead.email}?subject=${encodeURIComponent(lead.guideTitle || greetings[lead.lang].estimate)}`}
        >
          {isolated(lead.email)}
        </Link>
      </Fact>
      <Fact name="Teléfono">
        {lead.phone && <Link href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}>{lead.phone}</Link>}
      </Fact>
      <Answered lead={lead} />
      {lead.guideTitle && (
        <>
          <Fact name="Guía">{lead.guideTitle}</Fact>
          <Fact name="Dirección">
            {lead.confirmedAt ? `Confirmada el ${formatMoment(lead.confirmedAt)}` : "Sin confirmar todavía"}
          </Fact>
        </>
      )}
      <Fact name="Recibido">{formatMoment(lead.createdAt)}</Fact>
      <Fact name="Origen">{sources[lead.leadSource] ?? lead.leadSource}</Fact>
      <Fact name="Entró en la web por">{lead.landing}</Fact>
      <Fact name="Llegó desde">{lead.referrer}</Fact>
      <Fact name="Idioma">{languageNames[lead.lang]}</Fact>
      <PrivacyFact of={lead} />
    </Stack>
    <Mails about="leads" id={lead.id} />
  </Stack>
);

function Answered({ lead: { answers, estimate } }: { lead: Lead }) {
  if (!answers || !estimate) return null;
  const names = calculatorWords.es.parts;
  return (
    <>
      <Fact name="Quiere hacer">{`${kinds[answers.kind]}, ${answers.m2}\u00a0m²`}</Fact>
      <Fact name="Estado">{placeStates[answers.state]}</Fact>
      <Fact name="Calidad">{qualities[answers.quality]}</Fact>
      <Fact name="Distrito">{districts[answers.district]}</Fact>
      <Fact name="Resultado">
        <strong>{moneyRange(estimate.total, "es")}</strong>, sin IVA, con la tabla de precios {estimate.version}
      </Fact>
      {parts.map((part) => (
        <Fact key={part} name={names[part]}>
          {moneyRange(estimate.parts[part], "es")}
        </Fact>
      ))}
    </>
  );
}

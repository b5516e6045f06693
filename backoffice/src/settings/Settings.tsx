import { Button } from "@mui/material";
import { BooleanInput, EditBase, ResourceContextProvider } from "react-admin";
import { Link } from "react-router-dom";
import { BottomBar } from "../editor/BottomBar";
import { editOptions, Loaded } from "../editor/EditScreen";
import { RecordForm } from "../editor/RecordForm";
import { PlainSave } from "../editor/saving/PlainSave";
import { SaveReceipt } from "../editor/saving/SaveReceipt";
import { Field } from "../inputs/Field";
import { CoordinateField, NumberField } from "../inputs/NumberField";
import { OwnersOnly } from "../layout/errors/Problem";
import { NoMail } from "../layout/NoMail";
import { PageHeader } from "../layout/PageHeader";
import { Columns, Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { HistoryButton } from "../versions/HistoryButton";
import { BackupFields } from "./BackupFields";
import { Backups } from "./Backups";
import { Brand } from "./brand/Brand";

const words = {
  created: "Ajustes guardados",
  updated: "Ajustes guardados",
  updatedDetail: "Los cambios se han guardado correctamente",
  saveFailed: "No se pudieron guardar los ajustes",
};
const noDefaults = {};

/** Edit the studio's data, which the footer, the contact page, structured data and mails use. */
const Settings = () => (
  <OwnersOnly>
    <ResourceContextProvider value="settings">
      <EditBase id={1} {...editOptions}>
        <PageHeader
          title="Ajustes"
          subtitle="Lo leen el pie de página, la página de contacto, los buscadores y los correos."
          actions={<HistoryButton />}
        />
        <Loaded>
          <RecordForm words={words} defaults={noDefaults} bar={(savedAt) => <Bar savedAt={savedAt} />}>
            <Fields />
          </RecordForm>
        </Loaded>
      </EditBase>
    </ResourceContextProvider>
    <Backups />
  </OwnersOnly>
);
export default Settings;

const Bar = ({ savedAt }: { savedAt: string | undefined }) => (
  <BottomBar receipt={savedAt && <SaveReceipt savedAt={savedAt} path="/contacto" />}>
    <PlainSave />
  </BottomBar>
);

const Fields = () => (
  <>
    <Section title="El estudio">
      <Columns of={2} from="sm">
        <Field source="brand" />
        <Field source="person" />
      </Columns>
    </Section>
    <Brand />
    <Section title="Contacto">
      <Columns of={2} from="sm">
        <Field source="phone" />
        <Field source="email" type="email" />
        <Field
          source="whatsapp"
          type="tel"
          placeholder="+34 600 11 22 33"
          helperText="Con el prefijo del país. Vacío: la web no lo ofrece."
        />
      </Columns>
      <Columns of={2} from="sm">
        <Field source="notifyEmail" type="email" helperText="Vacío: no se avisa a nadie." />
        <NumberField source="answerHours" helperText="Lo que promete la web. Sábados y domingos no cuentan." />
      </Columns>
      <NoMail text="no avisa de las consultas, que esperan en «Consultas», ni manda estimaciones, y las guías se descargan sin pedir el correo." />
      <BooleanInput
        source="showAnswerTime"
        helperText="La media de los últimos 90 días, con lo que aún espera, nunca una mejor. Desde cinco respuestas."
      />
      <Columns of={2} from="sm">
        <Field source="street" />
        <Field source="postalCode" />
        <Field
          source="city"
          helperText="La nombran los títulos, las descripciones y el pie. Vacía: no se nombra ninguna."
        />
        <Field source="region" />
        <Field source="country" />
      </Columns>
      <Columns of={2} from="sm">
        <CoordinateField source="latitude" />
        <CoordinateField source="longitude" />
      </Columns>
      <Columns of={2} from="sm">
        <Field source="hoursWeekdays" placeholder="9:00-18:00" />
        <Field source="hoursSaturday" placeholder="10:00-14:00" />
        <Field
          source="priceRange"
          placeholder="€€€"
          helperText="Solo para los buscadores: de € a €€€€, o «desde 5.000 €»."
        />
      </Columns>
    </Section>
    <Section title="Redes sociales">
      <Columns of={2} from="sm">
        <Field source="instagram" placeholder="https://" />
        <Field source="pinterest" placeholder="https://" />
        <Field source="linkedin" placeholder="https://" />
        <Field source="facebook" placeholder="https://" />
      </Columns>
    </Section>
    <Section title="Direcciones que no se encuentran">
      <BooleanInput
        source="countMissed"
        helperText="Cuál y cuántas veces al día, nada de quien la pide. Se ven en Redirecciones treinta días."
      />
    </Section>
    <Section
      title="Privacidad"
      help="Cuánto se guarda lo que envían los visitantes desde el último mensaje. 0: hasta que alguien lo borre; la política de privacidad dice entonces doce meses."
    >
      <Columns of={3} from="sm">
        <NumberField source="keepContactsMonths" helperText="Las ganadas se quedan." />
        <NumberField source="keepLeadsMonths" />
        <NumberField source="keepDoubtfulDays" helperText="Lo que parece de un robot." />
      </Columns>
      <BooleanInput
        source="countVisits"
        helperText="Cuántas veces al día se ve cada página, nada de quien la ve. La política de privacidad lo cuenta."
      />
      <Row>
        <Button component={Link} to="/persona" variant="outlined">
          Datos de una persona…
        </Button>
      </Row>
    </Section>
    <Section
      title="Sesiones"
      help="Cuánto tiempo sigue abierto el panel en un ordenador o en un teléfono. Vale también para las que ya están abiertas."
    >
      <Columns of={2} from="sm">
        <NumberField source="sessionIdleDays" helperText="De 1 a 45." />
        <NumberField source="sessionMostDays" helperText="De 1 a 365, se use o no." />
      </Columns>
      <BooleanInput
        source="requireSecondFactor"
        helperText="Quien no la tenga la pondrá antes de seguir. Ponte antes la tuya, en «Tu perfil»."
      />
    </Section>
    <Section
      title="Historial"
      help="Cuántas versiones se conservan de cada proyecto, artículo, guía y página, y cuánto tiempo. Lo que sobra se va para siempre."
    >
      <Columns of={2} from="sm">
        <NumberField source="keepVersions" helperText="De 20 a 1.000, en cuanto se guarde otra." />
        <NumberField source="keepVersionDays" helperText="De 30 a 3.650." />
      </Columns>
    </Section>
    <Section
      title="Copias automáticas"
      help="Cuándo se copia todo, cuánto se conserva y cuándo se avisa. Cómo van está al final."
    >
      <BackupFields />
    </Section>
    <Section
      title="Datos legales"
      help="De quién es la web, en el aviso legal y en la privacidad. La ley los pide; sin titular se pone el nombre del estudio, y lo demás que falte no se dice."
    >
      <Columns of={2} from="sm">
        <Field source="legalName" />
        <Field source="taxId" />
      </Columns>
    </Section>
    <Section title="Cifras" help="Las que se ven en la página de inicio y en el portfolio.">
      <Columns of={3} from="sm">
        <NumberField source="statProjects" />
        <NumberField source="statSatisfaction" />
        <NumberField source="statExperience" />
        <NumberField source="statValueIncrease" />
        <NumberField source="statDays" />
      </Columns>
    </Section>
  </>
);

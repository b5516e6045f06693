import { Box, Paper, Typography } from "@mui/material";
import { EditBase, NumberInput, ResourceContextProvider, SaveButton } from "react-admin";
import { useFormState } from "react-hook-form";
import { editOptions, Loaded } from "../editor/EditScreen";
import { RecordForm } from "../editor/RecordForm";
import { SaveReceipt } from "../editor/SaveReceipt";
import { Field } from "../inputs/Field";
import { Row, Section } from "../inputs/Section";
import { PageHeader } from "../layout/PageHeader";
import { OwnersOnly } from "../layout/Problem";

const words = {
  created: "Ajustes guardados",
  updated: "Ajustes guardados",
  updatedDetail: "Los cambios se han guardado correctamente",
  saveFailed: "No se pudieron guardar los ajustes",
};
const nothing = {};

/** The studio's own data, in one place: footer, contact page, structured data and mails read it. */
const Settings = () => (
  <OwnersOnly>
    <ResourceContextProvider value="settings">
      <EditBase id={1} {...editOptions}>
        <PageHeader
          title="Ajustes"
          subtitle="Lo leen el pie de página, la página de contacto, los buscadores y los correos."
        />
        <Loaded>
          <RecordForm words={words} defaults={nothing} bar={(savedAt) => <Bar savedAt={savedAt} />}>
            <Fields />
          </RecordForm>
        </Loaded>
      </EditBase>
    </ResourceContextProvider>
  </OwnersOnly>
);
export default Settings;

function Bar({ savedAt }: { savedAt: string | undefined }) {
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Guardar"
      sx={{ position: "sticky", bottom: 0, zIndex: 20, px: 2, py: 1.25, display: "flex", gap: 2, alignItems: "center" }}
    >
      <Box sx={{ flex: 1 }}>
        {savedAt && !dirty ? (
          <SaveReceipt savedAt={savedAt} path="/contacto" />
        ) : (
          <Typography role="status" color="textSecondary">
            {dirty ? "Hay cambios sin guardar" : "Sin cambios"}
          </Typography>
        )}
      </Box>
      <SaveButton label="Guardar" alwaysEnable icon={null} aria-keyshortcuts="Control+S" />
    </Paper>
  );
}

const Fields = () => (
  <>
    <Section title="El estudio">
      <Row>
        <Field source="brand" />
        <Field source="person" />
      </Row>
    </Section>
    <Section title="Contacto">
      <Row>
        <Field source="phone" />
        <Field source="email" type="email" />
      </Row>
      <Field source="notifyEmail" type="email" helperText="Vacío: no se avisa a nadie." />
      <Row>
        <Field source="street" />
        <Field source="postalCode" />
        <Field source="city" />
        <Field source="region" />
        <Field source="country" />
      </Row>
      <Row>
        <NumberInput source="latitude" helperText={false} />
        <NumberInput source="longitude" helperText={false} />
      </Row>
      <Row>
        <Field source="hoursWeekdays" placeholder="9:00-18:00" />
        <Field source="hoursSaturday" placeholder="10:00-14:00" />
      </Row>
    </Section>
    <Section title="Redes sociales">
      <Row>
        <Field source="instagram" placeholder="https://" />
        <Field source="pinterest" placeholder="https://" />
        <Field source="linkedin" placeholder="https://" />
        <Field source="facebook" placeholder="https://" />
      </Row>
    </Section>
    <Section title="Datos legales">
      <Row>
        <Field source="legalName" />
        <Field source="taxId" />
      </Row>
    </Section>
    <Section title="Cifras" help="Las que se ven en la página de inicio y en el portfolio.">
      <Row columns={3}>
        <NumberInput source="statProjects" helperText={false} />
        <NumberInput source="statSatisfaction" helperText={false} />
        <NumberInput source="statExperience" helperText={false} />
        <NumberInput source="statValueIncrease" helperText={false} />
        <NumberInput source="statDays" helperText={false} />
      </Row>
    </Section>
  </>
);

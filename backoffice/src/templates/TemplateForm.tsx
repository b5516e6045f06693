import { templateFields } from "@estudio/contract/enquiries/mails/fillTemplate";
import { Typography } from "@mui/material";
import { required, useRecordContext } from "react-admin";
import { BackButton } from "../editor/BackButton";
import { BottomBar } from "../editor/BottomBar";
import { RecordForm } from "../editor/RecordForm";
import { RecordScreen } from "../editor/RecordScreen";
import { PlainSave } from "../editor/saving/PlainSave";
import { Field } from "../inputs/Field";
import { LanguageSwitch } from "../inputs/languages";
import { Translated } from "../inputs/Translated";
import { PageHeader } from "../layout/PageHeader";
import { Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { HistoryButton } from "../versions/HistoryButton";

const words = {
  created: "Plantilla creada",
  updated: "Plantilla guardada",
  saveFailed: "No se pudo guardar la plantilla",
};
const blank = { name: "", subject: "", text: "", translations: {} };
const needed = required("Este campo es obligatorio");

const Screen = () => <RecordScreen fresh={<TemplateForm title="Nueva plantilla" />} stored={<Stored />} />;

export default Screen;

const Stored = () => <TemplateForm title={String(useRecordContext()?.name ?? "Plantilla")} />;

const TemplateForm = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} before={<BackButton to="/templates" label="Plantillas" />} actions={<HistoryButton />} />
    <RecordForm words={words} defaults={blank} bar={() => <Bar />}>
      <Section title="Plantilla">
        <Field source="name" validate={needed} helperText="Solo se ve en el panel." />
        <Translated source="subject" />
        <Translated source="text" multiline minRows={12} validate={needed} />
      </Section>
      <Section title="Lo que se rellena solo" help="Escríbelo así, con sus llaves, en el asunto o en el texto.">
        {Object.entries(templateFields).map(([name, meaning]) => (
          <Row key={name}>
            <Typography variant="strong">{`{${name}}`}</Typography>
            <Typography color="textSecondary">{meaning}</Typography>
          </Row>
        ))}
      </Section>
    </RecordForm>
  </>
);

const Bar = () => (
  <BottomBar receipt={null}>
    <LanguageSwitch />
    <PlainSave />
  </BottomBar>
);

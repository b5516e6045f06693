import type { Guide } from "@estudio/contract";
import { blankGuide } from "@estudio/contract/content/blank";
import { publicationOf } from "@estudio/contract/content/publication";
import { statuses } from "@estudio/contract/enquiries/options";
import { guidePath } from "@estudio/contract/routes";
import { required, useRecordContext } from "react-admin";
import { ContentEditor } from "../blog/content/ContentEditor";
import { useLive } from "../copies/CopiesContext";
import { BackButton } from "../editor/BackButton";
import { RecordForm } from "../editor/RecordForm";
import { RecordScreen } from "../editor/RecordScreen";
import { ScheduleInputs } from "../editor/ScheduleInputs";
import { SaveBar } from "../editor/saving/SaveBar";
import { Choice } from "../inputs/Choice";
import { Field } from "../inputs/Field";
import { LinesInput } from "../inputs/LinesInput";
import { PictureInput } from "../inputs/pictures/PictureInput";
import { SlugInput } from "../inputs/SlugInput";
import { Translated } from "../inputs/Translated";
import { PageHeader } from "../layout/PageHeader";
import { Columns } from "../layout/parts";
import { Section } from "../layout/Section";
import { ViewOnSite } from "../layout/ViewOnSite";
import { SeoFields } from "../seo/SeoFields";
import { HistoryButton } from "../versions/HistoryButton";
import { FileInput } from "./FileInput";
import { guideWords } from "./words";

const bar = (savedAt?: string) => <SaveBar kind="guide" publicPath={guidePath} savedAt={savedAt} />;
const titleRequired = required("El título es obligatorio");
const blank = blankGuide();
const wholeNumber = (typed: string) => Math.max(0, Math.round(Number(typed)) || 0);

const Screen = () => <RecordScreen fresh={<GuideForm title="Nueva guía" />} stored={<Stored />} />;

export default Screen;

const Stored = () => <GuideForm title={String(useRecordContext()?.title ?? "Guía")} />;

const GuideForm = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} before={<BackButton to="/guides" label="Guías" />} actions={<GuideActions />} />
    <RecordForm words={guideWords} defaults={blank} bar={bar}>
      <Section title="Información Básica">
        <Translated source="title" validate={titleRequired} />
        <SlugInput prefix="/guias/" />
        <Translated source="summary" multiline minRows={2} />
        <Translated source="inside" input={LinesInput} />
      </Section>
      <Section title="PDF" help="Se manda por correo a quien la pide. Sin el PDF en español no se puede publicar.">
        <Translated source="file" input={FileInput} />
      </Section>
      <Section title="Contenido">
        <Translated source="content" input={ContentEditor} minWidth={300} />
      </Section>
      <Section title="Portada">
        <PictureInput source="imageUrl" />
      </Section>
      <SeoFields kind="guide" />
      <Section title="Publicación">
        <Columns of={2} from="sm">
          <Choice source="status" options={statuses} />
          <Field source="position" type="number" parse={wholeNumber} helperText="Las de número menor van antes." />
        </Columns>
        <ScheduleInputs />
      </Section>
    </RecordForm>
  </>
);

function GuideActions() {
  const guide = useLive<Guide>();
  return (
    <>
      {guide && publicationOf(guide) === "published" && <ViewOnSite path={guidePath(guide.slug)} />}
      <HistoryButton />
    </>
  );
}

import { blankProject } from "@estudio/contract/content/blank";
import { categories, statuses } from "@estudio/contract/enquiries/options";
import { projectBudgets, projectDistricts, rooms } from "@estudio/contract/portfolio/options";
import { projectPath } from "@estudio/contract/routes";
import { lazy, Suspense } from "react";
import { BooleanInput, required, useRecordContext } from "react-admin";
import { BackButton } from "../editor/BackButton";
import { RecordForm } from "../editor/RecordForm";
import { RecordScreen } from "../editor/RecordScreen";
import { ScheduleInputs } from "../editor/ScheduleInputs";
import { SaveBar } from "../editor/saving/SaveBar";
import { Choice } from "../inputs/Choice";
import { Choices } from "../inputs/Choices";
import { Field } from "../inputs/Field";
import { LinesInput } from "../inputs/LinesInput";
import { OptionalChoice } from "../inputs/OptionalChoice";
import { PictureInput } from "../inputs/pictures/PictureInput";
import { SlugInput } from "../inputs/SlugInput";
import { Translated } from "../inputs/Translated";
import { PageHeader } from "../layout/PageHeader";
import { Columns } from "../layout/parts";
import { Section } from "../layout/Section";
import { Waiting } from "../layout/Waiting";
import { SeoFields } from "../seo/SeoFields";
import { ProjectActions } from "./ProjectActions";
import { projectWords } from "./words";

const GalleryInput = lazy(() => import("../inputs/pictures/GalleryInput"));
const bar = (savedAt?: string) => <SaveBar kind="project" publicPath={projectPath} savedAt={savedAt} />;
const titleRequired = required("El título es obligatorio");

/** Initial values as specified: draft, empresarial, this year. */
const defaults = { ...blankProject(), status: "draft" };

const Screen = () => <RecordScreen fresh={<ProjectForm title="Nuevo proyecto" />} stored={<Stored />} />;

export default Screen;

const Stored = () => <ProjectForm title={String(useRecordContext()?.title ?? "Proyecto")} />;

const ProjectForm = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} before={<BackButton to="/projects" label="Proyectos" />} actions={<ProjectActions />} />
    <RecordForm words={projectWords} defaults={defaults} bar={bar}>
      <BasicInformation />
      <FoundBy />
      <Pictures />
      <Challenges />
      <SeoFields kind="project" />
      <Publication />
    </RecordForm>
  </>
);

const BasicInformation = () => (
  <Section title="Información Básica">
    <Translated source="title" validate={titleRequired} />
    <SlugInput prefix="/proyecto/" />
    <Translated source="description" multiline minRows={4} />
    <Columns of={3} from="sm">
      <Choice source="category" options={categories} />
      <Field source="location" />
      <Field source="clientName" />
    </Columns>
    <Columns of={2} from="sm">
      <Field source="surface" placeholder="120 m²" />
      <Field source="year" />
    </Columns>
    <Translated source="duration" placeholder="4 meses" />
    <Translated source="cost" placeholder="86.000 €, obra y muebles, sin IVA" />
  </Section>
);

const FoundBy = () => (
  <Section
    title="Cómo se encuentra"
    help="El portfolio reúne los proyectos por tipo de cliente, estancia, distrito y presupuesto."
  >
    <Choices source="rooms" options={rooms} />
    <Columns of={2} from="sm">
      <OptionalChoice source="district" options={projectDistricts} />
      <OptionalChoice
        source="budget"
        options={projectBudgets}
        helperText="Lo que costó en total: obra y muebles, sin IVA. Se ve en la web."
      />
    </Columns>
  </Section>
);

const Pictures = () => (
  <Section
    title="Imágenes"
    help="Hasta 10 MB cada una; las que pesan o miden más se reducen solas al subirlas. También puedes arrastrarlas hasta aquí."
  >
    <PictureInput source="mainImage" />
    <Suspense fallback={<Waiting />}>
      <GalleryInput source="galleryImages" />
    </Suspense>
    <Columns of={2} from="sm">
      <PictureInput source="beforeImage" label="Antes" />
      <PictureInput source="afterImage" label="Después" />
    </Columns>
  </Section>
);

const Challenges = () => (
  <Section title="Desafíos del Proyecto">
    <Translated source="challenges" multiline minRows={4} />
    <Translated source="results" input={LinesInput} />
    <Translated source="materials" input={LinesInput} />
    <Translated source="clientQuote" multiline minRows={2} />
    <Translated source="awards" />
  </Section>
);

const Publication = () => (
  <Section title="Publicación">
    <Columns of={2} from="sm">
      <Choice source="status" options={statuses} />
      <BooleanInput source="featured" helperText="Los dos destacados más recientes salen en la página de inicio." />
    </Columns>
    <ScheduleInputs publishHelp="Hora de Madrid. Un borrador se publica solo en ese momento." />
  </Section>
);

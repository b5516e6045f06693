import type { Post } from "@estudio/contract";
import { blankPost } from "@estudio/contract/content/blank";
import { publicationOf } from "@estudio/contract/content/publication";
import { statuses } from "@estudio/contract/enquiries/options";
import { postPath } from "@estudio/contract/routes";
import { useState } from "react";
import { required, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { useCopies, useLive } from "../copies/CopiesContext";
import { BackButton } from "../editor/BackButton";
import { RecordForm } from "../editor/RecordForm";
import { RecordScreen } from "../editor/RecordScreen";
import { ScheduleInputs } from "../editor/ScheduleInputs";
import { SaveBar } from "../editor/saving/SaveBar";
import { Choice } from "../inputs/Choice";
import { MomentInput } from "../inputs/MomentInput";
import { PictureInput } from "../inputs/pictures/PictureInput";
import { SlugInput } from "../inputs/SlugInput";
import { Translated } from "../inputs/Translated";
import { PageHeader } from "../layout/PageHeader";
import { Columns } from "../layout/parts";
import { Section } from "../layout/Section";
import { ViewOnSite } from "../layout/ViewOnSite";
import { SeoFields } from "../seo/SeoFields";
import { HistoryButton } from "../versions/HistoryButton";
import { formatDay } from "../words/formats";
import { CategoryInput } from "./CategoryInput";
import { ContentSection } from "./content/ContentSection";
import { ReadTimeInput } from "./ReadTimeInput";
import { postWords } from "./words";

const bar = (savedAt?: string) => <SaveBar kind="post" publicPath={postPath} savedAt={savedAt} />;
const titleRequired = required("El título es obligatorio");

const newPost = () => ({ ...blankPost(), status: "draft" });

const Screen = () => <RecordScreen fresh={<PostForm title="Nuevo post" />} stored={<Stored />} />;

export default Screen;

const Stored = () => <PostForm title={String(useRecordContext()?.title ?? "Post")} />;

function PostForm({ title }: { title: string }) {
  // Created once per form: a new timestamp at each render would make the form dirty.
  const [defaults] = useState(newPost);
  return (
    <>
      <PageHeader title={title} before={<BackButton to="/blog" label="Blog" />} actions={<PostActions />} />
      <RecordForm words={postWords} defaults={defaults} bar={bar}>
        <Section title="Información Básica">
          <Translated source="title" validate={titleRequired} />
          <SlugInput prefix="/blog/" />
          <Columns of={2} from="sm">
            <CategoryInput />
            <ReadTimeInput />
          </Columns>
          <Translated source="excerpt" multiline minRows={2} />
        </Section>
        <ContentSection />
        <Section title="Imagen">
          <PictureInput source="imageUrl" label="Imagen del post" />
        </Section>
        <SeoFields kind="post" />
        <Section title="Publicación">
          <Columns of={2} from="sm">
            <Choice source="status" options={statuses} />
            <ArticleDate />
          </Columns>
          <ScheduleInputs />
        </Section>
      </RecordForm>
    </>
  );
}

/** The date that readers see. It does not follow the scheduled publication. */
function ArticleDate() {
  const [publishedAt, publishAt] = useWatch({ name: ["publishedAt", "publishAt"] });
  // A working copy schedules its own publication; the article itself is already live.
  const appears = useCopies()?.shown === "copy" ? null : publishAt;
  const differs = appears && publishedAt && formatDay(appears) !== formatDay(publishedAt);
  const helperText = differs
    ? `Es la que se lee en el artículo, aunque aparezca el ${formatDay(appears)}: cámbiala si debe ser esa. Hora de Madrid.`
    : "La que se lee en el artículo. Hora de Madrid.";
  return <MomentInput source="publishedAt" helperText={helperText} />;
}

function PostActions() {
  const post = useLive<Post>();
  return (
    <>
      {post && publicationOf(post) === "published" && <ViewOnSite path={postPath(post.slug)} />}
      <HistoryButton />
    </>
  );
}

import type { PostCategory } from "@estudio/contract";
import { languageNames, translatedLanguages } from "@estudio/contract/paths";
import { categoryPath } from "@estudio/contract/routes";
import { Button } from "@mui/material";
import { useEffect, useState } from "react";
import { EditBase, ResourceContextProvider, useRecordContext } from "react-admin";
import { useParams } from "react-router-dom";
import { BackButton } from "../../editor/BackButton";
import { BottomBar } from "../../editor/BottomBar";
import { editOptions, Loaded } from "../../editor/EditScreen";
import { RecordForm } from "../../editor/RecordForm";
import { PlainSave } from "../../editor/saving/PlainSave";
import { SaveReceipt } from "../../editor/saving/SaveReceipt";
import { useDirty } from "../../editor/useDirty";
import { Field } from "../../inputs/Field";
import { PageHeader } from "../../layout/PageHeader";
import { Columns } from "../../layout/parts";
import { Section } from "../../layout/Section";
import { useToast } from "../../layout/toasts/useToast";
import { ViewOnSite } from "../../layout/ViewOnSite";
import { RenameCategory } from "./RenameCategory";

const words = {
  created: "Categoría guardada",
  updated: "Categoría guardada",
  saveFailed: "No se pudo guardar la categoría",
};
const noDefaults = {};

/** Edit the translated names of a blog category. */
export default function CategoryForm() {
  const { slug } = useParams();
  const [dirty, setDirty] = useState(false);
  return (
    <ResourceContextProvider value="post-categories">
      <EditBase id={slug} {...editOptions}>
        <Loaded list="/categorias">
          <Header dirty={dirty} />
          <RecordForm words={words} defaults={noDefaults} bar={(savedAt) => <Bar savedAt={savedAt} />}>
            <Section
              title="Nombre en los otros idiomas"
              help="El nombre en español es el que llevan los artículos. Sin traducir, se muestra ese, y los buscadores no reciben su página en ese idioma."
            >
              <Columns of={2} from="sm">
                {translatedLanguages.map((lang) => (
                  <Field
                    key={lang}
                    source={`translations.${lang}.name`}
                    label={languageNames[lang]}
                    slotProps={{ htmlInput: { lang, spellCheck: true } }}
                  />
                ))}
              </Columns>
            </Section>
            <ReportDirty onChange={setDirty} />
          </RecordForm>
        </Loaded>
      </EditBase>
    </ResourceContextProvider>
  );
}

/** Reports the dirty state to the parent, which is outside the form context. */
function ReportDirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const dirty = useDirty();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}

function Header({ dirty }: { dirty: boolean }) {
  const category = useRecordContext<PostCategory>();
  const [renaming, setRenaming] = useState(false);
  const toast = useToast();
  // Renaming changes the address, which resets the form and would discard unsaved changes.
  const rename = () => (dirty ? toast.failed("Guarda antes los cambios de esta página") : setRenaming(true));
  if (!category) return null;
  return (
    <>
      <PageHeader
        title={category.name}
        before={<BackButton to="/categorias" label="Categorías" />}
        actions={
          <>
            <Button variant="outlined" onClick={rename}>
              Cambiar el nombre en español
            </Button>
            <ViewOnSite path={categoryPath(category.slug)} />
          </>
        }
      />
      {renaming && <RenameCategory category={category} onClose={() => setRenaming(false)} />}
    </>
  );
}

function Bar({ savedAt }: { savedAt: string | undefined }) {
  const { slug = "" } = useRecordContext<PostCategory>() ?? {};
  return (
    <BottomBar receipt={savedAt && <SaveReceipt savedAt={savedAt} path={categoryPath(slug)} />}>
      <PlainSave />
    </BottomBar>
  );
}

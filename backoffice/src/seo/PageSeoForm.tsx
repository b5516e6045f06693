import type { PageSeo } from "@estudio/contract";
import { EditBase, ResourceContextProvider, useRecordContext } from "react-admin";
import { useParams } from "react-router-dom";
import { BackButton } from "../editor/BackButton";
import { BottomBar } from "../editor/BottomBar";
import { editOptions, Loaded } from "../editor/EditScreen";
import { RecordForm } from "../editor/RecordForm";
import { PlainSave } from "../editor/saving/PlainSave";
import { SaveReceipt } from "../editor/saving/SaveReceipt";
import { LanguageSwitch } from "../inputs/languages";
import { PageHeader } from "../layout/PageHeader";
import { ViewOnSite } from "../layout/ViewOnSite";
import { HistoryButton } from "../versions/HistoryButton";
import { SeoFields } from "./SeoFields";

const words = {
  created: "Página guardada",
  updated: "Página guardada",
  updatedDetail: "Los cambios se han guardado correctamente",
  saveFailed: "No se pudo guardar la página",
};
const noDefaults = {};

/** Edit the search and sharing texts of a fixed page. */
export default function PageSeoForm() {
  const { id } = useParams();
  return (
    <ResourceContextProvider value="page-seo">
      <EditBase id={id} {...editOptions}>
        <Loaded list="/visibilidad">
          <Header />
          <RecordForm words={words} defaults={noDefaults} bar={(savedAt) => <Bar savedAt={savedAt} />}>
            <SeoFields kind="page" />
          </RecordForm>
        </Loaded>
      </EditBase>
    </ResourceContextProvider>
  );
}

function Header() {
  const { name = "", path = "/" } = useRecordContext<PageSeo>() ?? {};
  return (
    <PageHeader
      title={`En buscadores: ${name}`}
      before={<BackButton to="/visibilidad" label="Visibilidad" />}
      actions={
        <>
          <ViewOnSite path={path} />
          <HistoryButton />
        </>
      }
    />
  );
}

function Bar({ savedAt }: { savedAt: string | undefined }) {
  const { path = "/" } = useRecordContext<PageSeo>() ?? {};
  return (
    <BottomBar receipt={savedAt && <SaveReceipt savedAt={savedAt} path={path} />}>
      <LanguageSwitch />
      <PlainSave />
    </BottomBar>
  );
}

import { blankProject, type Project, projectPath, projectTranslatable } from "@estudio/contract";
import { ProjectModel, searchTextOf } from "@estudio/database";
import type { Deps } from "../deps";
import { notFound } from "../errors";
import type { Call, Handlers } from "../http/handlers";
import { publicPart } from "../lists/publicPart";
import { countByCategory } from "../lists/records";
import { type ContentKind, contentHandlers } from "./content";
import { listedProject } from "./listed";
import { onlyPublished, publishedProjects } from "./publication/published";
import { picturesOf, projectCard, projectPictures, toPublicProject } from "./publicRecords";

export const projectKind: ContentKind<ProjectModel> = {
  kind: "project",
  resource: "projects",
  model: ProjectModel,
  name: "Proyecto",
  pathOf: projectPath,
  translatable: projectTranslatable,
  blank: blankProject,
  searchText: searchTextOf.project,
};

type ProjectHandlers = Pick<
  Handlers,
  | "listPublicProjects"
  | "listFeaturedProjects"
  | "readPublicProject"
  | "listProjects"
  | "countProjects"
  | "readProject"
  | "createProject"
  | "updateProject"
  | "deleteProject"
>;

export function projectHandlers(deps: Deps): ProjectHandlers {
  const { db } = deps;
  const crud = contentHandlers(deps, projectKind, listedProject);
  const present = async (rows: Project[], { lang }: Pick<Call, "lang">) => {
    const pictures = await picturesOf(db, rows.flatMap(projectPictures));
    return rows.map((row) => toPublicProject(row, lang, pictures));
  };
  const cards = async (rows: Project[], { lang }: Pick<Call, "lang">) => {
    const pictures = await picturesOf(
      db,
      rows.map((row) => row.mainImage),
    );
    return rows.map((row) => projectCard(row, lang, pictures));
  };
  const listed = (rows: Project[], call: Pick<Call, "lang" | "list">) =>
    (call.list.cards ? cards : present)(rows, call);
  return {
    listPublicProjects: async (call) => {
      const part = await publicPart(publishedProjects(db), call.list);
      return { ...part, rows: await listed(part.rows, call) };
    },
    listFeaturedProjects: async (call) => {
      const part = await publicPart(publishedProjects(db).where("featured", 1), call.list);
      return { ...part, rows: await listed(part.rows, call) };
    },
    readPublicProject: async (call) => {
      const row = await onlyPublished(ProjectModel.query(db).findOne({ slug: call.params.slug }));
      if (!row) throw notFound("El proyecto que buscas no existe o ha sido removido.");
      return toPublicProject(row, call.lang, await picturesOf(db, projectPictures(row)));
    },
    listProjects: crud.list,
    readProject: crud.read,
    createProject: crud.create,
    updateProject: crud.update,
    deleteProject: crud.remove,
    countProjects: async ({ list }) => countByCategory(projectKind.model, db, list.filter, await crud.special(list)),
  };
}

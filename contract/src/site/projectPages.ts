import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import { facetLink, facetsOf } from "../portfolio/facets";
import { projectPath, shells, siteRoutes } from "../routes";
import { fillFixed } from "../text/studioVariables";
import type { Frame } from "./frame";
import { firstPicture } from "./heads/pageHeads";
import { cardsIn } from "./lists/cards";
import { grouped } from "./lists/grouped";
import type { Mentions } from "./lists/mentions";
import { maxInGroup, maxListed } from "./lists/newestFirst";
import { memoize } from "./memoize";
import { memoizeByRecord } from "./memoizeByRecord";
import type { SitePage } from "./sitePage";

const maxArticles = 3;
const maxRelated = 2;

/**
 * Return the project pages of one language: list, filter pages, projects, and the shell for new projects.
 * @param projects newest first
 * @param mentions by article
 */
export function projectPages(
  projects: PublicProject[],
  mentions: ReadonlyMap<PublicPost, Mentions>,
  frame: Frame,
): SitePage[] {
  const { lang, heads, variables, page } = frame;
  const { projectCard } = cardsIn[lang];
  const head = heads.fixed("portfolio", firstPicture(projects));
  const listed = (some: PublicProject[], most: number) => some.slice(0, most).map(projectCard);
  const all = listed(projects, maxListed);
  const facetPages = facetsOf(projects, lang);
  const facets = facetPages.map(facetLink);
  const nobody = { project: null, facets: [], previous: null, next: null, related: [], articles: [] };
  return [
    page(siteRoutes.portfolio.path, "portfolio", { projects: all, facets, facet: null }, { head }),
    ...facetPages.map(({ title: fixed, projects: own, ...link }) => {
      const title = fillFixed(fixed, variables);
      const contents = { projects: listed(own, maxInGroup), facets, facet: { ...facetLink(link), title } };
      return page(link.path, "portfolio", contents, { title, head: heads.facet(title, firstPicture(own)) });
    }),
    ...eachProject(projects, mentions, frame),
    page(shells.project.file, "project", nobody, { head }),
  ];
}

const memoPage = memoizeByRecord<SitePage>();
/** Reuses all pages at once if no input of any of them changed. */
const memoPages = memoizeByRecord<SitePage[]>();

function eachProject(
  projects: PublicProject[],
  mentions: ReadonlyMap<PublicPost, Mentions>,
  { lang, heads, written, of, page }: Frame,
): SitePage[] {
  const { projectCard, neighbour, articleLink, facetLinks } = cardsIn[lang];
  const articlesByProject = new Map(
    [...grouped([...mentions.keys()], (post) => mentions.get(post)?.projects ?? [])].map(([slug, posts]) => [
      slug,
      posts.slice(0, maxArticles).map(articleLink),
    ]),
  );
  const articleInputs = [...articlesByProject].flat(2);
  return memoPages(projects, [...of, written.projects, ...articleInputs], () => {
    const findRelated = relatedProjectFinder(projects);
    return projects.map((project, index) => {
      const around = (step: number) => {
        const other = projects[(index + step + projects.length) % projects.length];
        return other && other !== project ? other : null;
      };
      const [before, after] = [around(-1), around(1)];
      const previous = before && neighbour(before);
      const next = after && projectCard(after);
      const related = findRelated(project, after).map(projectCard);
      const articles = articlesByProject.get(project.slug) ?? [];
      const own = written.projects.get(project.slug);
      return memoPage(project, [...of, own, previous, next, ...related, null, ...articles], () => {
        const contents = { project, facets: facetLinks(project), previous, next, related, articles };
        const head = heads.project(project, own?.includes(lang) ?? false);
        return page(projectPath(project.slug), "project", contents, { title: project.title, head, own });
      });
    });
  });
}

/** Return a function that finds related projects: same district first, then same category; without the next project. */
function relatedProjectFinder(projects: PublicProject[]) {
  const near = grouped(projects, districtsOf);
  const same = grouped(projects, ({ category }) => [category]);
  return (project: PublicProject, next: PublicProject | null): PublicProject[] => {
    const found: PublicProject[] = [];
    for (const group of [...districtsOf(project).map((district) => near.get(district)), same.get(project.category)])
      for (const other of group ?? []) {
        if (found.length === maxRelated) return found;
        if (other !== project && other !== next && !found.includes(other)) found.push(other);
      }
    return found;
  };
}

/** `Chamberí` for `Chamberí, Madrid`; an empty list if no location is given. */
const districtsOf = memoize(({ location }: PublicProject) => [location.split(",")[0]?.trim() ?? ""].filter(Boolean));

import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import { facetLink, facetsOf } from "../portfolio/facets";
import { projectPath, shells, siteRoutes } from "../routes";
import { asMade } from "./asMade";
import { cardsIn } from "./cards";
import type { Frame } from "./frame";
import { grouped } from "./grouped";
import type { Mentions } from "./mentions";
import { maxListed, mostInGroup } from "./newestFirst";
import { firstPicture } from "./pageHeads";
import { perRecord } from "./perRecord";
import type { SitePage } from "./sitePage";

const mostSpeaking = 3;
const mostAlike = 2;

/**
 * Return the project pages of one language: list, filter pages, projects, and the shell for new projects.
 * @param projects newest first
 * @param spoken what each article mentions
 */
export function projectPages(
  projects: PublicProject[],
  spoken: ReadonlyMap<PublicPost, Mentions>,
  frame: Frame,
): SitePage[] {
  const { lang, heads, page } = frame;
  const { projectCard } = cardsIn[lang];
  const head = heads.fixed("portfolio", firstPicture(projects));
  const listed = (some: PublicProject[], most: number) => some.slice(0, most).map(projectCard);
  const all = listed(projects, maxListed);
  const facetPages = facetsOf(projects, lang);
  const facets = facetPages.map(facetLink);
  const nobody = { project: null, facets: [], previous: null, next: null, related: [], articles: [] };
  return [
    page(siteRoutes.portfolio.path, "portfolio", { projects: all, facets, facet: null }, { head }),
    ...facetPages.map(({ title, projects: own, ...link }) => {
      const contents = { projects: listed(own, mostInGroup), facets, facet: { ...facetLink(link), title } };
      return page(link.path, "portfolio", contents, { title, head: heads.facet(title, firstPicture(own)) });
    }),
    ...eachProject(projects, spoken, frame),
    page(shells.project.file, "project", nobody, { head }),
  ];
}

const pageAsMade = asMade<SitePage>();
/** Reuses all pages at once if no input of any of them changed. */
const pagesAsMade = asMade<SitePage[]>();

function eachProject(
  projects: PublicProject[],
  spoken: ReadonlyMap<PublicPost, Mentions>,
  { lang, heads, written, of, page }: Frame,
): SitePage[] {
  const { projectCard, neighbour, speaking, facetLinks } = cardsIn[lang];
  const speakers = new Map(
    [...grouped([...spoken.keys()], (post) => spoken.get(post)?.projects ?? [])].map(([slug, posts]) => [
      slug,
      posts.slice(0, mostSpeaking).map(speaking),
    ]),
  );
  const ofSpeakers = [...speakers].flat(2);
  return pagesAsMade(projects, [...of, written.projects, ...ofSpeakers], () => {
    const alike = alikeAmong(projects);
    return projects.map((project, index) => {
      const around = (step: number) => {
        const other = projects[(index + step + projects.length) % projects.length];
        return other && other !== project ? other : null;
      };
      const [before, after] = [around(-1), around(1)];
      const previous = before && neighbour(before);
      const next = after && projectCard(after);
      const related = alike(project, after).map(projectCard);
      const articles = speakers.get(project.slug) ?? [];
      const own = written.projects.get(project.slug);
      return pageAsMade(project, [...of, own, previous, next, ...related, null, ...articles], () => {
        const contents = { project, facets: facetLinks(project), previous, next, related, articles };
        const head = heads.project(project, own?.includes(lang) ?? false);
        return page(projectPath(project.slug), "project", contents, { title: project.title, head, own });
      });
    });
  });
}

/** Return a function that finds related projects: same district first, then same category; without the next project. */
function alikeAmong(projects: PublicProject[]) {
  const near = grouped(projects, districtsOf);
  const same = grouped(projects, ({ category }) => [category]);
  return (project: PublicProject, next: PublicProject | null): PublicProject[] => {
    const found: PublicProject[] = [];
    for (const group of [...districtsOf(project).map((district) => near.get(district)), same.get(project.category)])
      for (const other of group ?? []) {
        if (found.length === mostAlike) return found;
        if (other !== project && other !== next && !found.includes(other)) found.push(other);
      }
    return found;
  };
}

/** `Chamberí` for `Chamberí, Madrid`; an empty list if no location is given. */
const districtsOf = perRecord(({ location }: PublicProject) => [location.split(",")[0]?.trim() ?? ""].filter(Boolean));

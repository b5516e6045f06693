import {
  addDays,
  currentTime,
  dayMs,
  dueAt,
  mondayOf,
  nowIso,
  openStates,
  overdueBefore,
  studioDay,
  studioMoment,
} from "@estudio/contract";
import {
  ContactModel,
  hasDemo,
  PostModel,
  ProjectModel,
  removeDemo,
  SettingsModel,
  SiteBuildModel,
  transaction,
  UserModel,
  writeAudit,
} from "@estudio/database";
import { listedPost, listedProject } from "../content/listed";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";

const maxRecent = 3;
const weeks = 12;
const hourMs = 60 * 60 * 1000;

export function dashboardHandlers({ db, state }: Deps): Pick<Handlers, "readDashboard" | "removeDemo"> {
  return {
    removeDemo: async ({ user }) => {
      const answer = await transaction(db, async (trx) => {
        await writeAudit(trx, "deleted", user, "La demostración");
        return removeDemo(trx, user);
      });
      await state.refresh();
      return answer;
    },
    readDashboard: async () => {
      const [projects, posts, contacts, newContacts] = await Promise.all([
        ProjectModel.query(db).resultSize(),
        PostModel.query(db).resultSize(),
        ContactModel.query(db).resultSize(),
        ContactModel.query(db).where({ state: "new", doubtful: false }).resultSize(),
      ]);
      const settings = await SettingsModel.query(db).findById(1);
      const build = await SiteBuildModel.query(db).orderBy("id", "desc").first();
      const recent = {
        projects: await ProjectModel.query(db).orderBy("createdAt", "desc").orderBy("id", "desc").limit(maxRecent),
        posts: await PostModel.query(db).orderBy("publishedAt", "desc").orderBy("id", "desc").limit(maxRecent),
      };
      return {
        answers: await responseStats(db, settings?.answerHours ?? 24),
        counts: { projects, posts, contacts, newContacts },
        recentProjects: recent.projects.map(listedProject),
        recentPosts: recent.posts.map(listedPost),
        contactsByWeek: await contactsByWeek(db),
        site: {
          revision: state.current.revision,
          built: state.current.built,
          build: build ? { ...build, restorable: false } : null,
        },
        firstSteps: {
          studio: (settings?.version ?? 1) > 1,
          project: projects > 0,
          user: (await UserModel.query(db).resultSize()) > 1,
        },
        demo: await hasDemo(db),
      };
    },
  };
}

const measuredDays = 90;

/** How well the promised response time is kept. `medianHours` is from an enquiry to its mark «Atendida». */
async function responseStats(db: Deps["db"], hours: number) {
  const waiting = () =>
    ContactModel.query(db)
      .whereIn("state", [...openStates])
      .where({ doubtful: false });
  const since = nowIso(-measuredDays * dayMs);
  const answered = await ContactModel.query(db)
    .select("createdAt", "answeredAt")
    .where("createdAt", ">=", since)
    .whereNotNull("answeredAt");
  const responses = answered
    .map(({ createdAt, answeredAt }) => ({ createdAt, at: Date.parse(answeredAt ?? "") }))
    .map(({ createdAt, at }) => ({
      hours: (at - Date.parse(createdAt)) / hourMs,
      inTime: at <= dueAt(createdAt, hours).getTime(),
    }))
    .sort((one, other) => one.hours - other.hours);
  const late = waiting().where("createdAt", "<", overdueBefore(currentTime(), hours).toISOString());
  // An overdue enquiry counts as not answered in time, whenever it is answered.
  const lateOfThese = await late.clone().where("createdAt", ">=", since).resultSize();
  const kept = responses.filter((one) => one.inTime).length;
  return {
    open: await waiting().resultSize(),
    overdue: await late.resultSize(),
    medianHours: responses[Math.floor((responses.length - 1) / 2)]?.hours ?? null,
    inTime: responses.length ? kept / (responses.length + lateOfThese) : null,
  };
}

/** Enquiries of the last twelve weeks, oldest first; a week is named by its Monday. */
async function contactsByWeek(db: Deps["db"]) {
  const thisMonday = mondayOf(studioDay(currentTime()));
  const mondays = Array.from({ length: weeks }, (_, index) => addDays(thisMonday, -7 * (weeks - 1 - index)));
  const since = studioMoment(mondays[0] ?? thisMonday).toISOString();
  const rows = await ContactModel.query(db).select("createdAt").where("createdAt", ">=", since);
  const counts = new Map<string, number>();
  for (const { createdAt } of rows) {
    const week = mondayOf(studioDay(createdAt));
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return mondays.map((week) => ({ week, count: counts.get(week) ?? 0 }));
}

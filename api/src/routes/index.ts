import type { Deps } from "../deps";
import type { Handlers } from "../handlers";
import { authHandlers } from "./auth";
import { contactFormHandlers } from "./contact";
import { contactHandlers } from "./contacts";
import { dashboardHandlers } from "./dashboard";
import { healthHandlers } from "./health";
import { mediaHandlers } from "./media";
import { pageHandlers } from "./pages";
import { postHandlers } from "./posts";
import { previewHandlers } from "./previews";
import { projectHandlers } from "./projects";
import { settingsHandlers } from "./settings";
import { siteHandlers } from "./site";
import { siteBuildHandlers } from "./siteBuilds";
import { userHandlers } from "./users";

/** Every operation of the contract has its handler here: a missing one does not compile. */
export const createHandlers = (deps: Deps): Handlers => ({
  ...healthHandlers(),
  ...contactFormHandlers(deps),
  ...pageHandlers(deps),
  ...projectHandlers(deps),
  ...postHandlers(deps),
  ...authHandlers(deps),
  ...dashboardHandlers(deps),
  ...contactHandlers(deps),
  ...userHandlers(deps),
  ...mediaHandlers(deps),
  ...settingsHandlers(deps),
  ...siteBuildHandlers(deps),
  ...siteHandlers(deps),
  ...previewHandlers(deps),
});

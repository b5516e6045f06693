import { auditHandlers } from "./accounts/audit";
import { recoveryHandlers } from "./accounts/recovery";
import { authHandlers } from "./auth/auth";
import { userHandlers } from "./auth/users";
import { clockHandlers } from "./clock/clockHandlers";
import { categoryHandlers } from "./content/categories/categoryHandlers";
import { postHandlers } from "./content/posts";
import { previewHandlers } from "./content/previews";
import { projectHandlers } from "./content/projects";
import { copyHandlers } from "./copies/copies";
import { pageCopyHandlers } from "./copies/pageCopies";
import type { Deps } from "./deps";
import { attachmentHandlers } from "./enquiries/attachments/attachmentHandlers";
import { contactFormHandlers } from "./enquiries/form";
import { contactTrashHandlers } from "./enquiries/inbox/contactTrash";
import { contactHandlers } from "./enquiries/inbox/inbox";
import { timelineHandlers } from "./enquiries/inbox/timeline";
import { templateHandlers } from "./enquiries/templates";
import { guideFileHandlers } from "./guides/files";
import { guideHandlers } from "./guides/guides";
import { guideRequestHandlers } from "./guides/requests";
import { trashHandlers } from "./history/trash";
import { versionHandlers } from "./history/versions";
import type { Handlers } from "./http/handlers";
import { healthHandlers } from "./http/health";
import { leadFormHandlers } from "./leads/form";
import { leadHandlers } from "./leads/leads";
import { priceHandlers } from "./leads/prices";
import { mailHandlers } from "./mail/mails";
import { backupHandlers } from "./observability/backups";
import { monitoringHandlers } from "./observability/monitoringHandlers";
import { pageHandlers } from "./pages/pages";
import { settingsHandlers } from "./pages/settings";
import { dashboardHandlers } from "./panel/dashboard";
import { mediaHandlers } from "./pictures/media";
import { personHandlers } from "./privacy/person";
import { redirectHandlers } from "./redirects/redirects";
import { confirmationHandlers } from "./secondFactor/confirmation";
import { factorRemovalHandlers } from "./secondFactor/factorRemoval";
import { ownFactorHandlers } from "./secondFactor/ownFactors";
import { signingInHandlers } from "./secondFactor/signingIn";
import { pageSeoHandlers } from "./seo/pageSeo";
import { seoHandlers } from "./seo/problems";
import { sessionHandlers } from "./sessions/sessionHandlers";
import { siteBuildHandlers } from "./site/siteBuilds";
import { siteHandlers } from "./site/snapshot";
import { visitHandlers } from "./visits/handlers";

/** The type requires a handler for every operation of the contract. */
export const createHandlers = (deps: Deps): Handlers => ({
  ...healthHandlers(),
  ...contactFormHandlers(deps),
  ...pageHandlers(deps),
  ...projectHandlers(deps),
  ...postHandlers(deps),
  ...authHandlers(deps),
  ...dashboardHandlers(deps),
  ...contactHandlers(deps),
  ...contactTrashHandlers(deps),
  ...leadFormHandlers(deps),
  ...leadHandlers(deps),
  ...priceHandlers(deps),
  ...guideHandlers(deps),
  ...guideFileHandlers(deps),
  ...guideRequestHandlers(deps),
  ...attachmentHandlers(deps),
  ...timelineHandlers(deps),
  ...mailHandlers(deps),
  ...templateHandlers(deps),
  ...userHandlers(deps),
  ...recoveryHandlers(deps),
  ...sessionHandlers(deps),
  ...auditHandlers(deps),
  ...mediaHandlers(deps),
  ...settingsHandlers(deps),
  ...siteBuildHandlers(deps),
  ...siteHandlers(deps),
  ...redirectHandlers(deps),
  ...previewHandlers(deps),
  ...visitHandlers(deps),
  ...personHandlers(deps),
  ...monitoringHandlers(deps),
  ...clockHandlers(deps),
  ...versionHandlers(deps),
  ...trashHandlers(deps),
  ...backupHandlers(deps),
  ...categoryHandlers(deps),
  ...pageSeoHandlers(deps),
  ...seoHandlers(deps),
  ...copyHandlers(deps),
  ...pageCopyHandlers(deps),
  ...signingInHandlers(deps),
  ...ownFactorHandlers(deps),
  ...confirmationHandlers(deps),
  ...factorRemovalHandlers(deps),
});

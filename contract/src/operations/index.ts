import { accountOperations } from "./accounts";
import { contactOperations } from "./contacts";
import { contentOperations } from "./content";
import { copyOperations } from "./copies";
import { generalOperations } from "./general";
import { guideOperations } from "./guides";
import { historyOperations } from "./history";
import { leadOperations } from "./leads";
import { mediaOperations } from "./media";
import { privacyOperations } from "./privacy";
import { publishingOperations } from "./publishing";
import { redirectOperations } from "./redirects";
import { secondFactorOperations } from "./secondFactor";
import { seoOperations } from "./seo";
import { sessionOperations } from "./sessions";
import { templateOperations } from "./templates";
import { userOperations } from "./users";
import { visitorOperations } from "./visitors";

export type { Dashboard } from "./content";
export type { ContactCounts, ProjectCounts } from "./counts";
export * from "./operation";

/** Every call of the API. The router serves only these, and validates each request before its handler runs. */
export const operations = {
  ...generalOperations,
  ...visitorOperations,
  ...sessionOperations,
  ...contentOperations,
  ...contactOperations,
  ...leadOperations,
  ...guideOperations,
  ...templateOperations,
  ...userOperations,
  ...accountOperations,
  ...mediaOperations,
  ...publishingOperations,
  ...redirectOperations,
  ...privacyOperations,
  ...historyOperations,
  ...seoOperations,
  ...copyOperations,
  ...secondFactorOperations,
};

export type OperationId = keyof typeof operations;

import { contentOperations } from "./content/content";
import { copyOperations } from "./content/copies";
import { guideOperations } from "./content/guides";
import { historyOperations } from "./content/history";
import { mediaOperations } from "./content/media";
import { redirectOperations } from "./content/redirects";
import { seoOperations } from "./content/seo";
import { generalOperations } from "./general";
import { publishingOperations } from "./publishing";
import { accountOperations } from "./users/accounts";
import { secondFactorOperations } from "./users/secondFactor";
import { sessionOperations } from "./users/sessions";
import { userOperations } from "./users/users";
import { contactOperations } from "./visitors/contacts";
import { leadOperations } from "./visitors/leads";
import { privacyOperations } from "./visitors/privacy";
import { templateOperations } from "./visitors/templates";
import { visitorOperations } from "./visitors/visitors";

export type { Dashboard } from "./content/content";
export type { ContactCounts, ProjectCounts } from "./content/counts";
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

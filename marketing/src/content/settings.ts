import { graphql, useStaticQuery } from "gatsby";
import type { Settings } from "./records";

/** The studio's own data, as it stood when the site was built. */
export function useSettings(): Settings {
  const { studioSettings } = useStaticQuery<{ studioSettings: Settings }>(graphql`
    query Settings {
      studioSettings {
        brand
        person
        street
        postalCode
        city
        region
        country
        latitude
        longitude
        phone
        email
        hoursWeekdays
        hoursSaturday
        instagram
        pinterest
        linkedin
        facebook
        legalName
        taxId
        statProjects
        statSatisfaction
        statExperience
        statValueIncrease
        statDays
      }
    }
  `);
  return studioSettings;
}

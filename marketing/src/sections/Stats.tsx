import { useSettings } from "../content/settings";
import { useWords } from "../content/words";
import * as css from "./Stats.module.css";

/** The studio's figures from the settings, without those that are 0. @param days whether to include the days of design */
export function Stats({ days = false }: { days?: boolean }) {
  const { t, lang } = useWords("common");
  const percent = lang === "en" ? "%" : "\u00a0%";
  const settings = useSettings();
  const known: [string, number, string][] = [
    ["projects", settings.statProjects, "+"],
    ["satisfaction", settings.statSatisfaction, percent],
    ["experience", settings.statExperience, ""],
    ["valueIncrease", settings.statValueIncrease, percent],
    ["days", days ? settings.statDays : 0, ""],
  ];
  const figures = known.filter(([, value]) => value > 0);
  if (figures.length === 0) return null;
  return (
    <section className={`wrap ${css.stats}`} aria-label={t("stats.label")}>
      <dl data-count={figures.length}>
        {figures.map(([key, value, unit]) => (
          <div key={key}>
            <dt>{t(`stats.${key}`)}</dt>
            <dd>
              {value}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

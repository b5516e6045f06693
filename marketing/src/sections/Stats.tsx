import { useSettings } from "../site/settings";
import { useWords } from "../site/words";
import * as css from "./Stats.module.css";

/** The studio's figures: four on home, a fifth (days per project) on the portfolio. They come from the settings. */
export function Stats({ days = false }: { days?: boolean }) {
  const { t } = useWords("common");
  const settings = useSettings();
  const figures = [
    ["projects", `${settings.statProjects}+`],
    ["satisfaction", `${settings.statSatisfaction}%`],
    ["experience", String(settings.statExperience)],
    ["valueIncrease", `${settings.statValueIncrease}%`],
    ...(days ? [["days", String(settings.statDays)]] : []),
  ] as [string, string][];
  return (
    <section className={`wrap ${css.stats}`} aria-label={t("stats.label")}>
      <dl data-count={figures.length}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`stats.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

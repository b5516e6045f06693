import { siteRoutes } from "@estudio/contract/routes";
import { Link } from "../components/Link";
import { Picture } from "../components/Picture";
import { SectionHead } from "../components/SectionHead";
import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import { useWords } from "../site/words";
import * as css from "./Audiences.module.css";

const audiences = ["business", "construction", "residential"] as const;

/** The three cards that lead each kind of client to their own page; the fixed words stand in for what is not written. */
export function Audiences({ section }: { section?: Section }) {
  const { t } = useWords("home");
  const head = section ?? {
    title: t("services.title"),
    subtitle: t("services.subtitle"),
    description: "",
    fallback: [],
  };
  return (
    <section className="section wrap" id="siguiente">
      <SectionHead section={head} />
      <ul className={css.cards} data-plain={section ? undefined : true}>
        {audiences.map((key, index) => {
          const item = section?.items[index];
          return (
            <li key={key} className={css.card}>
              {item && (
                <Picture
                  path={item.image}
                  media={section?.media ?? {}}
                  ratio="4 / 5"
                  narrowRatio="5 / 4"
                  sizes="(min-width: 48rem) 30vw, 100vw"
                  alt=""
                />
              )}
              <h3>
                <Link to={siteRoutes[key].path} {...spanishIf(head, "items")}>
                  {item?.title || t(`services.${key}.title`)}
                </Link>
              </h3>
              <p {...spanishIf(head, "items")}>{item?.text || t(`services.${key}.description`)}</p>
              <span className="link" aria-hidden="true">
                {t(`services.${key}.cta`)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

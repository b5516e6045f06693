import { anchors } from "@estudio/contract/pages/anchors";
import type { Service } from "@estudio/contract/pages/services";
import { siteRoutes } from "@estudio/contract/routes";
import { spanishIf } from "../../content/fallback";
import type { SectionOf } from "../../content/records";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { Picture } from "../../pictures/Picture";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./Audiences.module.css";

type Props = { section?: SectionOf<"homepage", "services"> };
type Card = { service: Service; item?: SectionOf<"homepage", "services">["items"][number] };

const services: Service[] = ["business", "construction", "residential"];

const unwritten = { title: "", text: "", image: "", fallback: [] };

/** The written cards in their order, then the services without one. */
function cardsOf(section: Props["section"]): Card[] {
  const written = (section?.items ?? []).flatMap((item) => (item.service ? [{ service: item.service, item }] : []));
  const others = services.filter((key) => !written.some(({ service }) => service === key));
  return [...written, ...others.map((service) => ({ service }))];
}

/** Cards that link to the three service pages. Default texts replace missing ones. */
export function Audiences({ section }: Props) {
  const { t } = useWords("home");
  const head = section ?? {
    title: t("services.title"),
    subtitle: t("services.subtitle"),
    description: "",
    fallback: [],
  };
  const cards = cardsOf(section);
  const hasPictures = cards.some(({ item }) => item?.image);
  return (
    <section className="section wrap" id={anchors.audiences}>
      <SectionHead section={head} />
      <ul className={css.cards} data-plain={hasPictures ? undefined : true}>
        {cards.map(({ service, item = unwritten }) => (
          <li key={service} className={`card ${css.card}`}>
            {section && hasPictures && (
              <Picture
                path={item.image}
                media={section.media}
                ratio="4 / 5"
                narrowRatio="5 / 4"
                sizes="(min-width: 48rem) 30vw, 100vw"
              />
            )}
            <h3>
              <Link to={siteRoutes[service].path} {...spanishIf(item, "title")}>
                {item.title || t(`services.${service}.title`)}
              </Link>
            </h3>
            <p {...spanishIf(item, "text")}>{item.text || t(`services.${service}.description`)}</p>
            <span className="link" aria-hidden="true">
              {t(`services.${service}.cta`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { spanishIf } from "../content/fallback";

type Props = { item: { title: string; fallback: string[] }; level?: "h3" | "h4" };

export const ItemTitle = ({ item, level: Heading = "h3" }: Props) =>
  item.title ? <Heading {...spanishIf(item, "title")}>{item.title}</Heading> : null;

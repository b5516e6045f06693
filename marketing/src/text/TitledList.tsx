import { spanishIf } from "../content/fallback";
import { itemKey } from "../content/records";
import { ItemTitle } from "./ItemTitle";

type Props = { items: { title: string; text: string; fallback: string[] }[]; className?: string };

export const TitledList = ({ items, className }: Props) =>
  items.length > 0 ? (
    <ul className={className}>
      {items.map((item) => (
        <li key={itemKey(item)}>
          <ItemTitle item={item} />
          {item.text && <p {...spanishIf(item, "text")}>{item.text}</p>}
        </li>
      ))}
    </ul>
  ) : null;

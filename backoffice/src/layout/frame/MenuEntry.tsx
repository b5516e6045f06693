import { ListItem, ListItemButton, ListItemIcon, ListItemText } from "@mui/material";
import type { ComponentType, MouseEvent } from "react";
import { Link } from "react-router-dom";
import * as css from "./Menu.module.css";

type Props = {
  label: string;
  icon: ComponentType<{ fontSize?: "small" }>;
  to?: string;
  href?: string;
  selected?: boolean;
  onClick?: (event: MouseEvent) => void;
  /** Number of unread items. */
  count?: number;
  /** Second line. */
  note?: string | undefined;
};

/** Menu entry: a screen, an external link (`href`) or an action. */
export function MenuEntry({ label, icon: Icon, to, href, selected, onClick, count = 0, note }: Props) {
  const link = to ? { component: Link, to } : href ? { component: "a", href, target: "_blank", rel: "noopener" } : {};
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...link}
        className={note ? `${css.entry} ${css.noted}` : css.entry}
        selected={selected}
        onClick={onClick}
        aria-current={selected ? "page" : undefined}
      >
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={label} />
        {count > 0 && (
          <span className={css.count}>
            {count > 99 ? "99+" : count}
            <span className={css.unseen}> sin leer</span>
          </span>
        )}
        {note && <span className={css.note}>{note}</span>}
      </ListItemButton>
    </ListItem>
  );
}

import HelpOutlined from "@mui/icons-material/HelpOutlined";
import OpenInNew from "@mui/icons-material/OpenInNew";
import { Avatar, Chip, List, ListItemButton, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { useGetIdentity, usePermissions } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { useDoubtfulCount, useUnreadCount } from "../../contacts/inbox";
import { hasUnsavedWork } from "../../data/session";
import { helpFor } from "../../help/address";
import { PublishStatus } from "../../publishing/PublishStatus";
import { formatNumber } from "../../words/formats";
import { Grow } from "../parts";
import * as css from "./Menu.module.css";
import { MenuEntry } from "./MenuEntry";
import { navigation } from "./navigation";
import { SignOut } from "./SignOut";

export function Menu({ onNavigate }: { onNavigate?: () => void }) {
  const { permissions } = usePermissions<string>();
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  const doubtful = useDoubtfulCount();
  const items = navigation.filter((item) => !item.ownersOnly || permissions === "owner");
  return (
    <div className={css.menu}>
      <WhoAmI onNavigate={onNavigate} />
      <nav aria-label="Principal" className={css.places}>
        <List dense disablePadding>
          {items.map(({ path, label, icon }) => (
            <MenuEntry
              key={path}
              label={label}
              icon={icon}
              to={path}
              selected={pathname === path || pathname.startsWith(`${path}/`)}
              onClick={onNavigate}
              count={path === "/contacts" ? unread : 0}
              note={path === "/contacts" && doubtful > 0 ? `${formatNumber(doubtful)} posible spam` : undefined}
            />
          ))}
        </List>
      </nav>
      <div className={css.state}>
        <PublishStatus onNavigate={onNavigate} />
      </div>
      <List dense disablePadding>
        <Help onNavigate={onNavigate} />
        <MenuEntry label="Ver sitio web" icon={OpenInNew} href="/" />
        <SignOut />
      </List>
    </div>
  );
}

function WhoAmI({ onNavigate }: { onNavigate?: () => void }) {
  const { data } = useGetIdentity();
  const name = data?.fullName ?? "";
  return (
    <ListItemButton component={Link} to="/profile" onClick={onNavigate} className={`${css.entry} ${css.person}`}>
      <Avatar className={css.initial} aria-hidden>
        {name.charAt(0).toUpperCase()}
      </Avatar>
      <Grow>
        <Typography noWrap variant="strong">
          {name}
        </Typography>
        <Chip label="Admin" size="small" className={css.role} />
      </Grow>
    </ListItemButton>
  );
}

/** Opens the guide at the chapter of this screen; in a new tab if leaving would lose unsaved work. */
function Help({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const to = helpFor(pathname);
  const open = (event: MouseEvent) => {
    onNavigate?.();
    if (!hasUnsavedWork()) return;
    event.preventDefault();
    window.open(`/admin${to}`, "_blank", "noopener");
  };
  return (
    <MenuEntry label="Ayuda" icon={HelpOutlined} to={to} selected={pathname.startsWith("/ayuda")} onClick={open} />
  );
}

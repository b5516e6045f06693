import HelpOutlined from "@mui/icons-material/HelpOutlined";
import Logout from "@mui/icons-material/Logout";
import OpenInNew from "@mui/icons-material/OpenInNew";
import {
  Avatar,
  Box,
  Chip,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from "@mui/material";
import type { ComponentType, MouseEvent } from "react";
import { useGetIdentity, useLogout, usePermissions } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { helpFor } from "../help/address";
import { PublishStatus } from "../publishing/PublishStatus";
import { workWouldBeLost } from "../session";
import { paper } from "../theme";
import { navigation } from "./navigation";
import { useToast } from "./useToast";

/** The side menu: where one can go, who one is, and the way out. */
export function Menu({ onNavigate }: { onNavigate?: () => void }) {
  const { permissions } = usePermissions<string>();
  const { pathname } = useLocation();
  const items = navigation.filter((item) => !item.ownersOnly || permissions === "owner");
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100%", color: paper, p: 1.5, gap: 1 }}>
      <WhoAmI onNavigate={onNavigate} />
      <Box component="nav" aria-label="Principal">
        <List dense disablePadding>
          {items.map(({ path, label, icon }) => (
            <Entry
              key={path}
              label={label}
              icon={icon}
              to={path}
              selected={pathname === path || pathname.startsWith(`${path}/`)}
              onClick={onNavigate}
            />
          ))}
        </List>
      </Box>
      <Box sx={{ flex: 1 }} />
      <PublishStatus onNavigate={onNavigate} />
      <List dense disablePadding>
        <Help onNavigate={onNavigate} />
        <Entry label="Ver sitio web" icon={OpenInNew} href="/" />
        <SignOut />
      </List>
    </Box>
  );
}

function WhoAmI({ onNavigate }: { onNavigate?: () => void }) {
  const { data } = useGetIdentity();
  const name = data?.fullName ?? "";
  return (
    <ListItemButton component={Link} to="/profile" onClick={onNavigate} sx={{ ...look, mb: 1, gap: 1.5, flexGrow: 0 }}>
      <Avatar sx={{ width: 34, height: 34, bgcolor: "#E8B48F", color: "#1F1B16", fontWeight: 600 }} aria-hidden>
        {name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Chip label="Admin" size="small" sx={{ height: 18, fontSize: 11, bgcolor: "#453D33", color: paper }} />
      </Box>
    </ListItemButton>
  );
}

/** The guide, at the chapter of this screen; beside it, in a tab of its own, when going there would lose something typed. */
function Help({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const to = helpFor(pathname);
  const open = (event: MouseEvent) => {
    onNavigate?.();
    if (!workWouldBeLost()) return;
    event.preventDefault();
    window.open(`/admin${to}`, "_blank", "noopener");
  };
  return <Entry label="Ayuda" icon={HelpOutlined} to={to} selected={pathname.startsWith("/ayuda")} onClick={open} />;
}

function SignOut() {
  const logout = useLogout();
  const toast = useToast();
  const leave = async () => {
    await logout({}, undefined, false);
    toast.done("Sesión cerrada");
  };
  return <Entry label="Cerrar Sesión" icon={Logout} onClick={leave} />;
}

const look = {
  borderRadius: 1,
  color: "inherit",
  "&:hover": { bgcolor: "#352E26" },
  "&.Mui-selected, &.Mui-selected:hover": { bgcolor: "#453D33", color: "#FFF" },
  "&:focus-visible": { outlineColor: "#E8B48F", outlineOffset: -2 },
};

type EntryProps = {
  label: string;
  icon: ComponentType<{ fontSize?: "small" }>;
  to?: string;
  href?: string;
  selected?: boolean;
  onClick?: (event: MouseEvent) => void;
};

function Entry({ label, icon: Icon, to, href, selected, onClick }: EntryProps) {
  const link = to ? { component: Link, to } : href ? { component: "a", href, target: "_blank", rel: "noopener" } : {};
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...link}
        sx={look}
        selected={selected}
        onClick={onClick}
        aria-current={selected ? "page" : undefined}
      >
        <ListItemIcon sx={{ color: "inherit", minWidth: 34 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}

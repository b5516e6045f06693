import MenuIcon from "@mui/icons-material/Menu";
import { Box, Drawer, IconButton, Typography } from "@mui/material";
import { type ReactNode, Suspense, useState } from "react";
import { useAuthenticated } from "react-admin";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { PublishingProvider } from "../publishing/PublishingProvider";
import { ink, paper } from "../theme";
import { useFlash } from "./flash";
import { Menu } from "./Menu";
import { Broken } from "./Problem";
import { SignInAgain } from "./SignInAgain";
import { CheckingAccess, Waiting } from "./Waiting";

const width = 232;

/** The frame of every screen but the login: nothing of it is seen before the session is checked. */
export function Shell({ children }: { children: ReactNode }) {
  const { isPending } = useAuthenticated();
  if (isPending) return <CheckingAccess />;
  return (
    <PublishingProvider>
      <Frame>{children}</Frame>
      <SignInAgain />
    </PublishingProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useFlash();
  return (
    <Box sx={{ display: "flex", minHeight: "100%" }}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <Box
        component="aside"
        sx={{
          display: { xs: "none", md: "block" },
          width,
          flexShrink: 0,
          bgcolor: ink,
          height: "100vh",
          position: "sticky",
          top: 0,
          overflowY: "auto",
        }}
      >
        <Menu />
      </Box>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width, bgcolor: ink }, "aria-label": "Menú" } }}
      >
        <Menu onNavigate={() => setOpen(false)} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TopBar onOpen={() => setOpen(true)} />
        <Box
          component="main"
          id="contenido"
          tabIndex={-1}
          sx={{ p: { xs: 2, sm: 3, lg: 4 }, maxWidth: 1480, mx: "auto", outline: "none" }}
        >
          <ErrorBoundary FallbackComponent={Broken} resetKeys={[pathname]}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

const TopBar = ({ onOpen }: { onOpen: () => void }) => (
  <Box
    component="header"
    sx={{
      display: { xs: "flex", md: "none" },
      alignItems: "center",
      gap: 1,
      px: 1,
      height: 52,
      bgcolor: ink,
      color: paper,
      position: "sticky",
      top: 0,
      zIndex: 1100,
    }}
  >
    <IconButton color="inherit" aria-label="Abrir el menú" onClick={onOpen}>
      <MenuIcon />
    </IconButton>
    <Typography sx={{ fontWeight: 600 }}>Panel de Administración</Typography>
  </Box>
);

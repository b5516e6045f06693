import MenuIcon from "@mui/icons-material/Menu";
import { Drawer, IconButton, Typography } from "@mui/material";
import { type ReactNode, Suspense, useState } from "react";
import { useAuthenticated, useGetIdentity } from "react-admin";
import { ErrorBoundary } from "react-error-boundary";
import { Navigate, useLocation } from "react-router-dom";
import { useInboxUpdates } from "../../contacts/inbox";
import { PublishingProvider } from "../../publishing/PublishingProvider";
import { ScreenError } from "../errors/Problem";
import { useFlash } from "../toasts/flash";
import { CheckingAccess, Waiting } from "../Waiting";
import * as css from "./Frame.module.css";
import { Menu } from "./Menu";
import { SignInAgain } from "./SignInAgain";

/** Frame of every screen except the login. Renders nothing until the session is checked. */
export function Frame({ children }: { children: ReactNode }) {
  const { isPending } = useAuthenticated();
  const { data: me, isPending: isAsking } = useGetIdentity();
  if (isPending || isAsking) return <CheckingAccess />;
  // The studio requires a second factor; the API refuses all other calls until it is set up.
  if (me?.mustSetUp) return <Navigate to="/verificacion" replace />;
  return (
    <PublishingProvider>
      <MenuAndScreen>{children}</MenuAndScreen>
      <SignInAgain />
    </PublishingProvider>
  );
}

function MenuAndScreen({ children }: { children: ReactNode }) {
  useInboxUpdates();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useFlash();
  return (
    <div className={css.frame}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <aside className={css.side}>
        <Menu />
      </aside>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { className: css.drawer, "aria-label": "Menú" } }}
      >
        <Menu onNavigate={() => setOpen(false)} />
      </Drawer>
      <div className={css.screen}>
        <TopBar onOpen={() => setOpen(true)} />
        <main id="contenido" tabIndex={-1} className={css.main}>
          <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[pathname]}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </div>
  );
}

const TopBar = ({ onOpen }: { onOpen: () => void }) => (
  <header className={css.topBar}>
    <IconButton color="inherit" aria-label="Abrir el menú" onClick={onOpen}>
      <MenuIcon />
    </IconButton>
    <Typography variant="strong">Panel de Administración</Typography>
  </header>
);

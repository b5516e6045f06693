import { StyledEngineProvider } from "@mui/material";
import { lazy, Suspense } from "react";
import { Admin, CustomRoutes, Resource } from "react-admin";
import { Navigate, Route } from "react-router-dom";
import blog from "./blog";
import contacts from "./contacts";
import { authProvider } from "./data/authProvider";
import { dataProvider } from "./data/dataProvider";
import { queryClient } from "./data/queryClient";
import guides from "./guides";
import { NoAccess, NotFound, ScreenError } from "./layout/errors/Problem";
import { Frame } from "./layout/frame/Frame";
import { StyleNonce } from "./layout/StyleNonce";
import { TipProvider } from "./layout/Tip";
import { Toasts } from "./layout/toasts/Toasts";
import { CheckingAccess, Waiting } from "./layout/Waiting";
import leads from "./leads";
import { LoginPage } from "./login/LoginPage";
import pages from "./pages";
import projects from "./projects";
import templates from "./templates";
import { darkTheme, theme } from "./theme/theme";
import users from "./users";
import { i18nProvider } from "./words/i18nProvider";

const ForgottenPassword = lazy(() => import("./login/ForgottenPassword"));
const ChoosePassword = lazy(() => import("./login/ChoosePassword"));
const Dashboard = lazy(() => import("./dashboard/Dashboard"));
const Publishing = lazy(() => import("./publishing/Publishing"));
const Prices = lazy(() => import("./prices/Prices"));
const Redirects = lazy(() => import("./redirects/Redirects"));
const History = lazy(() => import("./versions/History"));
const Trash = lazy(() => import("./trash/Trash"));
const ContactTrash = lazy(() => import("./contacts/trash/ContactTrash"));
const Settings = lazy(() => import("./settings/Settings"));
const Profile = lazy(() => import("./profile/Profile"));
const Person = lazy(() => import("./privacy/Person"));
const Activity = lazy(() => import("./audit/Activity"));
const Visibility = lazy(() => import("./seo/Visibility"));
const PageSeoForm = lazy(() => import("./seo/PageSeoForm"));
const Categories = lazy(() => import("./blog/categories/Categories"));
const CategoryForm = lazy(() => import("./blog/categories/CategoryForm"));
const SetUp = lazy(() => import("./secondFactor/SetUp"));
const Help = lazy(() => import("./help/Help"));

/** Declare the panel's routes. MUI styles get their own CSS layer, so that unlayered style sheets override them. */
export const App = () => (
  <StyledEngineProvider enableCssLayer>
    <StyleNonce>
      <TipProvider>
        <Admin
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          theme={theme}
          darkTheme={darkTheme}
          layout={Frame}
          loginPage={LoginPage}
          notification={Toasts}
          loading={CheckingAccess}
          catchAll={NotFound}
          accessDenied={NoAccess}
          error={ScreenError}
          disableTelemetry
          requireAuth
        >
          <Resource {...projects} />
          <Resource {...blog} />
          <Resource {...guides} />
          <Resource {...pages} />
          <Resource {...contacts} />
          <Resource {...leads} />
          <Resource {...templates} />
          <Resource {...users} />
          <CustomRoutes noLayout>
            <Route path="/olvidada" element={<ForgottenPassword />} />
            <Route path="/clave" element={<ChoosePassword />} />
            <Route
              path="/verificacion"
              element={
                <Suspense fallback={<Waiting />}>
                  <SetUp />
                </Suspense>
              }
            />
          </CustomRoutes>
          <CustomRoutes>
            <Route path="/" element={<Navigate to="/dashboard" replace />} />
            <Route path="/dashboard" element={<Dashboard />} />
            <Route path="/publicacion" element={<Publishing />} />
            <Route path="/redirecciones" element={<Redirects />} />
            <Route path="/precios" element={<Prices />} />
            <Route path="/historial/:resource/:record" element={<History />} />
            <Route path="/papelera" element={<Trash />} />
            <Route path="/consultas-eliminadas" element={<ContactTrash />} />
            <Route path="/settings" element={<Settings />} />
            <Route path="/persona" element={<Person />} />
            <Route path="/profile" element={<Profile />} />
            <Route path="/actividad" element={<Activity />} />
            <Route path="/visibilidad" element={<Visibility />} />
            <Route path="/visibilidad/:id" element={<PageSeoForm />} />
            <Route path="/categorias" element={<Categories />} />
            <Route path="/categorias/:slug" element={<CategoryForm />} />
            <Route path="/ayuda/:chapter?" element={<Help />} />
          </CustomRoutes>
        </Admin>
      </TipProvider>
    </StyleNonce>
  </StyledEngineProvider>
);

import ArticleOutlined from "@mui/icons-material/ArticleOutlined";
import CalculateOutlined from "@mui/icons-material/CalculateOutlined";
import ContactMailOutlined from "@mui/icons-material/ContactMailOutlined";
import DashboardOutlined from "@mui/icons-material/DashboardOutlined";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import MailOutlined from "@mui/icons-material/MailOutlined";
import MenuBookOutlined from "@mui/icons-material/MenuBookOutlined";
import MoveDownOutlined from "@mui/icons-material/MoveDownOutlined";
import PeopleOutlined from "@mui/icons-material/PeopleOutlined";
import PhotoLibraryOutlined from "@mui/icons-material/PhotoLibraryOutlined";
import PublishOutlined from "@mui/icons-material/PublishOutlined";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import WebOutlined from "@mui/icons-material/WebOutlined";

/** The side menu, in order. The active entry is the one whose path is a prefix of the current address. */
export const navigation = [
  { path: "/dashboard", label: "Dashboard", icon: DashboardOutlined },
  { path: "/projects", label: "Proyectos", icon: PhotoLibraryOutlined },
  { path: "/blog", label: "Blog", icon: ArticleOutlined },
  { path: "/guides", label: "Guías", icon: MenuBookOutlined },
  { path: "/pages", label: "Páginas", icon: WebOutlined },
  { path: "/contacts", label: "Consultas", icon: MailOutlined },
  { path: "/leads", label: "Interesados", icon: ContactMailOutlined },
  { path: "/precios", label: "Precios", icon: CalculateOutlined },
  { path: "/users", label: "Usuarios", icon: PeopleOutlined, ownersOnly: true },
  { path: "/actividad", label: "Actividad", icon: HistoryOutlined, ownersOnly: true },
  { path: "/publicacion", label: "Publicación", icon: PublishOutlined },
  { path: "/visibilidad", label: "Visibilidad", icon: TravelExploreOutlined },
  { path: "/redirecciones", label: "Redirecciones", icon: MoveDownOutlined },
  { path: "/papelera", label: "Papelera", icon: DeleteOutlined },
  { path: "/settings", label: "Ajustes", icon: SettingsOutlined, ownersOnly: true },
];

import type { VersionSummary } from "@estudio/contract";
import { List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import { Link } from "react-router-dom";
import { formatMoment } from "../words/formats";

type Props = {
  versions: VersionSummary[];
  /** The version that is now. */
  current: number;
  chosen: number;
  /** What a field of it is called. */
  nameOf: (place: string) => string;
};

/** The versions of a record, the last one first. */
export const VersionList = ({ versions, current, chosen, nameOf }: Props) => (
  <nav aria-label="Versiones">
    <List dense disablePadding>
      {versions.map((one, at) => (
        <ListItem key={one.version} disablePadding>
          <ListItemButton
            component={Link}
            to={`?version=${one.version}`}
            replace
            selected={at === chosen}
            aria-current={at === chosen ? "true" : undefined}
          >
            <ListItemText
              primary={`${formatMoment(one.savedAt)}${one.version === current ? " · actual" : ""}`}
              secondary={[one.savedBy, summary(one, nameOf)].filter(Boolean).join(" · ")}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </nav>
);

const shown = 4;

/** What a save changed, in a line; nothing where nobody noted it. */
function summary({ version, changed }: VersionSummary, nameOf: Props["nameOf"]): string {
  if (version === 1) return "Primera versión";
  const names = changed.slice(0, shown).map(nameOf).join(", ");
  return changed.length > shown ? `${names} y ${changed.length - shown} más` : names;
}

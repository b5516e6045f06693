import type { VersionSummary } from "@estudio/contract";
import { List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import { Link } from "react-router-dom";
import { formatMoment } from "../words/formats";

type Props = {
  versions: VersionSummary[];
  current: number;
  chosen: number;
  /** Returns the label of a field. */
  nameOf: (place: string) => string;
};

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

const maxNames = 4;

/** Summarises what a save changed, in one line. */
function summary({ version, changed }: VersionSummary, nameOf: Props["nameOf"]): string {
  if (version === 1) return "Primera versión";
  const names = changed.slice(0, maxNames).map(nameOf).join(", ");
  return changed.length > maxNames ? `${names} y ${changed.length - maxNames} más` : names;
}

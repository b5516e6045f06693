import type { Dashboard } from "@estudio/contract";
import { Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { Row } from "../layout/parts";
import { useLatestBuild } from "../publishing/PublishingProvider";
import { useSiteState } from "../publishing/PublishStatus";

/** Show whether the public site includes the latest changes. */
export function SiteState({ site }: { site: Dashboard["site"] }) {
  const live = useLatestBuild();
  const build = live ?? site.build;
  const { text, detail } = useSiteState(build);
  const behind = build?.status === "succeeded" && build.revision !== null && build.revision < site.revision;
  return (
    <>
      <div>
        <Typography variant="strong">{behind ? "Hay cambios por publicar" : text}</Typography>
        <Typography color="textSecondary">{detail}</Typography>
      </div>
      {build?.status === "failed" && <Typography>{build.message}</Typography>}
      <Row>
        <Button component={Link} to="/publicacion" variant="outlined">
          Ver publicaciones
        </Button>
      </Row>
    </>
  );
}

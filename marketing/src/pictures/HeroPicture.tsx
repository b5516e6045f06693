import { useEffect, useState } from "react";
import type { Pictures } from "../content/records";
import * as css from "./HeroPicture.module.css";
import { Picture } from "./Picture";
import { pictureOf } from "./picture";

/** Duration of the cross-fade in milliseconds (specification section 4). */
const fadeMs = 750;
/**
 * On portrait screens the cropped picture is wider than the screen. A phone's pixel density hides that a third of the
 * pixels are missing; a tablet's would not.
 */
const sizes = "(max-width: 36rem) 145vw, (max-aspect-ratio: 1/1) 100vh, 100vw";

/** The picture of a hero. A newer one fades in over the prebuilt one once it has loaded. */
export function HeroPicture({ path, media }: { path: string; media: Pictures }) {
  const [shown, setShown] = useState({ path, media });
  const [coming, setComing] = useState<{ path: string; media: Pictures; loaded: boolean }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another path; media only describes it
  useEffect(() => {
    if (path === shown.path) return setComing(undefined);
    if (!pictureOf(media, path)) return setShown({ path, media });
    setComing({ path, media, loaded: false });
  }, [path, shown.path]);

  useEffect(() => {
    if (!coming?.loaded) return;
    const done = setTimeout(() => setShown(coming), fadeMs + 50);
    return () => clearTimeout(done);
  }, [coming]);

  return (
    <div className={css.hero}>
      <Picture path={shown.path} media={shown.media} sizes={sizes} ratio="auto" first className={css.layer} />
      {coming && (
        <div className={css.coming} data-loaded={coming.loaded}>
          <Picture
            path={coming.path}
            media={coming.media}
            sizes={sizes}
            ratio="auto"
            first
            className={css.layer}
            onLoad={() => setComing({ ...coming, loaded: true })}
            onError={() => setShown(coming)}
          />
        </div>
      )}
    </div>
  );
}

import { publicationOf } from "@estudio/contract/content/publication";
import { SaveButton } from "react-admin";
import { useCopies } from "./CopiesContext";
import { intents } from "./useCopySaving";
import { useFormPublication } from "./useFormPublication";

const shortcut = "Control+S";

/** Show one save button; for a published record or a working copy, also «Guardar sin publicar». */
export function SaveButtons({ waiting }: { waiting: string | undefined }) {
  const copies = useCopies();
  const formPublication = useFormPublication();
  const { shown, copy, live } = copies ?? {};
  const isPublic = live !== undefined && publicationOf(live) === "published";
  const stays = isPublic && formPublication.status === "published";
  const offersCopy = shown === "copy" || (stays && !copy);
  const publishes = shown === "copy" || (stays && publicationOf(formPublication) === "published");
  return (
    <>
      {offersCopy && (
        <SaveButton
          label={(shown === "copy" && waiting) || "Guardar sin publicar"}
          variant="outlined"
          value={intents.copy}
          alwaysEnable
          icon={null}
          aria-keyshortcuts={shown === "copy" ? shortcut : undefined}
        />
      )}
      <SaveButton
        label={(shown !== "copy" && waiting) || (publishes ? "Guardar y publicar" : "Guardar")}
        value={intents.publish}
        alwaysEnable
        icon={null}
        aria-keyshortcuts={shown === "copy" ? undefined : shortcut}
      />
    </>
  );
}

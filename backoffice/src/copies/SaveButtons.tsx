import { type Published, publicationOf } from "@estudio/contract/content/publication";
import { SaveButton } from "react-admin";
import { useWatch } from "react-hook-form";
import { useCopies } from "./CopiesContext";
import { intents } from "./useCopySaving";

const shortcut = "Control+S";

/** The save buttons of a form: one, and for what is published or has a working copy two. */
export function SaveButtons({ waiting }: { waiting: string | undefined }) {
  const copies = useCopies();
  const [status, publishAt, unpublishAt] = useWatch({ name: ["status", "publishAt", "unpublishAt"] });
  const wanted: Published = { status, publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null };
  const { shown, copy, live } = copies ?? {};
  const isPublic = live !== undefined && publicationOf(live) === "published";
  const stays = isPublic && status === "published";
  const offersCopy = shown === "copy" || (stays && !copy);
  const publishes = shown === "copy" || (stays && publicationOf(wanted) === "published");
  const isDraft = live !== undefined && !isPublic && publicationOf(wanted) !== "published";
  return (
    <>
      {/* Enter in a field presses the first button of its form: it saves a draft or a copy; it publishes nothing, nor begins a record. */}
      <button type="submit" disabled={shown !== "copy" && !isDraft} hidden tabIndex={-1} />
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

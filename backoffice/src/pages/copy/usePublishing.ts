import type { Page } from "@estudio/contract";
import { useState } from "react";
import { call, isApiError } from "../../data/api";
import { refreshLists } from "../../data/queryClient";
import { useSaving } from "../../editor/saving/useSaving";
import { useToast } from "../../layout/toasts/useToast";
import { usePublishedText } from "../../publishing/PublishingProvider";
import type { PageCopies } from "./usePageCopy";

/** Publish the working copy of a page. `liveChanged` is the page if somebody published changes to the same section. */
export function usePublishing({ live: { pageKey }, keep, reread }: PageCopies, onPublished: (stored: Page) => void) {
  const toast = useToast();
  const publishedText = usePublishedText();
  const [liveChanged, setLiveChanged] = useState<Page>();
  const { save, saving } = useSaving({ failed: "No se pudo publicar la copia de trabajo", preferServerMessage: true });
  /** @param version the copy that the user saw @param base version of the changed page that the copy may overwrite */
  const publish = (version: number, base?: number) =>
    save(
      async () => {
        const live = await call("POST /api/admin/pages/{pageKey}/copy/publication", {
          params: { pageKey },
          body: { version, base },
        }).catch((thrown) => {
          if (isApiError(thrown) && thrown.status === 404) reread();
          throw thrown;
        });
        setLiveChanged(undefined);
        keep({ live, copy: null });
        toast.done("Copia publicada", publishedText);
        onPublished(live);
        await refreshLists();
      },
      (current, body) => {
        if (body?.errors?.base) return setLiveChanged(current as Page);
        setLiveChanged(undefined);
        reread();
        toast.failed("No se ha publicado: alguien ha guardado en la copia. Ya la ves como está ahora.");
      },
    );
  return { publish, publishing: saving, liveChanged, setLiveChanged };
}

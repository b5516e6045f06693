import { isDue, nextChange } from "@estudio/contract/content/publication";
import { useWatch } from "react-hook-form";
import { useCopies } from "../copies/CopiesContext";
import { MomentInput } from "../inputs/MomentInput";
import { Columns } from "../layout/parts";
import { useClock } from "../words/useClock";

type Props = { publishHelp?: string };

/** When a record is published and withdrawn by itself; of a moment that is past they say what the save does. */
export function ScheduleInputs({ publishHelp = "Un borrador se publica solo en ese momento." }: Props) {
  const [publishAt, unpublishAt] = useWatch({ name: ["publishAt", "unpublishAt"] });
  const publishes = { publishAt: publishAt ?? null, unpublishAt: null };
  const withdraws = { publishAt: null, unpublishAt: unpublishAt ?? null };
  const now = useClock((at) => nextChange({ ...withdraws, publishAt: publishes.publishAt }, at));
  // In a working copy it is the copy's own moment, which has to be to come.
  const ofCopy = useCopies()?.shown === "copy";
  const withdrawsNow = !ofCopy && isDue(withdraws, now);
  const publishesNow = !ofCopy && isDue(publishes, now) && !withdrawsNow;
  return (
    <Columns of={2} from="sm">
      <MomentInput
        source="publishAt"
        label="Publicar el (opcional)"
        helperText={publishesNow ? "Esa fecha ya ha pasado: se publica al guardar." : publishHelp}
      />
      <MomentInput
        source="unpublishAt"
        label="Retirar el (opcional)"
        helperText={
          withdrawsNow ? "Esa fecha ya ha pasado: se retira al guardar." : "En ese momento vuelve a borrador."
        }
      />
    </Columns>
  );
}

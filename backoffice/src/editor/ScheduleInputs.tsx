import { isDue, nextChange } from "@estudio/contract/content/publication";
import { useWatch } from "react-hook-form";
import { useCopies } from "../copies/CopiesContext";
import { MomentInput } from "../inputs/MomentInput";
import { Columns } from "../layout/parts";
import { useClock } from "../words/useClock";

type Props = { publishHelp?: string };

/** Schedule publication and withdrawal. For a past date, the hint says what saving will do. */
export function ScheduleInputs({ publishHelp = "Un borrador se publica solo en ese momento." }: Props) {
  const [publishAt, unpublishAt] = useWatch({ name: ["publishAt", "unpublishAt"] });
  const publishes = { publishAt: publishAt ?? null, unpublishAt: null };
  const withdraws = { publishAt: null, unpublishAt: unpublishAt ?? null };
  const now = useClock((at) => nextChange({ ...withdraws, publishAt: publishes.publishAt }, at));
  // A working copy has its own schedule, which must be in the future.
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

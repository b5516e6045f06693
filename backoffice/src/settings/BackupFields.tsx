import { Field } from "../inputs/Field";
import { NumberField } from "../inputs/NumberField";
import { Columns } from "../layout/parts";
import { Waiting } from "../layout/Waiting";
import { describeRetention, describeSchedule, useBackups } from "./useBackups";

/** Edit the backup schedule and retention. Values fixed by environment variables are read-only. */
export function BackupFields() {
  const { data, isPending } = useBackups();
  if (isPending) return <Waiting />;
  const elsewhere = "Lo fija quien lleva el servidor.";
  return (
    <Columns of={3} from="sm">
      {data?.fixed.at ? (
        <Field source="backupAt" format={() => describeSchedule(data)} readOnly helperText={elsewhere} />
      ) : (
        <Field source="backupAt" placeholder="nunca" helperText="Horas de Madrid: 03:30,15:00. Vacío: nunca." />
      )}
      {data?.fixed.keep ? (
        <Field source="backupKeepDays" format={() => describeRetention(data)} readOnly helperText={elsewhere} />
      ) : (
        <NumberField source="backupKeepDays" helperText="Las tres últimas buenas se quedan siempre." />
      )}
      <NumberField source="backupLateHours" helperText="Con una copia al día, 36." />
    </Columns>
  );
}

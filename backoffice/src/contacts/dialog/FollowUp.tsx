import type { Contact } from "@estudio/contract";
import { enquiryStates } from "@estudio/contract/enquiries/options";
import { keysOf } from "@estudio/contract/rules/keys";
import { MenuItem, TextField } from "@mui/material";
import { Columns } from "../../layout/parts";
import { useAnswerOptions } from "./answer/useAnswerOptions";
import { LostReason } from "./LostReason";
import type { Mark } from "./useMark";

/** Set state, assignee and reason for losing the enquiry. Each change is saved at once. */
export function FollowUp({ contact, mark }: { contact: Contact; mark: Mark }) {
  const colleagues = useAnswerOptions()?.colleagues ?? [];
  const state = (value: string) => {
    const chosen = keysOf(enquiryStates).find((key) => key === value);
    if (chosen) mark(contact, { state: chosen });
  };
  return (
    <Columns of={2} from="sm">
      <TextField select label="Estado" value={contact.state} onChange={({ target }) => state(target.value)}>
        {Object.entries(enquiryStates).map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Se ocupa"
        value={colleagues.some(({ id }) => id === contact.assignedTo) ? contact.assignedTo : ""}
        onChange={({ target }) => mark(contact, { assignedTo: Number(target.value) || null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Nadie en concreto</MenuItem>
        {colleagues.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {contact.state === "lost" && <LostReason key={contact.id} contact={contact} />}
    </Columns>
  );
}

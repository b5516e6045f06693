import type { Contact } from "@estudio/contract";
import { openStates } from "@estudio/contract/enquiries/options";
import { Button } from "@mui/material";
import type { Mark } from "./useMark";

/** What is marked most, one click each. */
export function Marks({ contact, mark }: { contact: Contact; mark: Mark }) {
  const open = openStates.some((state) => state === contact.state);
  return (
    <>
      {contact.doubtful && <Button onClick={() => mark(contact, { doubtful: false })}>No es spam</Button>}
      {open && <Button onClick={() => mark(contact, { state: "new" })}>Marcar como nueva</Button>}
      {/* One button in both states: the keyboard's focus stays on it. */}
      <Button onClick={() => mark(contact, { state: open ? "handled" : "read" })}>
        {open ? "Marcar como contestada" : "Volver a pendiente"}
      </Button>
    </>
  );
}

import type { Contact } from "@estudio/contract";
import { openStates } from "@estudio/contract/enquiries/options";
import { Button } from "@mui/material";
import type { Mark } from "./useMark";

/** Offer the most frequent state changes as buttons. */
export function MarkButtons({ contact, mark }: { contact: Contact; mark: Mark }) {
  const open = openStates.some((state) => state === contact.state);
  return (
    <>
      {contact.doubtful && <Button onClick={() => mark(contact, { doubtful: false })}>No es spam</Button>}
      {open && <Button onClick={() => mark(contact, { state: "new" })}>Marcar como nueva</Button>}
      {/* A single button for both states, so that it keeps the keyboard focus. */}
      <Button onClick={() => mark(contact, { state: open ? "handled" : "read" })}>
        {open ? "Marcar como contestada" : "Volver a pendiente"}
      </Button>
    </>
  );
}

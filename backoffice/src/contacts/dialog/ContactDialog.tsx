import type { Contact } from "@estudio/contract";
import { isolated } from "@estudio/contract/text/invisible";
import Reply from "@mui/icons-material/Reply";
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useGetOne } from "react-admin";
import { LoadErrorContent } from "../../layout/errors/LoadError";
import { Waiting } from "../../layout/Waiting";
import { Attachments } from "./Attachments";
import { Answer } from "./answer/Answer";
import { Detail } from "./Detail";
import { FollowUp } from "./FollowUp";
import { MarkButtons } from "./MarkButtons";
import { Mails, useMails } from "./timeline/Mails";
import { Timeline } from "./timeline/Timeline";
import { type Mark, useMark } from "./useMark";

/** Always refetch: a colleague may have answered since the list was loaded. */
const fresh = { staleTime: 0 };

type Props = { id: number; onClose: () => void };

/** Show one enquiry with its answer form. Opening it marks it as read. */
export function ContactDialog({ id, onClose }: Props) {
  const phone = useMediaQuery(useTheme().breakpoints.down("sm"));
  const { data, isPending, error, refetch } = useGetOne<Contact>("contacts", { id }, fresh);
  const markContact = useMark();
  const marked = useRef(false);
  const [answering, setAnswering] = useState(false);
  const mark: Mark = (contact, change) => {
    // Only this user's own mark closes the answer form; a sent mail or a colleague's mark does not. The draft is kept.
    if (change.state === "handled") setAnswering(false);
    markContact(contact, change);
  };
  useEffect(() => {
    if (data?.state !== "new" || marked.current) return;
    marked.current = true;
    markContact(data, { state: "read" });
  }, [data, markContact]);
  const answered = useMails({ id }).filter(({ kind, state }) => kind === "answer" && state === "sent").length;
  // The server marks the enquiry as answered once the mail has left.
  useEffect(() => {
    if (answered > 0) void refetch();
  }, [answered, refetch]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby="contact-title">
      <DialogTitle id="contact-title">{data ? isolated(data.name) : "Consulta"}</DialogTitle>
      <DialogContent>
        {data ? (
          <Enquiry contact={data} mark={mark}>
            {answering && <Answer contact={data} onClose={() => setAnswering(false)} />}
          </Enquiry>
        ) : isPending ? (
          <Waiting />
        ) : (
          <LoadErrorContent
            what="No se pudo leer la consulta"
            gone="Esta consulta ya no existe"
            error={error}
            onRetry={refetch}
          />
        )}
      </DialogContent>
      <DialogActions>
        {data && <MarkButtons contact={data} mark={mark} />}
        {data && !answering && (
          <Button variant="contained" startIcon={<Reply />} onClick={() => setAnswering(true)}>
            Responder
          </Button>
        )}
        <Button onClick={onClose} variant="outlined">
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Enquiry = ({ contact, mark, children }: { contact: Contact; mark: Mark; children: ReactNode }) => (
  <Stack spacing={3}>
    <Detail contact={contact} />
    <Attachments contactId={contact.id} />
    {children}
    <FollowUp contact={contact} mark={mark} />
    <Timeline contactId={contact.id} />
    <Mails id={contact.id} />
  </Stack>
);

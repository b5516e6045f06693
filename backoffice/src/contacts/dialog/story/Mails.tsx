import type { Mail } from "@estudio/contract";
import { mailKinds, mailStates } from "@estudio/contract/enquiries/options";
import { ageMs } from "@estudio/contract/time";
import { Button, Stack, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, serverMessage } from "../../../data/api";
import { LoadError } from "../../../layout/LoadError";
import { Row } from "../../../layout/parts";
import { useToast } from "../../../layout/toasts/useToast";
import { formatMoment } from "../../../words/formats";

const movingMs = 2000;
const isMoving = ({ state, dueAt }: Mail) =>
  state === "sending" || state === "handed" || (state === "waiting" && ageMs(dueAt) > -movingMs);

type About = { about?: "contacts" | "leads"; id: number };
const mailsKey = ({ about = "contacts", id }: About) => [about, id, "mails"];

const read = ({ about, id }: About) =>
  about === "leads"
    ? call("GET /api/admin/leads/{id}/mails", { params: { id } })
    : call("GET /api/contacts/{id}/mails", { params: { id } });

/** Return the mails of an enquiry or lead. Polls while one is being sent. */
export const useMails = (about: About) => useReading(about).data ?? [];

const useReading = (about: About) =>
  useQuery({
    queryKey: mailsKey(about),
    queryFn: () => read(about),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? movingMs : false),
  });

/** List the mails of an enquiry or lead with their state; failed ones can be retried. */
export function Mails(about: About) {
  const toast = useToast();
  const client = useQueryClient();
  const { data = [], error, refetch } = useReading(about);
  const retry = async (mail: Mail) => {
    try {
      const now = await call("POST /api/contacts/mails/{id}/retry", { params: { id: mail.id } });
      client.setQueryData(mailsKey(about), (all: Mail[] = []) => all.map((one) => (one.id === now.id ? now : one)));
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo volver a enviar"));
    }
  };
  if (!error && data.length === 0) return null;
  return (
    <Stack spacing={1}>
      {error && <LoadError what="No se pudo leer qué correos han salido" error={error} onRetry={refetch} />}
      {data.map((mail) => (
        <Row key={mail.id}>
          <Typography>
            {mailKinds[mail.kind]}: {mailInWords(mail)}
          </Typography>
          {["failed", "uncertain", "waiting"].includes(mail.state) && !isMoving(mail) && (
            <Button size="small" onClick={() => void retry(mail)} aria-label={`Reintentar: ${mailKinds[mail.kind]}`}>
              Reintentar
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}

/** Describe the state of a mail, with the mail server's error if it failed. */
export function mailInWords({ state, sentAt, dueAt, error }: Mail): string {
  const said = error && ` (${error})`;
  if (state === "sent") return `${mailStates.sent.toLowerCase()} el ${formatMoment(sentAt ?? "")}`;
  if (state === "waiting" && error) return `se volverá a intentar el ${formatMoment(dueAt)}${said}`;
  return mailStates[state].toLowerCase() + said;
}

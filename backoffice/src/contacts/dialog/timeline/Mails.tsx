import type { Mail } from "@estudio/contract";
import { mailKinds, mailStates } from "@estudio/contract/enquiries/options";
import { ageMs } from "@estudio/contract/time";
import { Button, Stack, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, serverMessage } from "../../../data/api";
import { LoadError } from "../../../layout/errors/LoadError";
import { Row } from "../../../layout/parts";
import { useToast } from "../../../layout/toasts/useToast";
import { formatMoment } from "../../../words/formats";

const pollMs = 2000;
const isInTransit = ({ state, dueAt }: Mail) =>
  state === "sending" || state === "handed" || (state === "waiting" && ageMs(dueAt) > -pollMs);

type About = { about?: "contacts" | "leads"; id: number };
const mailsKey = ({ about = "contacts", id }: About) => [about, id, "mails"];

const read = ({ about, id }: About) =>
  about === "leads"
    ? call("GET /api/admin/leads/{id}/mails", { params: { id } })
    : call("GET /api/contacts/{id}/mails", { params: { id } });

/** Return the mails of an enquiry or lead. Polls while one is being sent. */
export const useMails = (about: About) => useMailQuery(about).data ?? [];

const useMailQuery = (about: About) =>
  useQuery({
    queryKey: mailsKey(about),
    queryFn: () => read(about),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isInTransit) ? pollMs : false),
  });

/** List the mails of an enquiry or lead with their state; failed ones can be retried. */
export function Mails(about: About) {
  const toast = useToast();
  const client = useQueryClient();
  const { data = [], error, refetch } = useMailQuery(about);
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
            {mailKinds[mail.kind]}: {describeMail(mail)}
          </Typography>
          {["failed", "uncertain", "waiting"].includes(mail.state) && !isInTransit(mail) && (
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
export function describeMail({ state, sentAt, dueAt, error }: Mail): string {
  const said = error && ` (${error})`;
  if (state === "sent") return `${mailStates.sent.toLowerCase()} el ${formatMoment(sentAt ?? "")}`;
  if (state === "waiting" && error) return `se volverá a intentar el ${formatMoment(dueAt)}${said}`;
  return mailStates[state].toLowerCase() + said;
}

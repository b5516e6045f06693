import type { Mail, TimelineEntry } from "@estudio/contract";
import { enquiryStates, timelineKinds } from "@estudio/contract/enquiries/options";
import { Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../data/api";
import { LoadError } from "../../../layout/errors/LoadError";
import { PlainList } from "../../../layout/parts";
import { formatMoment } from "../../../words/formats";
import { AddNote } from "./AddNote";
import { describeMail, useMails } from "./Mails";

export const timelineKey = (contactId: number) => ["contacts", contactId, "timeline"];

export function Timeline({ contactId }: { contactId: number }) {
  const mails = useMails({ id: contactId });
  const {
    data: entries,
    error,
    refetch,
  } = useQuery({
    queryKey: timelineKey(contactId),
    queryFn: () => call("GET /api/contacts/{id}/timeline", { params: { id: contactId } }),
    staleTime: 0,
  });
  return (
    <Stack spacing={1.5} component="section" aria-label="Historia">
      <Typography variant="h3">Historia</Typography>
      {error && <LoadError what="No se pudo leer la historia" error={error} onRetry={refetch} />}
      <PlainList>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} mail={mails.find(({ id }) => id === entry.mailId)} />
        ))}
      </PlainList>
      <AddNote contactId={contactId} />
    </Stack>
  );
}

const Entry = ({ entry, mail }: { entry: TimelineEntry; mail: Mail | undefined }) => (
  <Stack component="li" spacing={0.25}>
    <Typography variant="caption" color="textSecondary">
      {[eventLabel(entry), entry.person, formatMoment(entry.createdAt), mail && describeMail(mail)]
        .filter(Boolean)
        .join(" · ")}
    </Typography>
    {entry.kind !== "assigned" && entry.text && <Typography variant="prose">{entry.text}</Typography>}
  </Stack>
);

function eventLabel({ kind, state, text }: TimelineEntry): string {
  if (kind === "state" && state) return enquiryStates[state];
  if (kind === "assigned") return text ? `Se ocupa ${text}` : "No se ocupa nadie en concreto";
  return timelineKinds[kind];
}

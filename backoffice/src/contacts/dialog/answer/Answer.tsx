import type { AnswerInput, Contact, Settings } from "@estudio/contract";
import { isolated } from "@estudio/contract/text/invisible";
import { Button, Stack, TextField, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useGetIdentity, useGetOne } from "react-admin";
import { call } from "../../../data/api";
import { useSaving } from "../../../editor/saving/useSaving";
import { Row } from "../../../layout/parts";
import { useToast } from "../../../layout/toasts/useToast";
import { languagesInSpanish } from "../../../words/languages";
import { useMails } from "../timeline/Mails";
import { useTextDraft } from "../timeline/useTextDraft";
import { initialAnswer, templateValues } from "./initialAnswer";
import { TemplateChoice } from "./TemplateChoice";
import { useAnswerOptions } from "./useAnswerOptions";

type Props = { contact: Contact; onClose: () => void };

/** Write an answer: sent by the server if it can send mail, otherwise opened in the user's mail program. */
export function Answer({ contact, onClose }: Props) {
  const { data: me } = useGetIdentity();
  const { data: studio } = useGetOne<Settings>("settings", { id: 1 });
  const options = useAnswerOptions();
  if (!me || !studio || !options) return null;
  return (
    <Letter contact={contact} studio={studio} person={me.fullName ?? ""} canMail={options.canMail} onClose={onClose} />
  );
}

type LetterProps = Props & { studio: Settings; person: string; canMail: boolean };

function Letter({ contact, studio, person, canMail, onClose }: LetterProps) {
  const [newKey] = useState(() => crypto.getRandomValues(new Uint32Array(3)).join("-"));
  const acknowledged = useMails({ id: contact.id }).some(
    ({ kind, state }) => kind === "acknowledgement" && state === "sent",
  );
  const initial = initialAnswer(contact, studio, person, acknowledged);
  const { typed, change, forget } = useTextDraft(`contacts/${contact.id}/answer`);
  const { send, saving } = useSend(contact, () => {
    forget(text);
    onClose();
  });
  const { subject = initial.subject, text = initial.text, key = newKey } = typed;
  const mailto = `mailto:${contact.email}?${new URLSearchParams({ subject, body: text })}`.replaceAll("+", "%20");
  // Put the cursor below the greeting and scroll the whole form into view.
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const below = field.current?.value.indexOf("\n\n") ?? -1;
    if (below >= 0) field.current?.setSelectionRange(below + 2, below + 2);
    field.current?.focus({ preventScroll: true });
    field.current?.closest("section")?.scrollIntoView({ block: "start" });
  }, []);
  // Replaces the text of an earlier template, but never text that the user wrote.
  const [template, setTemplate] = useState<{ subject: string; text: string }>();
  const begin = (chosen: { subject: string; text: string }) => {
    const isOwnSubject = typed.subject !== undefined && subject !== template?.subject;
    const isOwnText = typed.text !== undefined && text !== template?.text;
    setTemplate(chosen);
    change({
      subject: chosen.subject || (isOwnSubject ? subject : initial.subject),
      text: isOwnText ? `${text}\n\n${chosen.text}` : chosen.text,
    });
  };
  const answer = () => {
    // Idempotency key, stored with the draft: a retry after a timeout or reload does not send twice.
    change({ key });
    void send({ subject, text, key });
  };
  return (
    <Stack spacing={1.5} component="section" aria-label="Respuesta">
      <Typography variant="h3">Respuesta a {isolated(contact.email)}</Typography>
      <Typography color="textSecondary">
        Escribió en {languagesInSpanish[contact.lang]}. {canMail && "Debajo de tu texto irá el suyo."}
      </Typography>
      <TemplateChoice lang={contact.lang} values={templateValues(contact, studio, person)} onChoose={begin} />
      <TextField
        label="Asunto"
        value={subject}
        onChange={({ target }) => change({ subject: target.value })}
        slotProps={{ htmlInput: { maxLength: 200, lang: contact.lang, readOnly: saving } }}
      />
      <TextField
        label="Texto"
        multiline
        minRows={8}
        value={text}
        inputRef={field}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: 10_000, lang: contact.lang, spellCheck: true, readOnly: saving } }}
      />
      <Row>
        {canMail ? (
          <Button variant="contained" disabled={saving} onClick={answer}>
            {saving ? "Enviando…" : "Enviar respuesta"}
          </Button>
        ) : (
          <Button variant="contained" href={mailto}>
            Abrir en mi correo
          </Button>
        )}
        <Button onClick={onClose}>Dejarlo para luego</Button>
      </Row>
      {!canMail && (
        <Typography color="textSecondary">
          Esta web no puede enviar correos todavía. Cuando lo hayas enviado desde el tuyo, márcala como contestada.
        </Typography>
      )}
    </Stack>
  );
}

function useSend({ id }: Contact, onSent: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const { save, saving } = useSaving({ failed: "No se pudo enviar la respuesta", preferServerMessage: true });
  const send = (body: AnswerInput) =>
    save(async () => {
      await call("POST /api/contacts/{id}/answers", { params: { id }, body });
      toast.done("Respuesta en camino");
      onSent();
      await client.invalidateQueries({ queryKey: ["contacts", id] });
    });
  return { send, saving };
}

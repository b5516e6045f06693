import type { Contact } from "@estudio/contract";
import {
  budgets,
  type EnquiryState,
  enquiryStates,
  projectTypeLabel,
  timelines,
} from "@estudio/contract/enquiries/options";
import { languageNames } from "@estudio/contract/paths";
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { useGetOne, useUpdate } from "react-admin";
import { failureText } from "../data/api";
import { Problem } from "../layout/Problem";
import { Columns, Row } from "../layout/parts";
import { useToast } from "../layout/toasts/useToast";
import { Waiting } from "../layout/Waiting";
import { CategoryBadge } from "../lists/badges";
import { formatMoment } from "../words/formats";
import { DoubtfulBadge, EnquiryBadge } from "./badges";
import { Mails } from "./Mails";
import { TimeLeft } from "./TimeLeft";

/** The list it is opened from may be old: a colleague may have answered meanwhile. */
const fresh = { staleTime: 0 };

type Props = { id: number; onClose: () => void };

/** One enquiry in full, with its ways to answer. Opening it marks it as read. */
export function ContactDialog({ id, onClose }: Props) {
  const phone = useMediaQuery(useTheme().breakpoints.down("sm"));
  const { data, isPending, refetch } = useGetOne<Contact>("contacts", { id }, fresh);
  const mark = useMark();
  const marked = useRef(false);
  useEffect(() => {
    if (data?.state !== "new" || marked.current) return;
    marked.current = true;
    mark(data, { state: "read" });
  }, [data, mark]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby="contact-title">
      <DialogTitle id="contact-title">{data ? data.name : "Consulta"}</DialogTitle>
      <DialogContent>
        {data ? (
          <Detail contact={data} />
        ) : isPending ? (
          <Waiting />
        ) : (
          <Problem title="Esta consulta ya no existe" onRetry={() => void refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        {data && <Marks contact={data} mark={mark} />}
        <Button onClick={onClose} variant="outlined">
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Change = Partial<Pick<Contact, "state" | "doubtful">>;

/** Marks the enquiry as it is shown here: what somebody else marked meanwhile stays, and is said. */
function useMark() {
  const toast = useToast();
  const [update] = useUpdate<Contact & { ifState?: EnquiryState }>("contacts", undefined, {
    mutationMode: "pessimistic",
    onError: (thrown: unknown) => toast.failed(failureText(thrown, "No se pudo marcar la consulta")),
  });
  return (contact: Contact, change: Change) =>
    update(
      "contacts",
      { id: contact.id, data: { ...change, ifState: contact.state }, previousData: contact },
      {
        onSuccess: ({ state }: Contact) => {
          if (change.state && state !== change.state && state !== "read")
            toast.done(`Otra persona la ha marcado mientras tanto: ${enquiryStates[state]}`);
        },
      },
    );
}

const Marks = ({ contact, mark }: { contact: Contact; mark: (contact: Contact, data: Change) => void }) => (
  <>
    {contact.doubtful && <Button onClick={() => mark(contact, { doubtful: false })}>No es dudosa</Button>}
    {contact.state !== "handled" && <Button onClick={() => mark(contact, { state: "new" })}>Marcar como nueva</Button>}
    {/* One button in both states: the keyboard's focus stays on it. */}
    <Button
      variant={contact.state === "handled" ? "text" : "contained"}
      onClick={() => mark(contact, { state: contact.state === "handled" ? "read" : "handled" })}
    >
      {contact.state === "handled" ? "Volver a pendiente" : "Marcar como atendida"}
    </Button>
  </>
);

const Detail = ({ contact }: { contact: Contact }) => (
  <Stack spacing={2.5}>
    <Row>
      <CategoryBadge category={contact.category} />
      <EnquiryBadge state={contact.state} />
      {contact.doubtful && <DoubtfulBadge />}
      <TimeLeft contact={contact} />
    </Row>
    <Typography variant="prose">{contact.message}</Typography>
    <Stack component="dl" spacing={1}>
      <Fact name="Correo electrónico">
        <Link href={`mailto:${contact.email}?subject=${encodeURIComponent("Tu consulta")}`}>{contact.email}</Link>
      </Fact>
      <Fact name="Teléfono">
        {contact.phone && <Link href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}>{contact.phone}</Link>}
      </Fact>
      <Fact name="Empresa">{contact.company}</Fact>
      <Fact name="Tipo de proyecto">{projectTypeLabel(contact.contactMethod, contact.projectType)}</Fact>
      <Fact name="Presupuesto">{label(budgets, contact.budget)}</Fact>
      <Fact name="Plazo">{label(timelines, contact.timeline)}</Fact>
      <Fact name="Recibida">{formatMoment(contact.createdAt)}</Fact>
      <Fact name="Idioma">{languageNames[contact.lang]}</Fact>
      <Fact name="Desde la página">{contact.page}</Fact>
      <Fact name="Proyecto que miraba">{contact.project}</Fact>
      <Fact name="Privacidad">
        Aceptada el {formatMoment(contact.privacyAcceptedAt)}, versión {contact.privacyVersion}
      </Fact>
    </Stack>
    <Mails about="contacts" id={contact.id} />
  </Stack>
);

const label = (options: Record<string, string>, key: string) => options[key] ?? key;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <Columns of="168px minmax(0, 1fr)" from="sm" spacing={0}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </Columns>
  ) : null;

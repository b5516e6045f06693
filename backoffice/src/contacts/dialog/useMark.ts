import type { Contact } from "@estudio/contract";
import { type EnquiryState, enquiryStates } from "@estudio/contract/enquiries/options";
import { useUpdate } from "react-admin";
import { failureText } from "../../data/api";
import { useToast } from "../../layout/toasts/useToast";

type Change = Partial<Pick<Contact, "state" | "doubtful" | "assignedTo">>;
export type Mark = ReturnType<typeof useMark>;

/** Return a function that changes an enquiry. A colleague's concurrent state change wins and is reported. */
export function useMark() {
  const toast = useToast();
  const [update] = useUpdate<Contact & { ifState?: EnquiryState }>("contacts", undefined, {
    mutationMode: "pessimistic",
    onError: (thrown: unknown) => toast.failed(failureText(thrown, "No se pudo marcar la consulta")),
  });
  const mark = (contact: Contact, change: Change): void => {
    const data = { ...change, ...(change.state && { ifState: contact.state }) };
    const onSuccess = (now: Contact) => {
      if (!change.state || now.state === change.state) return;
      // Only the automatic "read" mark came between; retry from that state.
      if (contact.state === "new" && now.state === "read") return mark(now, change);
      toast.done(`Otra persona la ha marcado mientras tanto: ${enquiryStates[now.state]}`);
    };
    void update("contacts", { id: contact.id, data, previousData: contact }, { onSuccess });
  };
  return mark;
}

import type { Contact } from "@estudio/contract";
import { type EnquiryState, enquiryStates } from "@estudio/contract/enquiries/options";
import { useUpdate } from "react-admin";
import { failureText } from "../../data/api";
import { useToast } from "../../layout/toasts/useToast";

type Change = Partial<Pick<Contact, "state" | "doubtful" | "assignedTo">>;
export type Mark = ReturnType<typeof useMark>;

/** Marks the enquiry as it is shown here: how somebody else says that it stands meanwhile stays, and is said. */
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
      // Nobody has decided anything: that it was opened has been noted, and was not known here yet.
      if (contact.state === "new" && now.state === "read") return mark(now, change);
      toast.done(`Otra persona la ha marcado mientras tanto: ${enquiryStates[now.state]}`);
    };
    void update("contacts", { id: contact.id, data, previousData: contact }, { onSuccess });
  };
  return mark;
}

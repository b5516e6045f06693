import type { Contact } from "@estudio/contract";
import { type EnquiryState, enquiryStates } from "@estudio/contract/enquiries/options";
import { useUpdate } from "react-admin";
import { failureText } from "../../data/api";
import { useToast } from "../../layout/toasts/useToast";

type Change = Partial<Pick<Contact, "state" | "doubtful" | "lostReason" | "assignedTo">>;
export type Mark = ReturnType<typeof useMark>;

/** Marks the enquiry as it is shown here: what somebody else marked meanwhile stays, and is said. */
export function useMark() {
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

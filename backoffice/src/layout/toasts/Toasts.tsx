import * as Toast from "@radix-ui/react-toast";
import { useEffect, useRef, useState } from "react";
import { type NotificationPayload, useNotificationContext, useTranslate } from "react-admin";
import type { ToastAction } from "./useToast";

type Shown = { key: number; destructive: boolean; title: string; description?: string; action?: ToastAction };

/** Longer where there is something to decide. The same can be done elsewhere, without haste. */
const withActionMs = 10_000;

/** One toast at a time, the newest: 5 seconds, 10 with something to do, swiped away to the right, F8 goes to it. */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const present = usePresent();
  const [shown, setShown] = useState<Shown>();
  const count = useRef(0);

  useEffect(() => {
    const newest = notifications.at(-1);
    if (!newest) return;
    setShown({ ...present(newest), key: ++count.current });
    // One that has come meanwhile stays.
    setNotifications((all) => all.filter((one) => !notifications.includes(one)));
  }, [notifications, present, setNotifications]);

  /** The time of one may be over in the moment in which the next one comes. */
  const end = (ended: Shown) => setShown((now) => (now?.key === ended.key ? undefined : now));

  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notificación">
      {shown && (
        <Toast.Root
          key={shown.key}
          className="toast"
          data-variant={shown.destructive ? "destructive" : "default"}
          duration={shown.action ? withActionMs : undefined}
          type={shown.destructive ? "foreground" : "background"}
          onOpenChange={(open) => open || end(shown)}
        >
          <Toast.Title className="toast-title">{shown.title}</Toast.Title>
          {shown.description && (
            <Toast.Description className="toast-description">{shown.description}</Toast.Description>
          )}
          {shown.action && (
            <Toast.Action
              className="toast-action"
              altText={`${shown.action.label}: ${shown.title}`}
              onClick={shown.action.act}
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="toast-close" aria-label="Cerrar">
            ×
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" hotkey={["F8"]} label="Notificaciones ({hotkey})" />
    </Toast.Provider>
  );
}

/** Titles and descriptions out of react-admin's notifications; its own errors get the title `Error`. */
function usePresent() {
  const translate = useTranslate();
  return ({ message, type, notificationOptions }: NotificationPayload): Omit<Shown, "key"> => {
    const text = typeof message === "string" ? translate(message, notificationOptions?.messageArgs) : "";
    const destructive = type === "error" || type === "warning";
    const { description, action } = notificationOptions ?? {};
    return destructive
      ? { destructive, title: String(notificationOptions?.title ?? "Error"), description: text }
      : { destructive, title: text, description, action };
  };
}

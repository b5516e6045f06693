import * as Toast from "@radix-ui/react-toast";
import { useEffect, useRef, useState } from "react";
import { type NotificationPayload, useNotificationContext, useTranslate } from "react-admin";
import type { ToastAction } from "./useToast";

type Shown = { key: number; destructive: boolean; title: string; description?: string; action?: ToastAction };

/** Longer, to leave time for a decision. The action must be available elsewhere too, without a time limit. */
const withActionMs = 10_000;

/** Show the newest toast only: for 5 s, or 10 s with an action. Swipe right to dismiss; F8 focuses it. */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const present = usePresent();
  const [shown, setShown] = useState<Shown>();
  const count = useRef(0);

  useEffect(() => {
    const newest = notifications.at(-1);
    if (!newest) return;
    setShown({ ...present(newest), key: ++count.current });
    // Keep toasts that arrived meanwhile.
    setNotifications((all) => all.filter((one) => !notifications.includes(one)));
  }, [notifications, present, setNotifications]);

  /** Compares keys, because a timeout may fire just after the next toast has replaced this one. */
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

/** Converts react-admin's notifications. Its own errors get the title `Error`. */
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

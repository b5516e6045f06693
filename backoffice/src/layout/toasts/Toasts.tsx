import * as Toast from "@radix-ui/react-toast";
import { useEffect, useState } from "react";
import { type NotificationPayload, useNotificationContext, useTranslate } from "react-admin";
import type { ToastAction } from "./useToast";

type Shown = { key: number; destructive: boolean; title: string; description?: string; action?: ToastAction };

/** Longer where there is something to decide. The same can be done elsewhere, without haste. */
const withActionMs = 10_000;

/** One toast at a time, the newest: 5 seconds, 10 with something to do, swiped away to the right, F8 goes to it. */
export function Toasts() {
  const { notifications, resetNotifications } = useNotificationContext();
  const present = usePresent();
  const [shown, setShown] = useState<Shown>();
  const newest = notifications.at(-1);

  useEffect(() => {
    if (!newest) return;
    setShown((before) => ({ ...present(newest), key: (before?.key ?? 0) + 1 }));
    resetNotifications();
  }, [newest, present, resetNotifications]);

  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notificación">
      {shown && (
        <Toast.Root
          key={shown.key}
          className="toast"
          data-variant={shown.destructive ? "destructive" : "default"}
          duration={shown.action ? withActionMs : undefined}
          type={shown.destructive ? "foreground" : "background"}
          onOpenChange={(open) => open || setShown(undefined)}
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

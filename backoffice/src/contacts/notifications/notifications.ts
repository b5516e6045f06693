import type { Inbox } from "@estudio/contract";

/**
 * Return the notification permission; "denied" where this page cannot notify. Chrome for Android only notifies from a
 * service worker, and only calling the constructor reveals that. Without permission, that call shows nothing.
 */
export function notificationPermission(): NotificationPermission {
  if (!("Notification" in window)) return "denied";
  if (Notification.permission !== "default") return Notification.permission;
  return construct("Estudio") ? "default" : "denied";
}

/** Notify of a new enquiry. `tag` merges the panel's tabs; no name, because a locked screen may show it. */
export function notify({ newest }: Inbox): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !newest) return;
  const shown = construct("Nueva consulta", {
    body: "Ábrela en el panel para leerla.",
    tag: `estudio-${newest.id}`,
  });
  if (!shown) return;
  shown.onclick = () => {
    window.focus();
    window.location.assign(`/admin/contacts/${newest.id}/show`);
  };
}

function construct(title: string, options?: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    return undefined;
  }
}

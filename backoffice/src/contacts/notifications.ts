import type { Inbox } from "@estudio/contract";

/**
 * `new Notification` throws where the browser only knows notifications of a service worker, as Chrome on Android: nothing but
 * trying tells. Before somebody has allowed them nothing is shown by it; afterwards nothing needs to be asked.
 * @returns what somebody decided; "denied" where this page cannot notify at all
 */
export function notificationPermission(): NotificationPermission {
  if (!("Notification" in window)) return "denied";
  if (Notification.permission !== "default") return Notification.permission;
  return construct("Estudio") ? "default" : "denied";
}

/** One for all tabs of the panel (`tag`), and no name on a locked screen: who wrote is seen inside. */
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

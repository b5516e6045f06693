import { notificationPermission, notify } from "./notifications";

const arrived = { unread: 1, doubtful: 0, newest: { id: 7, name: "Ana", createdAt: "2026-11-20T23:30:00.000Z" } };

/** Fakes a browser; without `construct` it has no Notification API. */
function browser(permission: NotificationPermission, construct?: (title: string) => void) {
  class Fake {
    static permission = permission;
    constructor(title: string) {
      construct?.(title);
    }
  }
  const window = construct ? { Notification: Fake } : {};
  Object.assign(globalThis, { window, Notification: Fake });
}
/** As in Chrome for Android, where the constructor exists but throws. */
const illegal = () => {
  throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
};

afterEach(() => {
  for (const name of ["window", "Notification"]) Reflect.deleteProperty(globalThis, name);
});

it("does not offer notifications where only a service worker may show them", () => {
  browser("default", illegal);
  expect(notificationPermission()).toBe("denied");
  browser("granted", illegal);
  expect(() => notify(arrived)).not.toThrow();
});

it("offers notifications where supported, and leaves out the visitor's name", () => {
  const made: string[] = [];
  browser("default", () => undefined);
  expect(notificationPermission()).toBe("default");
  browser("granted", (title) => made.push(title));
  notify(arrived);
  expect(made).toEqual(["Nueva consulta"]);
});

it("does not ask a browser without the Notification API", () => {
  browser("granted");
  expect(notificationPermission()).toBe("denied");
  expect(() => notify(arrived)).not.toThrow();
});

import { notificationPermission, notify } from "./notifications";

const arrived = { unread: 1, doubtful: 0, newest: { id: 7, name: "Ana", createdAt: "2026-11-20T23:30:00.000Z" } };

/** A browser whose notifications are made so. */
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
/** As Chrome on Android: there is one, and it cannot be made. */
const illegal = () => {
  throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
};

afterEach(() => {
  for (const name of ["window", "Notification"]) Reflect.deleteProperty(globalThis, name);
});

test("a browser that only notifies by a service worker is not offered a notification, and its panel goes on", () => {
  browser("default", illegal);
  expect(notificationPermission()).toBe("denied");
  browser("granted", illegal);
  expect(() => notify(arrived)).not.toThrow();
});

test("where one can be made it is offered, and tells of an enquiry without a name", () => {
  const made: string[] = [];
  browser("default", () => undefined);
  expect(notificationPermission()).toBe("default");
  browser("granted", (title) => made.push(title));
  notify(arrived);
  expect(made).toEqual(["Nueva consulta"]);
});

test("a browser without notifications is asked for none", () => {
  browser("granted");
  expect(notificationPermission()).toBe("denied");
  expect(() => notify(arrived)).not.toThrow();
});

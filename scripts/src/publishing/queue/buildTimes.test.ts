import { parseBuildTimes } from "@estudio/contract";
import { requestBuild, SiteBuildModel, transaction } from "@estudio/database";
import { engines, freshDatabase } from "../../../../database/testing/engines";
import { lastDue, requestTimedBuild } from "./buildTimes";

const due = (times: string, now: string) => lastDue(parseBuildTimes(times), new Date(now))?.toISOString();

describe("scheduled publications", () => {
  it.each([
    ["07:30,13:00", "2026-11-21T06:29:59Z", "2026-11-20T12:00:00.000Z"],
    ["07:30,13:00", "2026-11-21T06:30:00Z", "2026-11-21T06:30:00.000Z"],
    ["07:30, 13:00", "2026-07-21T12:00:00Z", "2026-07-21T11:00:00.000Z"],
    ["00:05", "2026-11-21T23:04:00Z", "2026-11-20T23:05:00.000Z"],
    // The clocks go back on 25 October and forward on 29 March: local time counts.
    ["08:00", "2026-10-25T12:00:00Z", "2026-10-25T07:00:00.000Z"],
    ["08:00", "2026-03-29T12:00:00Z", "2026-03-29T06:00:00.000Z"],
    // A day of 25 hours: 24 hours before its last hour it is the same day.
    ["23:45", "2027-10-31T22:30:00Z", "2027-10-30T21:45:00.000Z"],
    ["00:10", "2027-10-31T23:05:00Z", "2027-10-30T22:10:00.000Z"],
    // A day of 23 hours: 24 hours before the next day's first hour it is the day before.
    ["23:45", "2027-03-28T22:30:00Z", "2027-03-28T21:45:00.000Z"],
    ["23:45", "2027-03-28T22:05:00Z", "2027-03-28T21:45:00.000Z"],
    ["", "2026-11-21T06:30:00Z", undefined],
  ])("have «%s» at %s due last at %s", (times, now, last) => {
    expect(due(times, now)).toBe(last);
  });

  it("refuse what is not a time of day", () => {
    expect(() => parseBuildTimes("7.30")).toThrow("«7.30» no es una hora");
    expect(() => parseBuildTimes("24:00")).toThrow("24:00");
  });

  it.each(engines)("catch up once after an outage, on %s", async (engine) => {
    const store = await freshDatabase(engine);
    const times = parseBuildTimes("07:30,13:00");
    await requestTimedBuild(store.db, times, new Date("2026-11-21T12:39:00Z"));
    expect(await SiteBuildModel.query(store.db)).toEqual([]);
    await transaction(store.db, (trx) =>
      requestBuild(trx, { change: { what: "Primera publicación", who: "Programa" } }),
    );
    await SiteBuildModel.query(store.db).patch({
      slot: null,
      status: "succeeded",
      startedAt: "2026-11-20T09:00:00.000Z",
    });
    const waiting = () => SiteBuildModel.query(store.db).findOne({ slot: "queued" });
    await requestTimedBuild(store.db, times, new Date("2026-11-21T12:40:00Z"));
    await requestTimedBuild(store.db, times, new Date("2026-11-21T12:40:01Z"));
    const build = await waiting();
    expect(build?.changes.map(({ what, who }) => `${what} ${who}`)).toEqual(["Publicación de las 13:00 Programación"]);
    const ended = { slot: null, status: "succeeded", startedAt: "2026-11-21T12:40:02.000Z" } as const;
    await SiteBuildModel.query(store.db).where({ slot: "queued" }).patch(ended);
    await requestTimedBuild(store.db, times, new Date("2026-11-22T06:29:00Z"));
    expect(await waiting()).toBeUndefined();
    // An outage until the evening of the next day. The publication since then was not a full build.
    await SiteBuildModel.query(store.db).patch({ full: false, startedAt: "2026-11-22T19:00:00.000Z" });
    await requestTimedBuild(store.db, times, new Date("2026-11-22T20:00:00Z"));
    expect(await waiting()).toMatchObject({ full: true });
    await store.drop();
  });
});

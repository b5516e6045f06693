import { addDays, addMonths, dayMs, mondayOf, studioDay, studioMoment, studioYear } from "./studioTime";

const maxMonths = 120;

describe("addMonths", () => {
  const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
  /** The same day `months` earlier, or the last day of that month. */
  const expected = (day: string, months: number) => {
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    const before = year * 12 + month - 1 - months;
    const [otherYear, otherMonth] = [Math.floor(before / 12), (before % 12) + 1];
    const otherDate = Math.min(date, daysOf(otherYear, otherMonth));
    return `${otherYear}-${String(otherMonth).padStart(2, "0")}-${String(otherDate).padStart(2, "0")}`;
  };

  // Every day of ten years, with three leap days among them, and every period that the settings allow.
  it.each(Array.from({ length: 10 }, (_, index) => 2026 + index))(
    "never ends in another month, on any day of %d, for any period that can be set",
    (year) => {
      const wrong: string[] = [];
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        const noon = studioMoment(day, 12);
        for (let months = 1; months <= maxMonths; months++) {
          const is = studioDay(addMonths(noon, -months));
          if (is !== expected(day, months)) wrong.push(`${day} - ${months}: ${is}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ["2027-08-31T10:00:00.000Z", -6, "2027-02-28T11:00:00.000Z"],
    ["2028-08-31T10:00:00.000Z", -6, "2028-02-29T11:00:00.000Z"],
    ["2028-02-29T11:00:00.000Z", -12, "2027-02-28T11:00:00.000Z"],
    ["2028-02-29T11:00:00.000Z", 12, "2029-02-28T11:00:00.000Z"],
    ["2027-12-31T11:00:00.000Z", 2, "2028-02-29T11:00:00.000Z"],
    // 00:30 on the 31st in Madrid is the 30th in UTC.
    ["2027-08-30T22:30:00.000Z", -6, "2027-02-27T23:30:00.000Z"],
  ])("takes %s and %d months to %s", (moment, months, result) => {
    expect(addMonths(new Date(moment), months).toISOString()).toBe(result);
  });
});

describe("days, weeks and years of the studio", () => {
  it.each([
    // Monday, 00:30 in Madrid.
    ["2026-11-29T23:30:00.000Z", "2026-11-30", "2026-11-30"],
    ["2026-11-29T22:59:59.999Z", "2026-11-29", "2026-11-23"],
    ["2026-07-12T22:00:00.000Z", "2026-07-13", "2026-07-13"],
    ["2026-07-12T21:59:59.999Z", "2026-07-12", "2026-07-06"],
  ])("puts %s on %s, in the week of %s", (moment, day, monday) => {
    expect([studioDay(moment), mondayOf(studioDay(moment))]).toEqual([day, monday]);
  });

  it("begins a new year an hour before UTC does", () => {
    expect(studioYear("2026-12-31T22:59:59.999Z")).toBe(2026);
    expect(studioYear("2026-12-31T23:00:00.000Z")).toBe(2027);
  });

  it("gives a day 23 hours when the clocks go forward and 25 when they go back", () => {
    const hours = (day: string) =>
      (studioMoment(addDays(day, 1)).getTime() - studioMoment(day).getTime()) / (dayMs / 24);
    expect(["2027-03-28", "2027-10-31", "2027-06-01"].map(hours)).toEqual([23, 25, 24]);
  });
});

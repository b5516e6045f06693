import type { Knex } from "knex";

/** As the table was on that day; fields that came later have their own default. */
const emptySettings = {
  brand: "Estudio",
  person: "",
  street: "",
  postalCode: "",
  city: "Madrid",
  region: "Madrid",
  country: "España",
  latitude: 40.4168,
  longitude: -3.7038,
  phone: "",
  email: "",
  hoursWeekdays: "9:00-18:00",
  hoursSaturday: "10:00-14:00",
  instagram: "",
  pinterest: "",
  linkedin: "",
  facebook: "",
  legalName: "",
  taxId: "",
  notifyEmail: "",
  statProjects: 0,
  statSatisfaction: 0,
  statExperience: 0,
  statValueIncrease: 0,
  statDays: 0,
};

/** The one row of settings, before anybody has written any. What was there stays as it is. */
export async function up(knex: Knex): Promise<void> {
  if (await knex("settings").first("id")) return;
  await knex("settings").insert({
    ...emptySettings,
    ...{ id: 1, updatedAt: new Date().toISOString(), updatedBy: "", version: 1 },
  });
}

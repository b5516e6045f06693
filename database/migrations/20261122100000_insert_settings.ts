import type { Knex } from "knex";

/** The columns of that day; later columns have their own defaults. */
const emptySettings = {
  brand: "Estudio",
  person: "",
  street: "",
  postalCode: "",
  city: "",
  region: "",
  country: "España",
  latitude: 0,
  longitude: 0,
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

/** Inserts the single row of settings, unless it exists. */
export async function up(knex: Knex): Promise<void> {
  if (await knex("settings").first("id")) return;
  await knex("settings").insert({
    ...emptySettings,
    ...{ id: 1, updatedAt: new Date().toISOString(), updatedBy: "", version: 1 },
  });
}

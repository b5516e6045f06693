import type { PriceTable, PublicPrices } from "@estudio/contract";
import { SiteStateModel } from "@estudio/database";
import { createPrices } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { testRates } from "../../testing/rates";
import { startTestApi, type TestApi } from "../../testing/testApi";

const address = "/api/admin/prices/1";
const dearer = { ...testRates, taxes: 6 };

describe.each(engines)("the table of prices, on %s", (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(engine);
  });
  afterEach(() => api.close());

  const revision = async () => (await SiteStateModel.query(api.db).findById(1))?.revision ?? Number.NaN;
  const publicPrices = async () => (await api.anonymous().call<PublicPrices>("GET", "/api/prices")).body;

  it("is zero at first", async () => {
    const { version, rates } = await publicPrices();
    expect([version, rates.kinds.vivienda.worksHigh, rates.taxes]).toEqual([1, 0, 0]);
  });

  it("gets a new version with each changed price, which visitors see at once", async () => {
    const editor = await api.as("editor");
    const before = await revision();
    const save = (rates: object, version?: number) => editor.call<PriceTable>("PUT", address, { rates, version });
    expect((await save(testRates, 1)).body).toMatchObject({ version: 2, updatedBy: editor.user?.name });
    expect(await publicPrices()).toEqual({ version: 2, rates: testRates });
    expect(await revision()).toBe(before + 1);
    expect((await save(testRates, 2)).body.version).toBe(2);
    expect(await revision()).toBe(before + 1);
    expect((await save(dearer, 2)).body.version).toBe(3);
    const late = await save(testRates, 2);
    expect([late.status, late.body]).toMatchObject([409, { current: { version: 3 } }]);
    expect((await publicPrices()).rates.taxes).toBe(6);
  });

  it("is part of the builder's snapshot", async () => {
    await createPrices(api.db, testRates);
    const { body } = await api
      .anonymous()
      .call("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" });
    expect(body.prices).toEqual({ version: 1, rates: testRates });
  });

  it("accepts decimals in percentages, and refuses them in euros at the field", async () => {
    const editor = await api.as("editor");
    const rates = { ...testRates, fees: { low: 8.5, high: 12.25 } };
    expect((await editor.call<PriceTable>("PUT", address, { rates })).body.rates.fees).toEqual({
      low: 8.5,
      high: 12.25,
    });
    const { cocina } = testRates.kinds;
    const kinds = { ...testRates.kinds, cocina: { ...cocina, worksLow: 8.5 } };
    const { status, body } = await editor.call("PUT", address, { rates: { ...rates, kinds } });
    expect([status, body.errors]).toEqual([422, { "rates.kinds.cocina.worksLow": "Debe ser un número sin decimales" }]);
  });

  it("refuses invalid prices at the field, and changes nothing", async () => {
    const editor = await api.as("editor");
    const { cocina, ...kinds } = testRates.kinds;
    const upsideDown = { ...cocina, worksLow: 900, worksHigh: 100 };
    const wrong = { ...testRates, taxes: -1, fees: { low: 12, high: 8 }, kinds: { ...kinds, cocina: upsideDown } };
    const { status, body } = await editor.call("PUT", address, { rates: wrong });
    expect([status, body.errors]).toEqual([
      422,
      {
        "rates.taxes": "Como mínimo 0",
        "rates.fees.high": "No puede ser menor que el mínimo",
        "rates.kinds.cocina.worksHigh": "No puede ser menor que el mínimo",
      },
    ]);
    expect((await editor.call("PUT", address, { rates: { ...testRates, kinds } })).status).toBe(422);
    expect((await api.anonymous().call("PUT", address, { rates: testRates })).status).toBe(401);
    expect((await publicPrices()).version).toBe(1);
  });
});

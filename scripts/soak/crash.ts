import { CrashRounds } from "../../api/testing/crash";
import { engines, freshDatabase } from "../../database/testing/engines";
import { privateServer } from "../../database/testing/privateServer";

/**
 * `npm run soak:crash [-- rounds]`: kill the server during writes, deletes and restores, 500 times over both engines.
 */
async function main(rounds: number): Promise<void> {
  for (const engine of engines) {
    const server = engine === "mysql" ? await privateServer({ durable: true }) : undefined;
    const database = await freshDatabase(engine, { server: server?.url });
    const crash = new CrashRounds(database);
    await crash.prepare();
    let acknowledged = 0;
    for (let round = 1; round <= rounds / engines.length; round++) {
      const result = await crash.round();
      if (result.lost.length) throw new Error(`${engine}, round ${round}: lost ${result.lost.join(", ")}`);
      acknowledged = result.acknowledged;
      if (round % 25 === 0) console.log(`${engine}: ${round} rounds, ${acknowledged} writes acknowledged, none lost`);
    }
    console.log(`${engine}: done, ${acknowledged} writes acknowledged, none lost`);
    await database.drop();
    await server?.stop();
  }
}

main(Number(process.argv[2] ?? 500)).catch((error) => {
  console.error(error);
  process.exit(1);
});

import type { SiteBuildModel } from "@estudio/database";
import type { BuildEnv } from "./buildEnv";
import { SiteCheck } from "./checkSite";
import { buildFailure, Interrupted, UnfitSite } from "./failures";
import { runGatsby } from "./gatsby";
import type { BuildQueue } from "./queue";
import { makeRelease, pruneReleases, releaseRevision, switchTo } from "./releases";
import { fetchSnapshot, serveSnapshot } from "./snapshot";
import { verifyLive } from "./verifyLive";
import { Workshop } from "./workshop";

/**
 * One build, from claim to receipt. Nothing of it touches what is served until the last step, the switch; whatever goes
 * wrong before leaves the old site as it is and the workshop to be cleaned out before the next.
 */
export async function runBuild(
  build: SiteBuildModel,
  queue: BuildQueue,
  env: BuildEnv,
  isEnding: () => boolean,
): Promise<void> {
  const output: string[] = [];
  try {
    if (build.requestedRelease) return await returnTo(build.requestedRelease, build, queue, env);
    await publish(build, queue, env, output, isEnding);
  } catch (error) {
    if (error instanceof Interrupted) return queue.giveBack(build.id);
    const failure = buildFailure(error, output);
    console.error(`Publicación ${build.id} fallida: ${failure.message}`);
    await queue.fail(build.id, failure.message, failure.log);
  }
}

async function publish(
  build: SiteBuildModel,
  queue: BuildQueue,
  env: BuildEnv,
  output: string[],
  isEnding: () => boolean,
): Promise<void> {
  const workshop = new Workshop(env);
  await workshop.lock();
  try {
    const snapshot = await fetchSnapshot(env);
    await queue.report(build.id, { phase: "fetching", progress: 5, revision: snapshot.revision });
    await workshop.open();
    await generate(build, queue, env, workshop, snapshot, output, isEnding);
    await queue.report(build.id, { phase: "checking", progress: 80 });
    await checkOf(env).run(workshop.publicDir, snapshot);
    await workshop.close();
    const release = await makeRelease(env, workshop.publicDir, snapshot.revision);
    if (isEnding()) throw new Interrupted();
    await queue.report(build.id, { phase: "switching", progress: 95 });
    await switchTo(env, release.name);
    await queue.succeed(build.id, {
      revision: snapshot.revision,
      release: release.name,
      pagesWritten: release.pagesWritten,
      pinned: false,
    });
    if (await verifyLive(env, release.name, build.changes)) await queue.verify(build.id);
    await pruneReleases(env, release.name);
  } finally {
    workshop.unlock();
  }
}

/** One for the life of the process: it remembers the pages that were found right. */
let check: SiteCheck | undefined;
function checkOf(env: BuildEnv): SiteCheck {
  check ??= new SiteCheck(env);
  return check;
}

type Args = [
  SiteBuildModel,
  BuildQueue,
  BuildEnv,
  Workshop,
  Awaited<ReturnType<typeof fetchSnapshot>>,
  string[],
  () => boolean,
];

/** Runs Gatsby on the snapshot; a warm build that fails is tried once more from nothing, in case it was the cache. */
async function generate(...[build, queue, env, workshop, snapshot, output, isEnding]: Args): Promise<void> {
  const source = await serveSnapshot(snapshot);
  const run = () =>
    runGatsby({
      env,
      apiUrl: source.url,
      output,
      isEnding,
      onProgress: (progress) => void queue.report(build.id, { phase: "building", progress }).catch(() => undefined),
    });
  try {
    await run();
  } catch (error) {
    if (error instanceof Interrupted || !workshop.isWarm) throw error;
    output.push("— La construcción incremental ha fallado; se empieza de cero —");
    await workshop.clean();
    await run();
  } finally {
    source.close();
  }
}

/** Serves an earlier release again; it stays until someone publishes. */
async function returnTo(name: string, build: SiteBuildModel, queue: BuildQueue, env: BuildEnv): Promise<void> {
  const revision = await releaseRevision(env, name);
  if (revision === undefined) throw new UnfitSite("Esa versión ya no se conserva: elige otra o publica de nuevo.");
  await queue.report(build.id, { phase: "switching", progress: 90 });
  await switchTo(env, name);
  await queue.succeed(build.id, { revision, release: name, pagesWritten: 0, pinned: true });
  if (await verifyLive(env, name, [])) await queue.verify(build.id);
}

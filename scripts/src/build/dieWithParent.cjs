// A builder that is killed leaves nobody behind: its end of this pipe closes, and so does this process.
if (!process.env.JEST_WORKER_ID && !process.send) {
  process.stdin.on("end", () => process.exit(1));
  process.stdin.on("error", () => process.exit(1));
  process.stdin.resume();
  process.stdin.unref?.();
}

/** Places of the tests' browser. The headless shell takes 40 % less CPU than Chromium for the same tests. */
exports.browserPlaces = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/opt/homebrew/bin/chromium",
];

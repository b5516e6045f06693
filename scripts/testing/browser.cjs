/** Where the tests' browser may be. Chromium without a window of its own takes 40 % less processor for the same errands. */
exports.browserPlaces = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/opt/homebrew/bin/chromium",
];

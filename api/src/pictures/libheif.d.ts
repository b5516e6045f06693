/** The package types its functions, and not the way in that has all of it in one file. */
declare module "libheif-js/wasm-bundle.js" {
  import type { MainModule } from "libheif-js/libheif-wasm/libheif";

  const libheif: MainModule & { ready: Promise<unknown> };
  export default libheif;
}

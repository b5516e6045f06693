/** The package has types for its functions but not for this entry point, which bundles the WebAssembly. */
declare module "libheif-js/wasm-bundle.js" {
  import type { MainModule } from "libheif-js/libheif-wasm/libheif";

  const libheif: MainModule & { ready: Promise<unknown> };
  export default libheif;
}

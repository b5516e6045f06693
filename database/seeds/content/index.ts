export { pages } from "./pages";
export { photos } from "./photos";
export { projects } from "./projects";
export { settings } from "./settings";
export type * from "./types";

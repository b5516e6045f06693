export { contacts } from "./contacts";
export { pages } from "./pages";
export { focals, photos } from "./photos";
export { posts } from "./posts";
export { projects } from "./projects";
export { settings } from "./settings";
export type * from "./types";

export { contacts } from "./contacts";
export { leads } from "./leads";
export { pages } from "./pages";
export { focals, photos } from "./photos";
export { posts } from "./posts";
export { prices } from "./prices";
export { projects } from "./projects";
export { settings } from "./settings";
export type * from "./types";

export { photos } from "./photos";
export { projects } from "./projects";
export type * from "./types";

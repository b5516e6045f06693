export * from "./connection";
export * from "./migrate";
export * from "./models";
export * from "./password";
export * from "./publication";

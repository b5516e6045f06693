export * from "./connection";
export * from "./listVersions";
export * from "./migrate";
export * from "./models";
export * from "./password";
export * from "./publication";
export * from "./searchWords";

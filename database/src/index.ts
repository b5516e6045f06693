export * from "./backups/place";
export * from "./backups/receipts";
export * from "./backups/storedFiles";
export * from "./backups/wishes";
export * from "./children";
export * from "./clock/clockGuard";
export * from "./clock/machineClocks";
export * from "./content/copies";
export * from "./content/demo";
export * from "./content/emptySettings";
export * from "./content/forgetOld";
export * from "./content/publication";
export * from "./content/trash";
export * from "./content/versions";
export * from "./engine/connection";
export * from "./engine/copyDatabase";
export * from "./engine/databaseTime";
export * from "./engine/eraseFromDisk";
export * from "./engine/giveMemoryBack";
export * from "./engine/lease";
export * from "./engine/littleMemory";
export * from "./engine/migrate";
export * from "./engine/othersFirst";
export * from "./engine/v8Version";
export * from "./files/durable";
export * from "./files/privateFiles";
export * from "./files/threadPool";


export * from "./lists/contactTrash";
export { deleteContacts } from "./lists/deleteContacts";


export * from "./lists/eraseLead";
export * from "./lists/listWrites";
export * from "./lists/owedLeadMails";
export * from "./lists/putInOutbox";
export * from "./lists/searchWords";
export * from "./lists/settleContacts";
export * from "./models";
export * from "./people/device";
export * from "./people/erasures";
export * from "./people/givePassword";
export * from "./people/password";
export * from "./people/passwordRules";
export * from "./people/secondFactor";
export * from "./people/writeAudit";
export * from "./programs";

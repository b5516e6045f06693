import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { programArguments } from "@estudio/database";
import { readEnv, variablesOf } from "./env";

describe("the environment", () => {
  it.each([
    ["REBUILD_AT", "7.30", "«7.30» no es una hora; se escribe así: 07:30,13:00"],
    ["REBUILD_AT", "07:30,24:00", "«24:00» no es una hora"],
    ["REBUILD_QUIET_SECONDS", "dos", "debe ser un número entero"],
    ["PORT", "99999", "debe ser un número entero de 0 a 65535"],
    ["SEED", "todo", "debe ser demo o none"],
    ["DATABASE_URL", "postgres://x", "debe empezar por mysql://"],
    ["BACKUP_AT", "nunca", "«nunca» no es una hora"],
    ["BACKUP_KEEP", "0", "debe ser un número de 1 a 999"],
    ["BACKUP_TO", "s3:/copias", "se escribe así: s3://cubo/carpeta"],
    ["SITE_URL", "estudio.example", "se escribe así: https://estudio.example"],
    ["SITE_URL", "ftp://x.es", "se escribe así: https://estudio.example"],
    ["SITE_URL", "http://localhost:8404/estudio", "sin nada detrás"],
    ["LOG_LEVEL", "verbose", "debe ser trace, debug, info, warn, error, fatal o silent"],
    ["SMTP_URL", "mail.example.com", "debe empezar por smtp:// o smtps://"],
    ["SMTP_URL", "http://x", "debe empezar por smtp:// o smtps://"],
    ["MAIL_FROM", "nada", "web@estudio.example, o Estudio <web@estudio.example>"],
    ["MAIL_FROM", "Estudio <nada>", "web@estudio.example, o Estudio <web@estudio.example>"],
  ])("names %s=%s as unusable and says what to write instead", (name, value, said) => {
    expect(() => readEnv({ [name]: value })).toThrow(`  ${name}: `);
    expect(() => readEnv({ [name]: value })).toThrow(said);
  });

  it("stops the start with that message and nothing else", () => {
    const env = { ...process.env, REBUILD_AT: "ocho" };
    const { status, stderr } = spawnSync(process.execPath, programArguments("api/src/server.ts", true), {
      cwd: join(__dirname, "../.."),
      env,
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Hay variables de entorno que no se pueden usar:\n {2}REBUILD_AT: «ocho» no es una hora.*\n$/,
    );
  });

  it("keeps set times as they are written", () => {
    expect(readEnv({ REBUILD_AT: "07:30, 13:00" }).REBUILD_AT).toBe("07:30, 13:00");
  });

  it("leaves unset times to the builder's default", () => {
    expect(variablesOf(readEnv({}))).not.toHaveProperty("REBUILD_AT");
  });

  it.each([
    ["SITE_URL", "https://Estudio.example:443/", "https://estudio.example"],
    ["SITE_URL", "http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["SMTP_URL", "smtps://ana:clave@mail.example.com:465", "smtps://ana:clave@mail.example.com:465"],
    ["MAIL_FROM", "web@diseño.es", "web@diseño.es"],
    ["MAIL_FROM", "Estudio Lumbre <web@estudio.example>", "Estudio Lumbre <web@estudio.example>"],
    ["MAIL_FROM", "<web@estudio.example> ", "<web@estudio.example> "],
  ] as const)("accepts %s=%s", (name, value, read) => {
    expect(readEnv({ [name]: value })[name]).toBe(read);
  });
});

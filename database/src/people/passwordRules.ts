import { messages, password as passwordSchema, plain } from "@estudio/contract";

/** The most used ones of the published lists that are long enough to pass, and what people here would think of first. */
const commonest = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 password password1 password123 passw0rd qwerty qwerty1 qwerty123 qwertyuiop
  111111 000000 123123 654321 666666 121212 112233 987654321 abc123 abcd1234 1q2w3e 1q2w3e4r 1q2w3e4r5t iloveyou admin123 administrator
  welcome welcome1 letmein monkey dragon sunshine princess football baseball superman batman trustno1 master shadow michael jordan
  contraseña contrasena contraseña1 contrasena1 hola123 hola1234 holahola tequiero teamo123 madrid123 realmadrid barcelona espana españa
  alejandro cristina estudio estudio1 estudio123 interiorismo 159753 asdfgh asdfghjkl zxcvbnm 222222 333333 555555 777777 888888 999999
  secret secreto usuario invitado cambiame changeme default guest123 test123 testing 101010 password! qazwsx 1qaz2wsx`.split(
    /\s+/,
  ),
);

type Person = { name: string; email: string };

/** The name or the address itself, or one of their words with a few figures behind it. */
function isOwnName(password: string, { name, email }: Person): boolean {
  const bare = plain(password).replace(/[\s\d._-]+/g, "");
  const words = plain(`${name} ${email}`).split(/[\s@._\d-]+/);
  return [...words, words.join(""), plain(name).replace(/\s+/g, "")].some((word) => word !== "" && word === bare);
}

/**
 * One rule for every new password, also of the first owner.
 * @param minimum how long it must be here
 * @param person whose it is: what everybody knows of her is no password
 * @returns what is wrong with it, for who chose it
 */
export function passwordProblem(password: string, minimum: number, person?: Person): string | undefined {
  if (password.length < minimum) return messages.passwordShort(minimum);
  if (commonest.has(password.toLowerCase())) return messages.passwordCommon;
  if (person && isOwnName(password, person)) return messages.passwordOwnName;
  return passwordSchema.safeParse(password).error?.issues[0]?.message;
}

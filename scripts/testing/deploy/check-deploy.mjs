import { request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

/**
 * `check-deploy.mjs ADDRESS PASSWORD writes|reads TITLE`: check the new machine's site and panel through its proxy.
 * `writes` creates a project of that title; `reads` expects the newest project to have it.
 */
const [base, password, errand, title] = process.argv.slice(2);
const { hostname } = new URL(base);

/** Send a request through the machine's own proxy, whose certificate is self-signed. */
function ask(path, { method = "GET", body, cookie = "" } = {}) {
  const headers = { host: hostname, origin: base, cookie, ...(body && { "content-type": "application/json" }) };
  const options = {
    host: "127.0.0.1",
    port: 443,
    servername: hostname,
    path,
    method,
    headers,
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const call = request(options, async (answer) => {
      let text = "";
      for await (const part of answer) text += part;
      resolve({
        status: answer.statusCode,
        text,
        cookies: answer.headers["set-cookie"] ?? [],
        headers: answer.headers,
      });
    });
    call.once("error", reject);
    call.end(body && JSON.stringify(body));
  });
}

function must(found, what) {
  if (!found) throw new Error(`${base}: ${what}`);
  console.log(`ok: ${what}`);
}

// After a restore or an upgrade the site is being built, and answers 503 until then.
let home = await ask("/");
while (home.status === 502 || home.status === 503) {
  await pause(1000);
  home = await ask("/");
}
must(
  home.status === 200 && home.text.includes(`<link rel="canonical" href="${base}`),
  "the site is served under its own address",
);
must(home.headers["strict-transport-security"], "the site sends Strict-Transport-Security");
must((await ask("/admin")).status === 200, "the panel is served");
const owner = { email: "propietaria@estudio.local", password };
const { status, cookies } = await ask("/api/auth/login", { method: "POST", body: owner });
must(status === 200, "the first owner signs in with the password shown once");
must(
  cookies.every((one) => /; secure/i.test(one)),
  "the session cookie is Secure",
);
const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
if (errand === "writes") {
  const written = await ask("/api/admin/projects", { method: "POST", body: { title, status: "published" }, cookie });
  must(written.status === 201, `a project «${title}» is created`);
} else {
  const list = JSON.parse((await ask('/api/admin/projects?sort=["id","DESC"]&range=[0,0]', { cookie })).text);
  must(list[0]?.title === title, `the newest project is «${title}»`);
}

/** Mock of CSS modules: every class is its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : String(name)) });

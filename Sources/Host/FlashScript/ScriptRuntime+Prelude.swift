extension ScriptRuntime {
  /// What scripts find: `output`, `maestro`, `http`, `json`, `relativePoint`, `faker`, `console`.
  ///
  /// A script is evaluated within a function, so that its own variables end with it, and within an
  /// object that has every name, so that one which nobody declared is undefined and no error.
  static let prelude =
    #"""
    (() => {
      const native = { log: globalThis.__log, http: globalThis.__http };
      delete globalThis.__log; delete globalThis.__http;
      const show = (value) => {
        if (typeof value === 'string') return value;
        if (value instanceof Error) return String(value);
        if (value !== null && typeof value === 'object') {
          try { const text = JSON.stringify(value); if (text !== undefined) return text; }
          catch (error) {}
        }
        return String(value);
      };
      const print = (...values) => native.log(values.map(show).join(' '));
      const console = { log: print, info: print, warn: print, error: print, debug: print };
      const output = {};
      const maestro = { platform: globalThis.__platform, copiedText: undefined };
      delete globalThis.__platform;
      const json = (text) => JSON.parse(text);
      const relativePoint = (x, y) => Math.ceil(x * 100) + '%,' + Math.ceil(y * 100) + '%';
      const request = (url, options, method) => {
        const given = options || {};
        const reply = JSON.parse(native.http(JSON.stringify({
          url: String(url), method: String(given.method || method).toUpperCase(),
          headers: Object.fromEntries(
            Object.entries(given.headers || {}).map(([name, value]) => [name, String(value)])),
          body: given.body === undefined || given.body === null ? null : show(given.body),
          form: given.multipartForm || null })));
        if (reply.error) throw new Error(reply.error);
        return reply;
      };
      const http = {
        get: (url, options) => request(url, options, 'GET'),
        post: (url, options) => request(url, options, 'POST'),
        put: (url, options) => request(url, options, 'PUT'),
        delete: (url, options) => request(url, options, 'DELETE'),
        request: (url, options) => request(url, options, 'GET') };
      const faker = \#(fakerScript);
      // What the evaluation itself goes by.
      const inner = ['__scope', '__script', 'eval', 'arguments'];
      const own = { output, maestro, json, relativePoint, http, faker, console };
      globalThis.__flash = (script, env, copiedText) => {
        maestro.copiedText = copiedText;
        const names = Object.assign(Object.create(null), own, env);
        const scope = new Proxy(names, {
          has: (target, name) => !inner.includes(name),
          get: (target, name) => {
            if (name === Symbol.unscopables) return undefined;
            return name in target ? target[name] : globalThis[name];
          },
          set: (target, name, value) => { target[name] = value; return true; } });
        const run = new Function('__scope', '__script',
          'with (__scope) { return (function () { return eval(__script); })(); }');
        return show(run(scope, script));
      };
    })();
    """#
}

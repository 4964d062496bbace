/**
 * dependency-cruiser reads TypeScript by the compiler's JavaScript API, which version 7 no longer
 * has. Preloaded, this gives it version 6 where it asks for `typescript`.
 */
const Module = require('node:module');

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  resolve(request.replace(/^typescript(?=\/|$)/, 'typescript-6'), ...rest);
Module.register(
  `data:text/javascript,${encodeURIComponent(
    `export const resolve = (name, context, next) =>
       next(name === 'typescript' ? 'typescript-6' : name, context);`,
  )}`,
);

import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { inSources } from './compile.mjs';

const require = createRequire(import.meta.url);
const runInJest = circus.default;
/** What holds the tests and hooks of a file. */
const COLLECTOR = createRequire(require.resolve('jest-circus/runner')).resolve('./jestAdapterInit');

/** What the collector of the file that runs keeps for all that a test has begun. */
let contexts;

class Contexts extends AsyncLocalStorage {
  constructor() {
    super();
    contexts = this;
  }
}

register('./hooks.mjs', import.meta.url);

/** Jest's own way to run a spec file, but that Node itself loads it and all that it imports. */
export default function runSpec(globalConfig, config, environment, runtime, path, send) {
  // A file that asks for the environment `node` has modules of its own.
  if (environment.getVmContext() === null) loadWithNode(runtime);
  return runInJest(globalConfig, config, environment, runtime, path, send);
}

function loadWithNode(runtime) {
  runtime.requireInternalModule = loadCollector;
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = async (path) => {
    globalThis.jest = runtime.jestGlobals.jestObjectFor(path);
    await import(pathToFileURL(path).href).catch((error) => {
      if (error?.stack) error.stack = inSources(error.stack);
      throw error;
    });
  };
}

/**
 * A new one for each file, with nothing left of the last one: its contexts would be copied from promise
 * to promise until the worker ends, and what requires a module keeps it.
 */
function loadCollector() {
  contexts?.disable();
  delete require.cache[COLLECTOR];
  asyncHooks.AsyncLocalStorage = Contexts;
  try {
    return createRequire(import.meta.url)(COLLECTOR);
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

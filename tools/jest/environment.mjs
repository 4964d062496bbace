import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { inSources } from './compile.mjs';

/** What packages keep on the global object for as long as their modules live. */
const OF_MODULES = /^__|Storage$/;
/** What jest-circus and `jest.setTimeout` leave on the global object. */
const OF_ONE_FILE = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL']);
const { exit, getBuiltinModule } = process;

/**
 * Runs specs in Node's own global context: modules are linked once for all files of a worker, and
 * `Math` or `Map` is found without the proxy that stands around a context of `node:vm`.
 */
export default class MainContextEnvironment {
  global = globalThis;
  fakeTimers = null;
  variables = { ...process.env };
  globals = Object.getOwnPropertyDescriptors(globalThis);

  constructor({ projectConfig }) {
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** By now Jest has put what serves modules of another context in place of Node's own. */
  async setup() {
    process.getBuiltinModule = getBuiltinModule;
    Error.prepareStackTrace = undefined;
  }

  /** Leaves to the next file of this worker what this one found. */
  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = exit;
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
    for (const name of Object.keys(globalThis)) {
      if (!(name in this.globals) && !OF_MODULES.test(name)) delete globalThis[name];
    }
    const { console: _, ...globals } = this.globals;
    for (const [name, found] of Object.entries(globals)) {
      if (found.configurable) Object.defineProperty(globalThis, name, found);
    }
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_ONE_FILE.has(symbol.description)) delete globalThis[symbol];
    }
  }

  /** Node would keep the source map of every module for the few that an error comes from. */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_done') return;
    for (const error of test.errors.flat()) {
      if (error?.stack) error.stack = inSources(error.stack);
    }
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return null;
  }
}

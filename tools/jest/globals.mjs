/**
 * `@jest/globals` as modules see it that outlive a spec file: each name is what it is for the file
 * that runs.
 */
const current = (name) =>
  new Proxy(() => {}, {
    apply: (_, self, args) => Reflect.apply(globalThis[name], self, args),
    get: (_, key) => globalThis[name][key],
  });

export const afterAll = current('afterAll');
export const afterEach = current('afterEach');
export const beforeAll = current('beforeAll');
export const beforeEach = current('beforeEach');
export const describe = current('describe');
export const expect = current('expect');
export const it = current('it');
export const jest = current('jest');
export const test = current('test');

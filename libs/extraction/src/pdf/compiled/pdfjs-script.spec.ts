import { runInThisContext } from 'node:vm';
import { toScript } from './pdfjs-script.js';

describe('toScript', () => {
  it('makes a function of a module, which returns its exports', () => {
    const script = toScript(
      'var a=1,b=()=>import.meta.url,c=function(){return this};export{a,b as getB,c};\n',
    );
    const exported = (runInThisContext(script) as (address: string) => never)('file:///x.mjs');
    const { a, getB, c } = exported as { a: number; getB: () => string; c: () => unknown };
    // As in a module, `this` of a bare call is nothing.
    expect([a, getB(), c()]).toEqual([1, 'file:///x.mjs', undefined]);
  });

  it('refuses a module that cannot be a script', () => {
    const modules = [
      'import x from "y";export{x};',
      'export default 1;',
      'var a="é";export{a};',
      'var a=import.meta.dirname;export{a};',
    ];
    for (const each of modules) expect(() => toScript(each)).toThrow('not packed as it was');
  });
});

import { describe, expect, it } from '@jest/globals';
import { makeGraph } from './import-graph.mjs';
import { walkFaults, walksIn } from './walk-faults.mjs';

const GRAPH = makeGraph(
  new Map([
    ['services/search/src/finder.ts', "import './query.js';"],
    ['services/search/src/query.ts', "import './lexer.js';"],
    ['services/search/src/lexer.ts', ''],
    ['services/search/src/stray.ts', ''],
    ['services/search/src/cases.controller.ts', ''],
  ]),
  new Map(),
);
const link = (name) => `[\`${name}\`](../services/search/src/${name}) does`;

function faultsOf(...steps) {
  const [walk] = walksIn(`# A\n\n## Walk a search\n\n${steps.join('\n')}\n\n## Other\n\n1. x\n`);
  return walkFaults(walk, GRAPH);
}

describe('the walks of the documents', () => {
  it('follow the imports, and what a message reaches', () => {
    const last = `4. ${link('cases.controller.ts')}`;
    const steps = [`1. ${link('finder.ts')}`, `2. ${link('query.ts')}`, `3. ${link('lexer.ts')}`];
    expect(faultsOf(...steps, last)).toEqual([]);
  });

  it('pass no file twice', () => {
    expect(
      faultsOf(`1. ${link('finder.ts')}`, `2. ${link('query.ts')}`, `3. ${link('finder.ts')}`),
    ).toEqual(['Walk a search: services/search/src/finder.ts is passed twice.']);
  });

  it('lead to no file that nothing before it imports', () => {
    expect(faultsOf(`1. ${link('finder.ts')}`, `2. ${link('stray.ts')}`)).toEqual([
      'Walk a search: no file before services/search/src/stray.ts imports it.',
    ]);
    // The finder comes to the lexer by the query only.
    expect(faultsOf(`1. ${link('finder.ts')}`, `2. ${link('lexer.ts')}`)).toHaveLength(1);
  });

  it('are numbered in a row', () => {
    expect(faultsOf(`1. ${link('finder.ts')}`, `3. ${link('query.ts')}`)).toEqual([
      'Walk a search: its steps are not numbered in a row.',
    ]);
  });
});

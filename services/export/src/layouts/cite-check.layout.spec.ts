import { type CiteCheckExport, CiteCheckExportSchema } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Block, TableBlock } from '../document-model/document.js';
import type { Run } from '../document-model/runs.js';
import { citeCheckDocument } from './cite-check.layout.js';
import type { LayoutContext } from './layout.js';

const HISTORY = { standing: 'none_known', events: [], knownUntil: '2025-06-12' };
const citation = (more: object) => ({
  text: '410 U.S. 113',
  start: 12,
  end: 24,
  fullSpan: { start: 0, end: 31 },
  kind: 'case',
  normalized: '410 U.S. 113',
  fields: {},
  authority: 0,
  resolvesTo: null,
  ...more,
  verdict: 'verified',
  explanation: 'It is in the library.',
  history: HISTORY,
});
const roe = { id: 7, title: 'Roe v. Wade', citation: '410 U.S. 113', year: 1973, court: 'U.S.' };

const context = { product: 'P', origin: 'https://law', now: new Date(0), options: {} };

function laidOut(...citations: object[]): Block[] {
  const data: CiteCheckExport = CiteCheckExportSchema.parse({ title: 'Brief', citations });
  return citeCheckDocument(data, {
    ...context,
    options: { timeZone: 'UTC', paper: 'letter' },
  } as unknown as LayoutContext).blocks;
}
const tableOf = (blocks: Block[]): TableBlock =>
  blocks.find((block): block is TableBlock => block.kind === 'table')!;
const wordsOf = (runs: Run[]): string =>
  runs.map((run) => ('text' in run ? run.text : '')).join('');
const rowsOf = (...citations: object[]): Run[][][] => [
  ...(tableOf(laidOut(...citations)).rows as Run[][][]),
];

describe('a cite check on paper', () => {
  it('gives the reasons half of the width', () => {
    const { columns } = tableOf(laidOut(citation({})));
    const total = columns.reduce((sum, { weight }) => sum + weight, 0);
    const why = columns.find(({ label }) => label === 'Why')!;
    expect(why.weight / total).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    [{ fields: { caseName: 'Roe v. Wade' }, case: roe }, 'Roe v. Wade, 410 U.S. 113'],
    [{ case: roe }, '410 U.S. 113 (Roe v. Wade)'],
    [
      {
        text: 'Id. at 120',
        kind: 'id',
        resolvesTo: { index: 0, normalized: '410 U.S. 113', name: 'Roe v. Wade' },
      },
      'Id. at 120 (Roe v. Wade)',
    ],
    [
      { text: 'Roe v. Wade', kind: 'reference', fields: { caseName: 'Roe v. Wade' } },
      'Roe v. Wade',
    ],
    [{ text: '42 U.S.C. § 1983', kind: 'statute' }, '42 U.S.C. § 1983'],
  ])('names the case beside its citation: %#', (more, words) => {
    expect(wordsOf(rowsOf(citation(more))[0]![1]!)).toBe(words);
  });

  it('links the name to its case, and says another name of the library’s', () => {
    const [same, other] = rowsOf(
      citation({ fields: { caseName: 'Roe v. Wade' }, case: roe }),
      citation({ fields: { caseName: 'Doe v. Wade' }, case: roe }),
    );
    expect(same![1]![0]).toMatchObject({ italic: true, link: 'https://law/cases/7' });
    expect(wordsOf(same![3]!)).not.toContain('Roe v. Wade');
    expect(wordsOf(other![1]!)).toContain('Doe v. Wade');
    expect(other![3]!.at(-1)).toMatchObject({ text: 'Roe v. Wade', link: 'https://law/cases/7' });
  });

  it('says once until when later history is known', () => {
    const blocks = laidOut(citation({}), citation({}), citation({}));
    expect(JSON.stringify(blocks).match(/newest decision in the library/g)).toHaveLength(1);
    expect(blocks.findIndex(({ kind }) => kind === 'table')).toBe(1);
    for (const row of rowsOf(citation({}))) {
      expect(wordsOf(row[3]!)).toBe('It is in the library. No later history known here.');
    }
  });
});

import type { TableOfAuthorities } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { tableHtml, tableText } from './table-copy';

const entry = { kind: 'case' as const, citations: [], pages: [], passim: false, mentions: 1 };
const table: TableOfAuthorities = {
  groups: [
    {
      group: 'cases',
      label: 'Cases',
      entries: [
        {
          ...entry,
          text: 'A&M v. <B>, 1 U.S. 1 (1790)',
          name: 'A&M v. <B>',
          pageText: 'passim',
          verdict: 'verified',
        },
      ],
    },
    {
      group: 'statutes',
      label: 'Statutes',
      entries: [
        { ...entry, text: '42 U.S.C. § 1983', name: null, pageText: '', verdict: 'unchecked' },
      ],
    },
  ],
  unmatched: [],
  pageCount: 9,
  passimFrom: 5,
};

describe('a copied table of authorities', () => {
  it('has a tab before its pages in plain text', () => {
    expect(tableText(table)).toBe(
      'Cases\nA&M v. <B>, 1 U.S. 1 (1790)\tpassim\n\nStatutes\n42 U.S.C. § 1983',
    );
  });

  it('has italic names, and no markup of the text', () => {
    expect(tableHtml(table)).toBe(
      '<h2>Cases</h2><table><tr><td><i>A&amp;M v. &lt;B&gt;</i>, 1 U.S. 1 (1790)</td>' +
        '<td>passim</td></tr></table>' +
        '<h2>Statutes</h2><table><tr><td>42 U.S.C. § 1983</td><td></td></tr></table>',
    );
  });
});

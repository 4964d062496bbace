import { describe, expect, it } from '@jest/globals';
import { formatCitation } from '../format-citation.js';
import type { Style } from '../styles.js';
import { APA_TABLE } from './apa.js';
import { BLUEBOOK_TABLE } from './bluebook.js';
import { CHICAGO_TABLE } from './chicago.js';
import { goldenRows } from './table.js';

const TABLES: Record<Style, string> = {
  bluebook: BLUEBOOK_TABLE,
  apa: APA_TABLE,
  chicago: CHICAGO_TABLE,
};
const stripped = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(Object.entries(TABLES) as [Style, string][])('%s golden table', (style, table) => {
  const rows = goldenRows(table);

  it('has at least 120 rows over many kinds of source', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect(new Set(rows.map((row) => row.item.type)).size).toBeGreaterThanOrEqual(14);
  });

  it.each(rows.map((row) => [row.rule, row.name, row.form, row] as const))(
    '%s: %s, %s',
    (_rule, _name, _form, row) => {
      const cited = formatCitation(row.item, { style, ...row.options });
      expect(cited.html[row.form]).toBe(row.html);
      expect(cited[row.form]).toBe(stripped(row.html));
    },
  );
});

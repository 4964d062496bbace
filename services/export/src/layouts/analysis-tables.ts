import { type AnalysisExport, provisionGroups } from '@casewright/contracts';
import type { Block, TableBlock } from '../document-model/document.js';
import { plain, quiet } from '../document-model/runs.js';
import { CHECKED_COLUMNS, checkedCells, newestDecision } from './checked-citation.cells.js';
import { quotation, section } from './phrases.js';

export function partyBlocks(parties: NonNullable<AnalysisExport['parties']>): Block[] {
  if (parties.length === 0) return [];
  const table: TableBlock = {
    kind: 'table',
    columns: [
      { label: 'Name', weight: 3 },
      { label: 'Role', weight: 2 },
      { label: 'Described as', weight: 3 },
    ],
    rows: parties.map(({ name, role, description, kind }) => [
      [plain(name)],
      [plain(role ?? '')],
      [plain(description ?? kind)],
    ]),
  };
  return [section('Parties'), table];
}

export function dateBlocks(dates: NonNullable<AnalysisExport['dates']>): Block[] {
  if (dates.length === 0) return [];
  const table: TableBlock = {
    kind: 'table',
    columns: [
      { label: 'Date', weight: 1.2 },
      { label: 'What', weight: 2 },
      { label: 'From', weight: 4 },
    ],
    rows: dates.map(({ date, label, quote, page, computed }) => [
      [plain(date)],
      [plain(label)],
      computed
        ? [plain(`Computed under ${computed.rule}: ${computed.reasoning}`)]
        : [quotation(quote), ...(page === null ? [] : [quiet(` (page ${page})`)])],
    ]),
  };
  return [section('Dates'), table];
}

/** The amounts, the periods, and the obligations: a table each, with the words that state them. */
export function provisionBlocks(provisions: AnalysisExport['provisions']): Block[] {
  return provisionGroups(provisions).flatMap(({ title, rows }): Block[] => {
    if (rows.length === 0) return [];
    const isTimed = rows.some(({ when }) => when !== null);
    const table: TableBlock = {
      kind: 'table',
      columns: [
        { label: rows[0]?.kind === 'obligation' ? 'Who' : 'What', weight: 1.5 },
        ...(isTimed ? [{ label: 'When', weight: 1 }] : []),
        { label: 'From', weight: 4 },
        { label: 'Place', weight: 1.2 },
      ],
      rows: rows.map((each) => [
        [plain(each.what)],
        ...(isTimed ? [[plain(each.when ?? '')]] : []),
        [plain(each.says)],
        [plain(each.where ?? '')],
      ]),
    };
    return [section(title), table];
  });
}

export function citationBlocks(
  citations: NonNullable<AnalysisExport['citations']>,
  origin: string | null,
): Block[] {
  if (citations.length === 0) return [];
  return [
    section('Citations'),
    ...newestDecision(citations.map(({ history }) => history)),
    {
      kind: 'table',
      columns: CHECKED_COLUMNS,
      rows: citations.map((each) => checkedCells(each, origin)),
    },
  ];
}

import {
  type AuthoritiesExport,
  type AuthorityEntry,
  authoritiesWarnings,
  openEntryWarnings,
  VERDICT_WORDS,
} from '@casewright/contracts';
import { type Block, type Document, heading, paragraph } from '../document-model/document.js';
import { italic, plain, type TextRun } from '../document-model/runs.js';
import { HISTORY_COLUMNS, historyCells } from './later-history.runs.js';
import { type Cell, type LayoutContext, report, type Sheet } from './layout.js';
import { section } from './phrases.js';
import { warningBlocks, withWarnings } from './warnings.js';

export function authoritiesDocument(data: AuthoritiesExport, context: LayoutContext): Document {
  // It goes into a filed brief, so nothing names the tool that made it.
  return {
    ...report(data.title || 'Table of Authorities', [], context, [
      ...authorityBlocks(data),
      ...warningBlocks(authoritiesWarnings(data)),
    ]),
    form: 'instrument',
  };
}

/** Groups in the order of filed briefs, with leaders to page numbers. */
export function authorityBlocks({ groups, unmatched = [] }: AuthoritiesExport): Block[] {
  return [
    ...groups
      .filter(({ entries }) => entries.length > 0)
      .flatMap(({ label, entries }): Block[] => [
        heading(2, label),
        ...entries.map(
          (entry): Block => ({
            kind: 'leader',
            runs: named(entry),
            pageText: entry.pageText,
          }),
        ),
      ]),
    ...(unmatched.length === 0 ? [] : [section('References without an authority')]),
    ...unmatched.map(({ text, page, reason }) =>
      paragraph([
        plain(page === null ? `${text}: ${reason}` : `${text} (page ${page}): ${reason}`),
      ]),
    ),
  ];
}

/** The case name that a citation begins with appears in italics. */
function named({ text, name }: AuthorityEntry): TextRun[] {
  if (!name || !text.startsWith(name)) return [plain(text)];
  return [italic(name), plain(text.slice(name.length))];
}

export function authoritiesSheet(data: AuthoritiesExport): Sheet {
  const { groups, unmatched = [] } = data;
  const sheet = {
    columns: [
      'Group',
      'Authority',
      'Pages',
      'Passim',
      'Mentions',
      'Verdict',
      ...HISTORY_COLUMNS,
      'Citations',
    ],
    rows: [
      ...groups.flatMap(({ label, entries }) =>
        entries.map((entry): Cell[] => [
          label,
          entry.text,
          entry.pages.join(', '),
          entry.passim ? 'yes' : 'no',
          entry.mentions,
          VERDICT_WORDS[entry.verdict],
          ...historyCells(entry.history),
          entry.citations.join('; '),
        ]),
      ),
      ...unmatched.map(({ text, page, reason, history }): Cell[] => [
        'References without an authority',
        text,
        page,
        '',
        '',
        reason,
        ...historyCells(history),
      ]),
    ],
  };
  const entries = groups.flatMap((group) => group.entries);
  const general = authoritiesWarnings({ ...data, groups: [], unmatched: [] });
  return withWarnings(sheet, general, (index) =>
    index < entries.length ? openEntryWarnings([entries[index]!]) : [],
  );
}

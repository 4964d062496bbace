import { chooseEdition } from '../reporters/disambiguate.js';
import { courtOfReporter } from '../reporters/reporter-court.js';
import { type Edition, isSupremeCourt } from '../reporters/table.js';
import type { CitationFields, FindOptions } from '../types.js';
import type { Draft } from './draft.js';
import { linkHistory } from './history.js';

/** Fields that one printing states for all its parallels. */
const SHARED = [
  'year',
  'month',
  'day',
  'court',
  'courtFound',
  'plaintiff',
  'defendant',
  'caseName',
  'antecedent',
  'signal',
  'parenthetical',
  'shortName',
  'weight',
  'docketNumber',
] as const;

function shareGroup(members: Draft[], number: number): void {
  const open = Math.min(...members.map((draft) => draft.open));
  const close = Math.max(...members.map((draft) => draft.close));
  for (const name of SHARED) {
    const giver = members.find((draft) => draft.fields[name] !== undefined);
    if (!giver) continue;
    for (const draft of members)
      if (draft.fields[name] === undefined) draft.fields[name] = giver.fields[name] as never;
  }
  for (const draft of members) {
    draft.open = open;
    draft.close = close;
    draft.fields.parallelGroup = number;
  }
}

function shareParallels(drafts: Draft[]): void {
  const groups = new Map<number, Draft[]>();
  drafts.forEach((draft, index) => {
    const lead = draft.lead ?? index;
    const group = groups.get(lead);
    if (group) group.push(draft);
    else groups.set(lead, [draft]);
  });
  let number = 0;
  for (const members of groups.values()) if (members.length > 1) shareGroup(members, number++);
}

function normalizeCase(edition: Edition, fields: CitationFields): string {
  const page = fields.page === null ? '___' : fields.page;
  if (edition.forms.includes('F') && /^\d{4}$/.test(fields.volume ?? ''))
    return `${fields.volume}-${edition.abbreviation}-${page}`;
  if (edition.forms.includes('P') && fields.volume)
    return `${edition.abbreviation} ${fields.volume}-${page}`;
  return [fields.volume, edition.abbreviation, page].filter(Boolean).join(' ');
}

/** Settles which reporter is meant; false drops the citation. */
function settleReporter(text: string, draft: Draft, options: FindOptions): boolean {
  const { core, entry, fields } = draft;
  if (!core || !entry) return true;
  const hyphens = /-\s*$/.test(text.slice(draft.start, core.reporterStart));
  const choice = chooseEdition(entry.exact, entry.varied, {
    volume: fields.volume,
    year: fields.year,
    court: fields.court,
    found: fields.reporterFound,
    hyphens,
  });
  if (!choice) return settleJournal(draft);
  if (choice.candidates && options.ambiguous === 'drop') return false;
  const { edition } = choice;
  fields.reporter = edition.abbreviation;
  fields.reporterName = edition.reporter.name;
  if (choice.candidates !== undefined) fields.candidates = choice.candidates;
  if (fields.court === undefined && isSupremeCourt(edition)) fields.court = 'scotus';
  if (fields.court === undefined) {
    const inferred = courtOfReporter(edition);
    if (inferred !== undefined) fields.courtInferred = inferred;
  }
  draft.normalized =
    draft.kind === 'short'
      ? `${fields.volume} ${edition.abbreviation} at ${fields.pin ?? ''}`.trim()
      : normalizeCase(edition, fields);
  return true;
}

function settleJournal(draft: Draft): boolean {
  const { entry, fields } = draft;
  const journal = entry?.journal;
  if (!journal) return false;
  draft.kind = draft.kind === 'short' ? 'short' : 'journal';
  fields.reporter = journal.abbreviation;
  fields.reporterName = journal.name;
  fields.court = undefined;
  draft.normalized =
    `${fields.volume} ${journal.abbreviation} ${draft.kind === 'short' ? `at ${fields.pin ?? ''}` : (fields.page ?? '___')}`.trim();
  return true;
}

/** "; " and a signal at most between two citations make them one string. */
function markStrings(text: string, drafts: Draft[]): void {
  for (let i = 1; i < drafts.length; i++) {
    const end = Math.max(drafts[i - 1]!.close, drafts[i - 1]!.tail);
    const open = Math.max(drafts[i]!.open, end);
    if (open - end > 32 || drafts[i]!.lead !== undefined) continue;
    drafts[i]!.joined =
      /^[\s\])]*;\s*(?:and\s+)?(?:(?:but\s+)?(?:see|cf\.|accord|contra|compare|citing|quoting)[a-z., ]*)?$/i.test(
        text.slice(end, open),
      );
  }
}

/** Joins parallels, settles reporters, links history; the drafts stay in order of offset. */
export function assemble(text: string, drafts: Draft[], options: FindOptions): Draft[] {
  shareParallels(drafts);
  const kept = drafts.filter((draft) => settleReporter(text, draft, options));
  linkHistory(text, kept);
  markStrings(text, kept);
  return kept;
}

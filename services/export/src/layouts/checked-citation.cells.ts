import { type CheckedCitation, knownUntilSentence, type LaterHistory } from '@casewright/contracts';
import { type Block, type Column, paragraph } from '../document-model/document.js';
import { italic, plain, type Run, type TextRun } from '../document-model/runs.js';
import { historyRuns, verdictRuns } from './later-history.runs.js';
import { linkToCase } from './link-to-case.js';

/** The reasons are what one reads such a table for: they have half of it. */
export const CHECKED_COLUMNS: Column[] = [
  { label: 'Citation', weight: 3 },
  { label: 'Verdict', weight: 1.5 },
  { label: 'Why', weight: 5 },
];

export function checkedCells(each: CheckedCitation, origin: string | null): Run[][] {
  const { verdict, explanation, case: found, resolvesTo, history } = each;
  const phrases = (each.historyPhrases ?? []).map((phrase) => ` ${phrase.explanation}`);
  const standsFor = resolvesTo ? ` It stands for ${resolvesTo.normalized}.` : '';
  const name = nameOf(each);
  const isNamed = found !== undefined && found.title === name;
  return [
    cited(each, name, isNamed ? linkToCase(origin, found.id) : {}),
    verdictRuns(verdict, history),
    [
      plain(explanation + standsFor),
      ...historyRuns(history),
      plain(phrases.join('')),
      ...(found && !isNamed ? [plain(' '), italic(found.title, linkToCase(origin, found.id))] : []),
    ],
  ];
}

/** As the text has it, else as the library does: not of a page that another case is at. */
function nameOf({ fields, resolvesTo, verdict, case: found }: CheckedCitation): string | null {
  const held = verdict === 'no_case_at_page' ? undefined : found?.title;
  return fields.caseName ?? fields.antecedent ?? resolvesTo?.name ?? held ?? null;
}

/** `Roe v. Wade, 410 U.S. 113`; a name that does not stand there follows: `Id. at 120 (Roe v. Wade)`. */
function cited(
  { text, fields }: CheckedCitation,
  name: string | null,
  link: { link?: string },
): TextRun[] {
  if (name === null) return [plain(text)];
  const named = italic(name, link);
  const at = text.indexOf(name);
  if (at >= 0) {
    const around = [plain(text.slice(0, at)), named, plain(text.slice(at + name.length))];
    return around.filter((run) => run.text !== '');
  }
  return (fields.caseName ?? fields.antecedent) === undefined
    ? [plain(`${text} (`), named, plain(')')]
    : [named, plain(`, ${text}`)];
}

/** Until when later history is known, said once for all that a document tells of it. */
export function newestDecision(histories: readonly (LaterHistory | undefined)[]): Block[] {
  const known = histories.find((history) => history !== undefined);
  return known
    ? [paragraph([plain(knownUntilSentence(known))], { style: 'small', keepWithNext: true })]
    : [];
}

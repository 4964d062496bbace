import { historyLabel } from '../../later-history/history-words.js';
import { STANDING_WORDS } from '../../later-history/later-history.js';
import type { CheckedCitation } from '../check.js';
import { QUOTATION_WORDS } from '../quotation-words.js';
import { WEAK_SUPPORT } from '../support.js';
import { isFaulty, VERDICT_WORDS } from '../verdict.js';

/**
 * What a reviewer must look at. `fault`: something speaks against the citation; `unchecked`: nothing
 * could be told, so that somebody must look it up; `weak`: no passage bears on what it is cited for,
 * which may be said in other words, so that somebody must read the opinion.
 */
export interface Problem {
  /** The citation's place in the check. */
  citation: number;
  gravity: 'fault' | 'unchecked' | 'weak';
  /** In words: `Name differs`, `Overruled by Dobbs (2022)`. */
  reasons: string[];
}

/**
 * Every citation that is not in order, in the text's order. A short form, *id.*, or *supra* is one only
 * by what is its own: what is wrong with its authority is told at the full citation.
 */
export function problemsOf(citations: readonly CheckedCitation[]): Problem[] {
  return citations.flatMap((each, citation): Problem[] => {
    const full = each.resolvesTo && citations[each.resolvesTo.index];
    const { faults, unchecked } = reasonsOf(each, full ?? undefined);
    const reasons = [...faults, ...unchecked, ...(each.support?.weak ? [WEAK_SUPPORT] : [])];
    if (reasons.length === 0) return [];
    const gravity = faults.length > 0 ? 'fault' : unchecked.length > 0 ? 'unchecked' : 'weak';
    return [{ citation, gravity, reasons }];
  });
}

/** `Gideon v. Wainwright, 372 U.S. 335`, on one line. */
export function citedAs({ text, fields }: Pick<CheckedCitation, 'text' | 'fields'>): string {
  const { caseName } = fields;
  const name = caseName && !text.includes(caseName) ? `${caseName}, ` : '';
  return `${name}${text}`.replace(/\s+/g, ' ');
}

function reasonsOf(
  { verdict, history, quotations = [] }: CheckedCitation,
  full: CheckedCitation | undefined,
): { faults: string[]; unchecked: string[] } {
  const isOwn = verdict !== 'verified' && verdict !== full?.verdict;
  const speaksAgainst = !full && history && history.standing !== 'none_known';
  const quoted = (...statuses: string[]) => [
    ...new Set(
      quotations
        .filter(({ status }) => statuses.includes(status))
        .map(({ status }) => QUOTATION_WORDS[status]),
    ),
  ];
  return {
    faults: [
      ...(isOwn && isFaulty(verdict) ? [VERDICT_WORDS[verdict]] : []),
      ...(speaksAgainst ? [historyLabel(history) ?? STANDING_WORDS[history.standing]] : []),
      ...quoted('close', 'not_found'),
    ],
    unchecked: [
      ...(isOwn && !isFaulty(verdict) ? [VERDICT_WORDS[verdict]] : []),
      ...quoted('unchecked'),
    ],
  };
}

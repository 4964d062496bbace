import type { CaseHistory, Citation, ParsedCitation } from '@casewright/law/citations';
import type { Recognized } from '../../recognized.js';
import { decisionItem, yearDoubt } from './decision-item.js';

/** The chosen citation with its parallel ones, in the order of the text. */
const groupOf = (chosen: Citation, sources: Citation[]): Citation[] => {
  const group = chosen.fields.parallelGroup;
  return group === undefined
    ? [chosen]
    : sources.filter((each) => each.fields.parallelGroup === group);
};

/** Prior and subsequent history that the text gives (Bluebook rule 10.7). */
const historyOf = (chosen: Citation, sources: Citation[]): CaseHistory[] =>
  (chosen.fields.history ?? []).flatMap(({ relation, start }) => {
    const cited = sources.find((each) => each.start === start);
    return cited ? [{ relation, item: decisionItem(groupOf(cited, sources)).item }] : [];
  });

/** A decision from its citation in the text; `around` is what stands loosely alongside it. */
export function readDecision(
  chosen: Citation,
  sources: Citation[],
  around: Pick<ParsedCitation, 'caseName' | 'year' | 'court'>,
): Recognized {
  const group = groupOf(chosen, sources);
  const { item, implied, leftOut, court } = decisionItem(group, around);
  const history = historyOf(group[0] ?? chosen, sources);
  const { weight, parenthetical } = chosen.fields;
  const doubt = yearDoubt(chosen.fields.reporter, around.year ?? chosen.fields.year);
  const pin = chosen.fields.pin ?? group.find((each) => each.fields.pin)?.fields.pin;
  const parentheticals = [...(weight ?? []), ...(parenthetical ? [parenthetical] : [])];
  return {
    kind: 'case',
    item: history.length > 0 ? { ...item, history } : item,
    implied,
    ...(pin ? { pin } : {}),
    ...(parentheticals.length > 0 ? { parentheticals } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(court ? { court } : {}),
    doubts: [
      ...(doubt ? [doubt] : []),
      ...(item.authority && !court
        ? [`No court is known by “${item.authority}”: it was kept as typed. Check the court.`]
        : []),
    ],
    others: 0,
  };
}

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

/** Typed years are further from the first page than any opinion is long. */
const LONGEST_OPINION = 500;

/** `418 us 683, 1974`: the number behind the comma is the year, if the text gives no other. */
function yearTypedAsPin(chosen: Citation, year: number | undefined): number | undefined {
  const { pin, page } = chosen.fields;
  if (year !== undefined || !pin || !page || !/^(?:1[789]|20)\d\d$/.test(pin)) return undefined;
  return Number(pin) - Number(page) > LONGEST_OPINION ? Number(pin) : undefined;
}

/** A decision from its citation in the text; `around` is what stands loosely alongside it. */
export function readDecision(
  chosen: Citation,
  sources: Citation[],
  around: Pick<ParsedCitation, 'caseName' | 'year' | 'court'>,
): Recognized {
  const given = groupOf(chosen, sources);
  const typed = yearTypedAsPin(
    given.find((each) => each.fields.pin) ?? chosen,
    around.year ?? given.find((each) => each.fields.year)?.fields.year,
  );
  const group = given.map((each) =>
    typed && each.fields.pin === String(typed)
      ? { ...each, fields: { ...each.fields, pin: undefined } }
      : each,
  );
  const year = around.year ?? typed;
  const { item, implied, leftOut, court } = decisionItem(group, { ...around, year });
  const history = historyOf(group[0] ?? chosen, sources);
  const { weight, parenthetical } = chosen.fields;
  const doubt = yearDoubt(chosen, year ?? chosen.fields.year);
  const pin = typed
    ? undefined
    : (chosen.fields.pin ?? group.find((each) => each.fields.pin)?.fields.pin);
  const parentheticals = [...(weight ?? []), ...(parenthetical ? [parenthetical] : [])];
  return {
    kind: 'case',
    item: history.length > 0 ? { ...item, history } : item,
    implied,
    ...(pin ? { pin } : {}),
    ...(parentheticals.length > 0 ? { parentheticals } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(court ? { court } : {}),
    doubts: doubt ? [doubt] : [],
    others: 0,
  };
}

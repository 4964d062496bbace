import { STATES } from '@casewright/law/citations';

/** West Virginia is no Virginia. */
const LONGEST_FIRST = STATES.map(({ name }) => name).sort((a, b) => b.length - a.length);
const NAMES = new RegExp(`(?<![\\w-])(?:${LONGEST_FIRST.join('|')})(?![\\w-])`, 'gi');
const BY_NAME = new Map(STATES.map(({ name }) => [name.toLowerCase(), name]));

/** Whether a state's law holds against federal law, federal courts decide. */
const FEDERAL_LAW =
  /\b(?:federal|u\.? ?s\.? constitution|unconstitutional|(?:first|second|fourth|fifth|sixth|eighth|tenth|eleventh|fourteenth) amendment|(?:establishment|free exercise|commerce|supremacy|due process|equal protection|contracts?|takings|confrontation) clause)\b/i;

/**
 * The state whose law a text asks about; null where it names none, or more than one, or asks for federal
 * law.
 */
export function askedState(text: string): string | null {
  const named = new Set(
    [...text.matchAll(NAMES)].map(([name]) => BY_NAME.get(name.toLowerCase())!),
  );
  const [one, other] = named;
  return one && !other && !FEDERAL_LAW.test(text) ? one : null;
}

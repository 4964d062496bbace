import { STATES, stateByCode, stateByName } from '../../../courts/states.js';
import { circuit, type CourtName, courtByName, courtOfCode, federalDistrict, fromAbbreviation, stateCourt } from './court.js';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ');
const SIDES: Record<string, string> = { southern: 'sd', northern: 'nd', eastern: 'ed', western: 'wd', middle: 'md', central: 'cd' };

function federalCourt(text: string): string | undefined {
  const round = /Court of Appeals for the (\w+|District of Columbia|D\.C\.)(?: Circuit|$)/i.exec(text)?.[1];
  if (round) {
    if (/^(?:District of Columbia|D\.C\.)$/i.test(round)) return circuit(0);
    if (/^Federal$/i.test(round)) return 'Fed. Cir.';
    const number = ORDINALS.indexOf(round.toLowerCase()) + 1 || Number.parseInt(round, 10);
    if (number >= 1) return circuit(number);
  }
  const district = /(Bankruptcy|District) Court(?: for the|,)?,? ?(?:(Southern|Northern|Eastern|Western|Middle|Central) )?District (?:of )?(.+)$/i.exec(text);
  const state = stateByName(district?.[3]?.replace(/^the /, '').trim() ?? '');
  if (!district || !state) return undefined;
  const name = federalDistrict(state, SIDES[district[2]?.toLowerCase() ?? ''] ?? 'd');
  return /^bankr/i.test(district[1] ?? '') ? `Bankr. ${name}` : name;
}

/** `Court of Appeal of California, First District`, `New York Supreme Court, Appellate Division`. */
function spelledStateCourt(text: string): CourtName | undefined {
  const states = STATES.filter((one) => new RegExp(`\\b${one.name}\\b`).test(text)).sort((a, b) => b.name.length - a.name.length);
  const [state] = states;
  if (!state) return undefined;
  const words = text.replace(new RegExp(`(?:,? (?:of|for)(?: the)? )?(?:(?:State|Commonwealth) of )?\\b${state.name}\\b`), ' ').replace(/, (?!Appellate|Law|Chancery).*$/, '');
  return stateCourt(state, words) ?? stateCourt(state, words.replace(/,.*$/, ''));
}

/** Juris-M writes `court.appeals`, courts-db `ca9`; one that no table knows names no court. */
const isCode = (authority: string): boolean => /^[a-z]+(?:\.[a-z]+)*$/.test(authority);

/**
 * A court from whatever the item has: a Juris-M code with its jurisdiction, a courts-db id, the
 * court's name, or an abbreviation. A name that cannot be read is kept as it stands.
 */
export function readCourt(authority: string | undefined, jurisdiction: string | undefined): CourtName | undefined {
  if (!authority) return undefined;
  const place = jurisdiction ?? '';
  if (isCode(authority)) {
    const coded = courtOfCode(authority, place);
    if (coded) return coded;
  }
  const name = federalCourt(authority);
  if (name) return { name, supremeCourt: false };
  const spelled = courtByName(authority) ?? spelledStateCourt(authority);
  if (spelled) return spelled;
  const state = stateByCode(place.split(':')[1] ?? '');
  if (state && !authority.includes('.')) {
    const local = stateCourt(state, authority);
    if (local) return local;
  }
  return isCode(authority) ? undefined : fromAbbreviation(authority);
}

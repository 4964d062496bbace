import { STATES, stateByCode, stateByName } from '../../../courts/states.js';
import {
  type CourtName,
  circuit,
  courtByName,
  courtOfCode,
  federalDistrict,
  fromAbbreviation,
  stateCourt,
} from './court.js';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(
  ' ',
);
const SIDES = new Map([
  ['southern', 'sd'],
  ['northern', 'nd'],
  ['eastern', 'ed'],
  ['western', 'wd'],
  ['middle', 'md'],
  ['central', 'cd'],
]);

const SUPREME =
  /^(?:The )?(?:(?:U\.? ?S\.?|United States) )?Supreme Court(?: of the United States)?$/i;
const CIRCUIT = /Court of Appeals(?: for the|,) (\w+|District of Columbia|D\.C\.)(?: Circuit|$)/i;
const DISTRICT =
  /(Bankruptcy|District) Court(?: for the|,)?,? ?(?:(?:(Southern|Northern|Eastern|Western|Middle|Central) )?District (?:of )?|([NSEWMC])\. ?D\. ?(?:of )?|D\. )(.+)$/i;

function circuitCourt(text: string): string | undefined {
  const round = CIRCUIT.exec(text)?.[1];
  if (!round) return undefined;
  if (/^(?:District of Columbia|D\.C\.)$/i.test(round)) return circuit(0);
  if (/^Federal$/i.test(round)) return 'Fed. Cir.';
  const number = ORDINALS.indexOf(round.toLowerCase()) + 1 || Number.parseInt(round, 10);
  return number >= 1 ? circuit(number) : undefined;
}

function districtCourt(text: string): string | undefined {
  const [, kind = '', side, letter, where = ''] = DISTRICT.exec(text) ?? [];
  const place = where.replace(/^the /, '').trim();
  const state = stateByName(place === 'Columbia' ? 'District of Columbia' : place);
  if (!state) return undefined;
  const part = letter ? `${letter.toLowerCase()}d` : (SIDES.get(side?.toLowerCase() ?? '') ?? 'd');
  const name = federalDistrict(state, part);
  return /^bankr/i.test(kind) ? `Bankr. ${name}` : name;
}

/** A federal court's name as tables T1 and T7 abbreviate it. */
function federalCourt(text: string): CourtName | undefined {
  const name = circuitCourt(text) ?? districtCourt(text);
  return name === undefined ? undefined : { name, supremeCourt: false };
}

/** `Court of Appeal of California, First District`, `New York Supreme Court, Appellate Division`. */
function spelledStateCourt(text: string): CourtName | undefined {
  const states = STATES.filter((one) => new RegExp(`\\b${one.name}\\b`).test(text)).sort(
    (a, b) => b.name.length - a.name.length,
  );
  const [state] = states;
  if (!state) return undefined;
  const words = text
    .replace(
      new RegExp(`(?:,? (?:of|for)(?: the)? )?(?:(?:State|Commonwealth) of )?\\b${state.name}\\b`),
      ' ',
    )
    .replace(/, (?!Appellate|Law|Chancery).*$/, '');
  return stateCourt(state, words) ?? stateCourt(state, words.replace(/,.*$/, ''));
}

/** Juris-M writes `court.appeals`, courts-db `ca9`; one that no table knows names no court. */
const isCode = (authority: string): boolean => /^[a-z]+(?:\.[a-z]+)*$/.test(authority);

/** `S.D.N.Y.`, `Cal. Ct. App.`: no word of it is written out. */
const isAbbreviated = (authority: string): boolean =>
  authority.includes('.') && !/\b(?:of|for|the|Court|Appeals?|District|Circuit)\b/.test(authority);

/**
 * A court from whatever the item has: a Juris-M code with its jurisdiction, a courts-db id, the
 * court's name, or an abbreviation. A name that cannot be read is kept as it stands.
 */
export function readCourt(
  authority: string | undefined,
  jurisdiction: string | undefined,
): CourtName | undefined {
  if (!authority) return undefined;
  const place = jurisdiction ?? '';
  if (isCode(authority)) {
    const coded = courtOfCode(authority, place);
    if (coded) return coded;
  }
  if (SUPREME.test(authority) && !place.includes(':')) return { name: '', supremeCourt: true };
  const federal = federalCourt(authority);
  if (federal) return federal;
  if (!isCode(authority) && isAbbreviated(authority)) return fromAbbreviation(authority);
  const spelled = courtByName(authority) ?? spelledStateCourt(authority);
  if (spelled) return spelled;
  const state = stateByCode(place.split(':')[1] ?? '');
  if (state && !authority.includes('.')) {
    const local = stateCourt(state, authority);
    if (local) return local;
  }
  return isCode(authority) ? undefined : fromAbbreviation(authority);
}

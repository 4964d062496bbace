import { stateByCode } from './states.js';
import { type CourtNames, courts, satIn } from './table.js';

/** What is compared: letters and digits, lower case, one form of the ordinals. */
function key(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b2d\b/g, '2nd')
    .replace(/\b3d\b/g, '3rd')
    .replace(/[^a-z0-9]+/g, '');
}

/** "Ct." and "Court" come and go in practice: "Pa. Super.", "Conn. App.". */
const withoutCourt = (text: string): string => key(text.replace(/\bc(?:our)?ts?\b\.?/gi, ''));

/** Forms the table does not print (Bluebook T1, T7, and the Supreme Court's own style). */
const ALSO = new Map<string, string>([
  ['cafed', 'cafc'],
  ['cadc', 'cadc'],
  ['dc', 'dc'],
  ['us', 'scotus'],
  ['ussup', 'scotus'],
  ['supus', 'scotus'],
  ['flaapp', 'fladistctapp'],
  ['calapp', 'calctapp'],
  ['nyappdiv', 'nyappdiv'],
  ['ny', 'ny'],
  ['tc', 'tax'],
  ['taxct', 'tax'],
  ['ustax', 'tax'],
  ['fedcl', 'uscfc'],
  ['clct', 'cc'],
  ['ctcl', 'cc'],
  ['njsuperappdiv', 'njsuperctappdiv'],
  ['njsuperlawdiv', 'njsuperct'],
  ['njsuperchdiv', 'njsuperct'],
  ['laapp', 'lactapp'],
  ['ohioapp', 'ohioctapp'],
  ['ohapp', 'ohioctapp'],
  ['vaapp', 'vactapp'],
  ['mdspecapp', 'mdctspecapp'],
  ['mdapp', 'mdctspecapp'],
  ['cma', 'cma'],
  ['ussct', 'scotus'],
  ['ccpa', 'ccpa'],
]);

interface Index {
  exact: Map<string, CourtNames[]>;
  bare: Map<string, CourtNames[]>;
  known: Map<string, CourtNames>;
}

let index: Index | undefined;

function push(map: Map<string, CourtNames[]>, at: string, court: CourtNames): void {
  const list = map.get(at);
  if (list) list.push(court);
  else map.set(at, [court]);
}

function build(): Index {
  const made: Index = { exact: new Map(), bare: new Map(), known: new Map() };
  for (const court of courts()) {
    made.known.set(court.id, court);
    if (!court.citation) continue;
    push(made.exact, key(court.citation), court);
    push(made.bare, withoutCourt(court.citation), court);
  }
  return made;
}

const DIVIDED = /app|super|cir$|bankr|dist|^[nsewmc]?d[a-z]/;

function choose(list: CourtNames[] | undefined, year: number | undefined): string | undefined {
  if (!list) return undefined;
  return (list.find((court) => satIn(court, year)) ?? list[0])?.id;
}

function circuitOf(text: string): string | undefined {
  const found =
    /^(?:u\.?s\.? ?)?(?:c\.? ?c\.? ?a\.?|c\.? ?a\.?|ct\. ?app\.?)[ -]?(\d{1,2})(?:st|nd|rd|th|d)?(?: cir\.?)?$|^(\d{1,2})(?:st|nd|rd|th|d)? ?cir(?:cuit|\.)?(?:[,. ].*)?$/i.exec(
      text,
    );
  const number = Number(found?.[1] ?? found?.[2]);
  return number >= 1 && number <= 11 ? `ca${number}` : undefined;
}

/** `SDTX`, `D. MA`: a district by the postal code of its state. */
function districtOf(text: string): string | undefined {
  const [, side, code = ''] = /^([NSEWMC]?)D([A-Z]{2})$/.exec(text.replace(/[.\s]/g, '')) ?? [];
  const state = stateByCode(code.toLowerCase())?.abbreviation;
  return state && `${side ? `${side}.` : ''}D. ${state}`;
}

/** Florida and Texas districts are printed after the state: "Fla. 3d DCA", "Tex. App.—Dallas". */
function divisionOf(text: string, year: number | undefined, from: Index): string | undefined {
  if (/^fla\.? ?\d(?:st|nd|rd|th|d) ?d\.?c\.?a/i.test(text)) return 'fladistctapp';
  const whole = withoutCourt(text);
  for (let end = whole.length - 1; end >= 4; end--) {
    const part = whole.slice(0, end);
    if (!DIVIDED.test(part)) continue;
    const also = ALSO.get(part);
    if (also && from.known.has(also)) return also;
    const found = from.bare.get(part);
    if (found) return choose(found, year);
  }
  return undefined;
}

/**
 * Court of a citation's parenthetical, "9th Cir.", "Pa.Super.", "D Kan", "CA9" (Bluebook rule 10.4).
 * `state` (an abbreviation such as `N.Y.`) completes a court the reporter has already placed.
 */
export function courtFromCitation(text: string, year?: number, state?: string): string | undefined {
  index ??= build();
  const trimmed = text.replace(/^[\s,]+|[\s,]+$/g, '');
  if (!trimmed || trimmed.length > 70) return undefined;
  const circuit = circuitOf(trimmed);
  if (circuit) return circuit;
  const spelled = key(trimmed);
  const found = choose(index.exact.get(spelled), year) ?? alsoKnown(spelled, index);
  if (found) return found;
  const district = districtOf(trimmed);
  if (district) return choose(index.exact.get(key(district)), year);
  const bare = withoutCourt(trimmed);
  const second =
    choose(index.bare.get(bare), year) ??
    alsoKnown(bare, index) ??
    divisionOf(trimmed, year, index);
  if (second || !state) return second;
  return trimmed.startsWith(state) ? undefined : courtFromCitation(`${state} ${trimmed}`, year);
}

function alsoKnown(spelled: string, from: Index): string | undefined {
  const id = ALSO.get(spelled);
  return id && from.known.has(id) ? id : undefined;
}

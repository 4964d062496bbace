import { STATES, type State, stateByCode } from '../../../courts/states.js';
import { courts } from '../../../courts/table.js';
import { legalOrdinal } from '../../shared/typography.js';
import { COURT_WORD_ROWS } from '../../tables/court-words.generated.js';
import type { ReporterKnowledge } from '../../tables/reporters.js';
import { wordMap } from '../../tables/words.js';

/** A court as a citation names it. */
export interface CourtName {
  state?: State;
  /** Abbreviation without the state; empty for a state's highest court and the Supreme Court. */
  name: string;
  supremeCourt: boolean;
}

const courtWords = wordMap(COURT_WORD_ROWS);
const federal = (name: string): CourtName => ({ name, supremeCourt: false });
const SUPREME: CourtName = { name: '', supremeCourt: true };

/** States whose highest court is not called Supreme Court (Bluebook T1.3). */
const HIGHEST: Record<string, RegExp> = {
  ny: /^court of appeals$/,
  md: /^(?:supreme court|court of appeals)$/,
  dc: /^court of appeals$/,
  ma: /^supreme judicial court$/,
  me: /^supreme judicial court$/,
  wv: /^(?:supreme court of appeals|supreme court)$/,
};
/** Where T1.3 departs from the words of table T7. */
const LOCAL = new Map([
  ['ny supreme court', 'Sup. Ct.'],
  ['ny appellate division supreme court', 'App. Div.'],
  ['ny supreme court appellate division', 'App. Div.'],
  ['tx court of appeals', 'App.'],
  ['nj superior court appellate division', 'Super. Ct. App. Div.'],
  ['nj superior court law division', 'Super. Ct. Law Div.'],
  ['nj superior court chancery division', 'Super. Ct. Ch. Div.'],
  ['pa superior court', 'Super. Ct.'],
  ['pa commonwealth court', 'Commw. Ct.'],
]);

const lower = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[,.’']/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const lowerWords = new Map([...courtWords].map(([name, short]) => [lower(name), short]));

/** A state court from words without the state: `court of appeals` → `Ct. App.`. */
export function stateCourt(state: State, words: string): CourtName | undefined {
  const said = lower(words)
    .replace(/^(?:the )?/, '')
    .replace(/ (?:of|for)(?: the)?$/, '');
  const highest = HIGHEST[state.code] ?? /^supreme court$/;
  if (highest.test(said)) return { state, name: '', supremeCourt: false };
  const name =
    LOCAL.get(`${state.code} ${said}`) ??
    lowerWords.get(said) ??
    lowerWords.get(said.replace(/^intermediate /, '').replace(/courts/, 'court'));
  return name === undefined ? undefined : { state, name, supremeCourt: false };
}

const DISTRICT = /^([nsewmc])d$/;

/** `ny.sd` → `S.D.N.Y.`, `ma.d` → `D. Mass.`, `wv.sd` → `S.D. W. Va.` (Bluebook rule 6.1(a), T7). */
export function federalDistrict(state: State, part: string): string {
  const side = DISTRICT.exec(part)?.[1]?.toUpperCase();
  const lead = side ? `${side}.D.` : 'D.';
  return /^(?:[A-Z]\.)+$/.test(state.abbreviation)
    ? `${lead}${state.abbreviation}`
    : `${lead} ${state.abbreviation}`;
}

export const circuit = (number: number): string =>
  number === 0 ? 'D.C. Cir.' : `${legalOrdinal(number)} Cir.`;

/** Juris-M's codes: `court.appeals` in `us:c9`, `district.court` in `us:c2:ny.sd`. */
export function courtOfCode(code: string, jurisdiction: string): CourtName | undefined {
  const [country, place = '', seat] = jurisdiction.split(':');
  if (country !== 'us') return undefined;
  const said = code.replaceAll('.', ' ');
  if (!place) return said === 'supreme court' ? SUPREME : undefined;
  const round = /^c(\d+)$/.exec(place)?.[1];
  if (round !== undefined)
    return federal(seat ? district(seat, said) : ofCircuit(Number(round), said));
  if (/^(?:fc|fed|cafc|c\.fed)$/.test(place)) return federal('Fed. Cir.');
  const state = stateByCode(place);
  return (
    state &&
    stateCourt(
      state,
      said.replace(/\b(court) (appeals?|claims|criminal|civil|chancery|common)\b/, '$1 of $2'),
    )
  );
}

const ofCircuit = (number: number, said: string): string =>
  /bankruptcy/.test(said) ? `B.A.P. ${circuit(number)}` : circuit(number);

function district(seat: string, said: string): string {
  const [code = '', part = 'd'] = seat.split('.');
  const state = stateByCode(code);
  const name = state ? federalDistrict(state, part) : seat;
  return /bankruptcy/.test(said) ? `Bankr. ${name}` : name;
}

/** Bodies of T7 that are the nation's, whatever state they sit in. */
const NATIONAL =
  /^(?:Board of|Trademark|Judicial Panel|Armed Services|Court of (?:Customs|Federal|International|Military|Veterans))/;

let named: Map<string, CourtName> | undefined;

/** Full names and aliases of courts-db, abbreviated forms corrected to Bluebook's. */
function byName(): Map<string, CourtName> {
  if (named) return named;
  named = new Map();
  for (const court of courts()) {
    if (!court.citation) continue;
    const entry = fromAbbreviation(court.id === 'ny' ? 'N.Y.' : court.citation);
    const cell: CourtName = court.id === 'scotus' ? SUPREME : entry;
    for (const name of [court.id, court.name, ...court.aliases])
      if (!named.has(lower(name))) named.set(lower(name), cell);
  }
  return named;
}

/** `3rd Cir.` → `3d Cir.`, `S.D.W. Va.` → `S.D. W. Va.`, `Ct. Intl. Trade` → `Ct. Int'l Trade`. */
const corrected = (text: string): string =>
  text
    .replace(/\b(\d*[23])(?:nd|rd)\b/g, '$1d')
    .replace(/D\.W\. Va\./, 'D. W. Va.')
    // A trial court is cited without its county (rule 10.4(b)).
    .replace(/, [\p{L} .'-]+ C(?:oun)?ty\.$/u, '')
    .replace(/\bIntl\./, "Int'l")
    .replace(/^(.*Cir\.) BAP$/, 'B.A.P. $1')
    .replace(/^Tax Ct\.$/, 'T.C.')
    .replace(/^D\.C\. Ct\. App\.$/, 'D.C.');

/** An abbreviated court, taken apart into state and rest: `Cal. Ct. App.`. */
export function fromAbbreviation(text: string): CourtName {
  const name = corrected(text.replaceAll('’', "'"));
  if (/^U\.? ?S\.?(?: Sup(?:reme|\.) Ct\.?)?$|^SCOTUS$/i.test(name)) return SUPREME;
  if (/\bCir\.|^(?:Bankr\. |B\.A\.P\. )|^[NSEWMC]?\.?D\. ?[A-Z]/.test(name)) return federal(name);
  const state = STATES.find(
    (one) => name === one.abbreviation || name.startsWith(`${one.abbreviation} `),
  );
  return state
    ? { state, name: name.slice(state.abbreviation.length).trim(), supremeCourt: false }
    : federal(name);
}

/** A court or board by its name: courts-db's, or one that table T7 lists. */
export function courtByName(text: string): CourtName | undefined {
  const listed = lowerWords.get(lower(text));
  return byName().get(lower(text)) ?? (listed && NATIONAL.test(text) ? federal(listed) : undefined);
}

/** Text of the court in the date parenthetical; empty where the reporter says it (rule 10.4). */
export function printCourt(
  court: CourtName | undefined,
  known: ReporterKnowledge | undefined,
): string {
  if (!court) return '';
  if (known?.supremeCourt) return '';
  if (court.supremeCourt) return 'U.S.';
  if (!court.state) return known?.soleCourt ? '' : court.name;
  if (known?.state !== court.state.code) return `${court.state.abbreviation} ${court.name}`.trim();
  return court.name || (known.highest || known.state ? '' : court.state.abbreviation);
}

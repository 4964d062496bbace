import type { LaterEvent, LaterHistory } from './later-history.js';

/** Names up to this long are told whole. */
const SHORT_NAME = 40;

/** `Dobbs` for a long caption, `Lawrence v. Texas` for a short one. */
function shortName(name: string): string {
  return name.length <= SHORT_NAME ? name : (name.split(/ v\. |, Pub\. L\./)[0] ?? name);
}

/** "Overruled in part": the act, without who did it. */
function act({ kind, scope, isDerived }: LaterEvent): string {
  const [verb = kind] = kind.split(' by ');
  const words = `${verb}${scope === 'part' ? ' in part' : ''}`;
  return isDerived ? `said to be ${words}` : words;
}

const inYear = (name: string, year: number | null) =>
  year === null || name.includes(String(year)) ? '' : ` (${year})`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** For a flag: "Overruled by Dobbs (2022)". */
export function eventLabel(event: LaterEvent): string {
  const by = shortName(event.by);
  return capital(`${act(event)} by ${by}${inYear(by, event.year)}`);
}

/** With citation and point: "Overruled by Dobbs …, 597 U.S. 215 (2022), on a right to abortion." */
export function eventSentence(event: LaterEvent): string {
  const { by, citation, year, point } = event;
  const cited = citation && !by.includes(citation) ? `, ${citation}` : '';
  const what = capital(`${act(event)} by ${by}${cited}${inYear(`${by}${cited}`, year)}`);
  if (!point) return `${what}.`;
  // A sentence from a summary stands alone; a phrase continues.
  return /[.;]$/.test(point) || /^[A-Z].* .*[a-z]{3}/.test(point)
    ? `${what}. ${point.replace(/\.?$/, '.')}`
    : `${what}, on ${point}.`;
}

/** For a flag alongside a name; null where nothing speaks against the case. */
export const historyLabel = ({ events: [gravest] }: LaterHistory): string | null =>
  gravest ? eventLabel(gravest) : null;

const MONTHS =
  'January February March April May June July August September October November December';

/** `2025-06-27` as a lawyer writes it. */
function inWords(day: string): string {
  const [year, month, date] = day.split('-');
  return month && date
    ? `${MONTHS.split(' ')[Number(month) - 1]} ${Number(date)}, ${year}`
    : String(year);
}

/** Until when history is known. */
export const knownUntilSentence = ({ knownUntil }: Pick<LaterHistory, 'knownUntil'>): string =>
  knownUntil
    ? `The newest decision in the library is dated ${inWords(knownUntil)}.`
    : 'The library has no dated decision.';

/** What became of a decision, each event with its sources; not until when that is known. */
export const eventSentences = ({ events }: Pick<LaterHistory, 'events'>): string[] =>
  events.length === 0
    ? ['No later history known here.']
    : events.map((event) => `${eventSentence(event)} Source: ${event.sources.join('; ')}.`);

/** All that is known of a decision's standing, and until when. */
export function historySentences(history: LaterHistory): string[] {
  const told = eventSentences(history);
  const until = knownUntilSentence(history);
  return history.events.length === 0 ? [`${told.join(' ')} ${until}`] : [...told, until];
}

import { courtById, courtFromCitation, courtFromText } from '@casewright/law/citations';
import { courtName } from '../../recognize/decisions/court-name.js';
import { stateAbbreviation } from './states.js';

const SIDES = /\b(north|south|east|west|middle|central)(?:ern)?\b|\b([nsewmc])\.?\s?d(?:ist|\b)/gi;
const SIDE = /^([NSEWMC])\.D\./;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ');

/** Whether a court is of the kind and the part that the text says: a near miss is no court. */
function fits(id: string, text: string): boolean {
  const court = courtById(id);
  if (!court) return false;
  if (/^Bankr/.test(court.citation) !== /bankr/i.test(text)) return false;
  const said = [...text.matchAll(SIDES)].map(([, word, letter]) => (word ?? letter ?? '')[0]);
  const side = SIDE.exec(court.citation)?.[1]?.toLowerCase();
  if (side && !said.some((each) => each?.toLowerCase() === side)) return false;
  const circuit = /^(\d+)\w+ Cir\.$/.exec(court.citation)?.[1];
  const number = /\b(\d+)(?:st|nd|rd|th|d)?\b/.exec(text)?.[1] ?? String(ORDINALS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(text)) + 1);
  return circuit === undefined || circuit === number;
}

const LETTER: Record<string, string> = { northern: 'N', southern: 'S', eastern: 'E', western: 'W', middle: 'M', central: 'C' };

/** `U.S. District Court for the Western District of Tennessee` → `W.D. Tennessee`, `federal district court in Oregon` → `D. Oregon`. */
function districtForms(text: string): string[] {
  const bare = text
    .replace(/^(?:the\s+)?(?:u\.?\s?s\.?|united states|federal)?\s*(?:district court|dist\.? ct\.?)\s*(?:for|of|in|,)?\s*(?:the\s+)?/i, '')
    .trim();
  const side = /\b(northern|southern|eastern|western|middle|central)\s+dist(?:rict|\.)?(?:\s+(?:of|for))?\s*/i.exec(bare);
  if (side?.[1]) {
    const place = bare.replace(side[0], ' ').replace(/^[\s,]+|[\s,]+$/g, '');
    return [`${LETTER[side[1].toLowerCase()]}.D. ${abbreviated(place)}`];
  }
  const place = /^(?:district of\s+|d\.?\s+)(.+)$/i.exec(bare)?.[1] ?? (bare === text ? undefined : bare);
  return place && !/court|circuit|cir\b/i.test(place) ? [`D. ${abbreviated(place)}`] : [];
}

const abbreviated = (place: string): string => stateAbbreviation(place) ?? place;

/** A court by what was typed; `undefined` where no table knows it, and then nothing is made of it. */
export function courtOf(text: string, year: number | undefined): { id: string; name: string } | undefined {
  const tries = [
    ...districtForms(text).map((form) => courtFromCitation(form, year)),
    courtFromCitation(text, year),
    courtFromText(text, year),
  ];
  const id = tries.find((each) => each !== undefined && fits(each, text));
  const name = id ? courtName(id) : undefined;
  return id && name ? { id, name } : undefined;
}

import { courtById, courtFromCitation, courtFromText } from '@casewright/law/citations';
import { courtName } from '../../recognize/decisions/court-name.js';
import { yearOf } from '../../recognize/year-of.js';
import type { Recognized } from '../../recognized.js';
import { stateAbbreviation, stateAt } from './states.js';

const SIDE = /^([NSEWMC])\.D\./;
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(
  ' ',
);

/** Whether a court is of the kind and the part that the text says: a near miss is no court. */
export function isCourt(id: string, text: string): boolean {
  const court = courtById(id);
  if (!court || /^Bankr/.test(court.citation) !== /bankr/i.test(text)) return false;
  const side = SIDE.exec(court.citation)?.[1];
  const said = text.replace(/[.\s]/g, '');
  if (side && !new RegExp(`${side}d|${SIDES[side]}`, 'i').test(said)) return false;
  return !/^\d+\w+ Cir\.$/.test(court.citation) || circuitOf(text) === id;
}

/** `Ninth Circuit`, `9th Cir.`, `CA9`, `D.C. Circuit`, `Fed. Cir.`: a circuit by its number or place alone. */
function circuitOf(text: string): string | undefined {
  if (!/cir(?:cuit|\.|$|\b)|^ca\s?\d/i.test(text)) return undefined;
  if (/\bfed(?:eral|\.)?\s+cir/i.test(text)) return 'cafc';
  if (/\bd\.?\s?c\.?\s+cir|district of columbia/i.test(text)) return 'cadc';
  const word = ORDINALS.findIndex((each) => new RegExp(`\\b${each}\\b`, 'i').test(text)) + 1;
  const number = word || Number(/(?:^|\D)(\d{1,2})(?:st|nd|rd|th|d)?(?!\d)/i.exec(text)?.[1]);
  return number >= 1 && number <= 11 ? `ca${number}` : undefined;
}

const SIDES: Record<string, string> = {
  N: 'northern',
  S: 'southern',
  E: 'eastern',
  W: 'western',
  M: 'middle',
  C: 'central',
};

/** `U.S. District Court for the Western District of Tennessee` → `W.D. Tennessee`, `federal district court in Oregon` → `D. Oregon`. */
function districtForms(text: string): string[] {
  const bankruptcy = /\bbankr(?:uptcy|\.)?\s*(?:court|ct\.?)?\s*(?:for\s+the|,)?\s*/i.exec(
    text,
  )?.[0];
  if (bankruptcy)
    return districtForms(text.replace(bankruptcy, ' ').trim()).map((form) => `Bankr. ${form}`);
  const bare = text
    .replace(
      /^(?:the\s+)?(?:u\.?\s?s\.?|united states|federal)?\s*(?:district court|dist\.? ct\.?)\s*(?:for|of|in|,)?\s*(?:the\s+)?/i,
      '',
    )
    .trim();
  const side =
    /\b(northern|southern|eastern|western|middle|central)\s+dist(?:rict|\.)?(?:\s+(?:of|for))?\s*/i.exec(
      bare,
    );
  if (side?.[1]) {
    const place = bare.replace(side[0], ' ').replace(/^[\s,]+|[\s,]+$/g, '');
    return [`${side[1].charAt(0).toUpperCase()}.D. ${abbreviated(place)}`];
  }
  const place =
    /^(?:district of\s+|d\.?\s+)(.+)$/i.exec(bare)?.[1] ?? (bare === text ? undefined : bare);
  return place && !/court|circuit|cir\b/i.test(place) ? [`D. ${abbreviated(place)}`] : [];
}

const SHORT: [RegExp, string][] = [
  [/\bsupreme\b/gi, 'Sup.'],
  [/\bsuperior\b/gi, 'Super.'],
  [/\bcourt\b/gi, 'Ct.'],
  [/\b(?:of\s+)?appeals?\b|\bappellate\b/gi, 'App.'],
  [/\bdivision\b/gi, 'Div.'],
  [/\bchancery\b/gi, 'Ch.'],
];
const shortened = (text: string): string =>
  SHORT.reduce((all, [word, short]) => all.replace(word, short), text);

const abbreviated = (place: string): string => stateAbbreviation(place) ?? place;

/** A court by what was typed; `undefined` where no table knows it, and then nothing is made of it. */
export function courtOf(
  text: string,
  year: number | undefined,
  state?: string,
): { id: string; name: string } | undefined {
  const at = stateAt(text);
  const tries = [
    circuitOf(text),
    ...districtForms(text).map((form) => courtFromCitation(form, year)),
    courtFromCitation(text, year, state),
    courtFromCitation(shortened(text), year, state),
    at && courtFromCitation(`${at.state} ${shortened(at.rest)}`, year),
    state && courtFromText(`${text} ${state}`, year),
    courtFromText(text, year),
  ];
  const id = tries.find((each) => each && isCourt(each, text));
  const name = id ? courtName(id) : undefined;
  return id && name ? { id, name } : undefined;
}

const AHEAD = /^(?:in the\s+)?(.{3,70}?)[,:]\s+([^,:]+\s(?:v|vs|versus|against)\.?\s.+)$/is;
const BEHIND = /^(.+?\s(?:v|vs|versus|against)\.?\s[^,]+),\s+(.{3,90})$/is;
const COURT_WORD = /\b(?:court|ct|circuit|cir|chancery|[NSEWMC]\.?\s?D|D)\b/i;

/** `Third Circuit, Alton v. Byrd Co.`, `Alton v. Byrd Co., Superior Court of Ohio`: a court is no party. */
export function withoutCourt(source: Recognized): Recognized {
  const name = source.item.title ?? '';
  const [, ahead, rest] = AHEAD.exec(name) ?? [];
  const [, own, behind] = BEHIND.exec(name) ?? [];
  const [said = '', title] = ahead ? [ahead, rest] : [behind, own];
  if (source.kind !== 'case' || !title || !COURT_WORD.test(said)) return source;
  const year = yearOf(source.item);
  // The first part alone first: what follows it is a division, or a county.
  const court = courtOf(said.split(',')[0] ?? '', year) ?? courtOf(said, year);
  if (!court || (source.item.authority && source.court !== court.id))
    return { ...source, doubts: [...source.doubts, 'Check the case name: a court is part of it.'] };
  return {
    ...source,
    item: { ...source.item, title: title.trim(), authority: court.name },
    court: court.id,
  };
}

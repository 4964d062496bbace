import type { TemplateSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { isEntity } from './names.js';
import type { Span } from './phrases.js';

export interface Named {
  name: string;
  start: number;
}

/** `Acme pays` after `Acme Widgets, Inc.`: the later words are understood with the name. */
export function supportShortNames(source: TemplateSource, claims: Claims): void {
  const roles = new Set(source.parties.map(({ role }) => role));
  for (const { takes } of [...claims.all]) {
    if (!('placeholder' in takes) || !roles.has(takes.placeholder)) continue;
    for (const span of supportsOf(takes.raw, claims.text)) claims.support(span);
  }
}

/** Where a text has a party's name, in full or in short; a short name is no part of another's long one. */
export const supportsOf = (name: string, text: string): Span[] =>
  [...shortNamesOf(name), ...lettersOf(name, text)].flatMap((words) =>
    occurrences(words, text).filter(({ end }) => {
      const [next = ''] = /^ \p{Lu}[\p{L}\d'’-]+/u.exec(text.slice(end, end + 40)) ?? [];
      return next === '' || words === name || name.includes(`${words}${next}`);
    }),
  );

/** `WOT` of `Wren & Oakes Tutoring (WOT)`. */
const lettersOf = (name: string, text: string): string[] => {
  const behind = text.slice(text.indexOf(name) + name.length);
  return /^,? \((?:the )?["“]?([A-Z]{2,5})["”]?\)/.exec(behind)?.slice(1) ?? [];
};

const shortNamesOf = (name: string): string[] => {
  const bare = name.replace(/^(?:Mr|Mrs|Ms|Dr)\.?\s/, '');
  const words = bare.split(/,?\s/);
  return [
    name,
    ...(words.length > 2 ? [`${words[0]} ${words[1]}`] : []),
    ...(words.length > 3 && /^(?:&|and)$/.test(words[1]!) ? [words.slice(0, 3).join(' ')] : []),
    words[0]!,
    ...(isEntity(name) ? [] : [words.at(-1)!]),
    // `The Bells` are Marcus Bell and Joy Bell.
    ...(/ (?:and|&) /.test(name) && !isEntity(name) ? [`${words.at(-1)!}s`] : []),
  ].filter((word) => word.length > 2);
};

function occurrences(words: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    spans.push({ start: at, end: at + words.length });
  }
  return spans;
}

/** Words that are capitalized and no name, pronouns, bare roles, courts, and the sides of prosecutions, which have longer names. */
export const isGeneric = (name: string): boolean =>
  /^(?:[NSEWCM]\.\s?D\.|D\.\s|[NSEW]DNY|(?:(?:North|South|East|West)ern |Central |Middle )?District of\b|(?:Superior|Supreme|Circuit|District) Court\b)/.test(
    name,
  ) ||
  /^(?:She|He|It|They|We|I|You|Her|His|Him|Their|Its|One|Both|Either|Neither|Each|All|Nobody|Someone|(?:The )?(?:Buyer|Seller|Owner|Tenant|Landlord|Lessor|Lessee|Client|Customer|Provider|Supplier|Vendor|Contractor|Consultant|Employer|Employee|Company|Firm|Agency|Candidate|Worker|Plaintiff|Defendant|Claimant|Respondent|Recipient|Discloser|Sender))$|^(?:[A-Z]{2,5}|Residential|Commercial|Apartment|Office|Retail|Warehouse|Agreement|Contract|Lease|NDA|Non-Disclosure|Employment|Services?|State|People|Commonwealth|California|New York|Texas|Delaware|Florida|Illinois|England)$/.test(
    name,
  );

/** True of the party that a request is made for: `our client Acme`, `I’m Ada Lund`, `My client bakes. She is Bo Ray.` */
export function speaksFor(name: string, text: string): boolean {
  const start = Math.max(0, text.indexOf(name));
  const before = text.slice(Math.max(0, start - 60), start);
  const isTold = INTRODUCED.test(before) && OF_CLIENT.test(text.slice(0, start));
  return name !== '' && (isTold || CLIENT.test(before));
}

const OF_CLIENT = /\b(?:[Mm]y|[Oo]ur) client\b/;
const INTRODUCED =
  /\b(?:(?:[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) name is|(?<=[.;] )(?:She|He|It|They) (?:is|are)|is (?:called|named))\s(?:the\s)?$/;

const CLIENT =
  /\b(?:(?:[Mm]y|[Oo]ur) name is|(?:[Ww]e|I)(?: are|['’]re| run| own| operate|['’]m| am)\b[^.;]{0,50}(?:,|\b(?:called|named))|\bus for|(?:[Oo]ur|[Mm]y|[Tt]he) client(?:['’]s [a-z ]{3,30})?|(?:[Oo]ur|[Mm]y) (?:company|firm|business|practice|shop|clinic|employer)|(?:[Ww]e|I) (?:own|run|operate|manage)|(?:represent(?:s|ing)?|acts?(?:ing)? for|on behalf of|(?:draft|draw|write|prepare|paper|need)\b[^.;]{0,40} for)|I['’]m|I am)(?:,| is)?(?:\s(?:the|an?)(?:\s[\p{Ll}-]+){0,3})?(?:,| called| named)?\s$|\b(?:[Ww]e|I)(?: at|,)? \($/u;

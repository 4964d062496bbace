import { isWord } from '@casewright/law/sentences';
import { calledIn, callingsOf } from './callings.js';
import { cleanName, isEntity, NAME, namesIn } from './names.js';
import { isOrganization, isPersonal, withoutPlace } from './nature.js';
import type { Span } from './phrases.js';
import { isGeneric, speaksFor, supportsOf } from './short-names.js';

/** A name that a party may bear, with where the text has it, in full, in short, or as a pronoun. */
export interface Candidate extends Span {
  name: string;
  isPerson: boolean;
  /** What the text calls it besides: `hotel`, `brothers`. */
  callings: readonly string[];
  mentions: readonly Span[];
}

/** Words of names that are no party's: papers, courts, laws, places. */
const THINGS =
  /\b(?:Agreement|Contract|Lease|NDA|Non-?Disclosure|Settlement|Motion|Brief|Letter|Court|County|Act|Code|Rules?|Section|Schedule|Law|State|Circuit|Street|Avenue|Road|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|July|September|October|November|December|Dutch|English|Judge|Justice)\b|^Lake\b|\b(?:Island|Lake|River|Marina)$/;
/** Words before a name of something that is no party, and before the name of a person who only serves one. */
const OF_THING =
  /\b(?:v|trademark|brand|titled|as|(?<!\b(?:an?|some|one|our|my|the|his|her|small) (?:[a-z-]+ ){1,3})(?:called|named))[:.,]?\s(?:the )?$|[“"]$/i;
const SERVES =
  /(?<!\b(?:an?|new)\s(?:[a-z-]+\s){0,3})\b(?:counsel|attorneys?|lawyers?|solicitors?|judge|mediator|arbitrator|contact|broker|agent|escrow|insurer|insured by|witness|signed by|copy|copies)\b[:.,]?\s(?:is |was |the |to )*$/i;
const OFFICE =
  /(?<!\b(?:an?|new)\s(?:[a-z-]+\s){0,3})\b(?:manager|principal|president|director|chair|officer|owner|driver|his|her|son|daughter|wife|husband|spouse|mother|father|parent|sister|brother|friend)\b[:.,]?\s(?:is |was |the )*$/i;
/** What follows says that a name is a firm's. */
const TRADES =
  /\b(?:(?:trad|operat)(?:es?|ing) as|dba|do(?:es|ing)? business as|d\/b\/a|under the name(?: of)?)\s$/;
/** `their agronomist, Mr. Dobbs`; `Mr. Kemp, the manager`; one who `owns a bakery, Crumb LLC`, which is the party. */
const OF_A_FIRM =
  /(?:\b(?:their|its|whose)|\p{L}['’]s)\s(?:[a-z-]+\s){0,2}[a-z-]+,\s$|\b\p{Lu}\p{L}+\s\($/u;
const BY_OFFICE =
  /^,\s(?:the|their|its)\s(?:\w+\s)?(?:manager|agent|broker|driver|president|director|officer|foreman|superintendent|lawyer|counsel)\b/;
const OWNS =
  /^,?\s(?:owns?|runs?|operates?|heads?|founded)\b[^.;,]{0,60}?(?:,|\bcalled|\bnamed|\bunder the name(?: of)?|\b(?:trading|doing business) as)\s([^.;]{0,60})/;
const IN_PLACE = /\b(?:in|at|near|within|from|via|through)\s(?:the\s)?$/i;
const PERSONS = /(?<=^|[.;,]\s|\b(?:and|that|when|if|but|which)\s)(?:she|he)\b/gi;

/** `It pays`; not `it is done`. */
const FIRMS =
  /(?<=^|[.;,]\s|\b(?:and|that|when|if|but)\s)(?:it|they)(?=\s(?:will|shall|must|may|can|has to|have to|need|want|hire|pay|\p{Ll}{3,}s)\b)/giu;

const TITLE = /^(?:Mr|Mrs|Ms|Dr)\.?\s/;

const DOES_BUSINESS = /^,? (?:d\/b\/a|dba|doing business as|trading as) $/;

/** `Ada and Chidi Okonkwo`, or two persons with `and` between them beside someone else, are one side. */
function joint(names: readonly Candidate[], text: string): Candidate[] {
  const all: Candidate[] = [];
  for (const each of names) {
    const first = /(?<!\p{Lu}[\p{L}.]* )\b(\p{Lu}\p{Ll}+) (?:and|&) $/u.exec(
      text.slice(0, each.start),
    );
    const last = all.at(-1);
    const isSame = last !== undefined && DOES_BUSINESS.test(text.slice(last.end, each.start));
    const isPair =
      isSame ||
      (names.length > 2 &&
        each.isPerson &&
        last?.isPerson &&
        /^ (?:and|&) $/.test(text.slice(last.end, each.start)));
    const start = isPair ? last!.start : first && each.isPerson ? first.index : each.start;
    const mentions = isPair ? [...last!.mentions, ...each.mentions] : each.mentions;
    if (isPair) all.pop();
    const { isPerson } = isSame ? last : each;
    all.push({ ...each, isPerson, name: text.slice(start, each.end), start, mentions });
  }
  return all;
}

/** The names of a text that may be its parties', in their order; a short name belongs to the long one. */
export function candidatesIn(text: string): Candidate[] {
  const found = new Map<string, Candidate>();
  const others: string[] = [];
  for (const { name: whole, start: at } of namesIn(text)) {
    const name = withoutPlace(cleanName(whole.replace(/['’]s$/, '')) ?? '');
    const start = text.indexOf(name, at);
    if (!name.includes(' ') || / I$/.test(name) || found.has(name)) continue;
    if (
      others.some((other) => other.endsWith(name.replace(TITLE, ' '))) ||
      !isBorne(name, start, text) ||
      isDay(name, text.slice(start + name.length)) ||
      isForAnother(name, text.slice(start + name.length, start + name.length + 160))
    ) {
      others.push(name);
      continue;
    }
    const mentions = supportsOf(name, text).filter(
      (span, index, all) =>
        !all.some(
          (other, to) => other.start === span.start && other.end > span.end && to !== index,
        ),
    );
    const isPerson = isPersonal(name) && !TRADES.test(text.slice(Math.max(0, start - 30), start));
    const callings = callingsOf(name, isPerson, text);
    const isOnce = mentions.length < 2 && callings.length === 0;
    // Words with capitals may be a heading, or a label.
    if (!isPerson && isOnce && !isEntity(name) && !isOrganization(name)) continue;
    found.set(name, {
      name,
      start,
      end: start + name.length,
      isPerson,
      callings,
      mentions,
    });
  }
  const all = joint(withoutShortNames([...found.values()]), text);
  return all.map((each) => ({
    ...each,
    mentions: [
      ...each.mentions.filter((span) => !isOfAnother(span, each, all, text)),
      ...standInsOf(each, all, text),
    ],
  }));
}

/** Names that are not the end or the beginning of another. */
const withoutShortNames = (found: readonly Candidate[]): Candidate[] =>
  found.filter(
    ({ name }) =>
      !found.some(
        ({ name: other }) =>
          other !== name &&
          (other.endsWith(` ${name.replace(TITLE, '')}`) ||
            (isEntity(other) && other.startsWith(`${name} `))),
      ),
  );

/** True within the name of somebody else. */
const isOfAnother = (
  span: Span,
  { name }: Candidate,
  all: readonly Candidate[],
  text: string,
): boolean =>
  all.some(({ name: other }) => {
    // Only there may it stand around the span: a whole text for each would take seconds.
    const from = Math.max(0, span.end - other.length + 1);
    return !other.includes(name) && text.slice(from, span.start + other.length).includes(other);
  });

const SPEAKERS = /\b(?:[Ww]e|I)(?=['’ ][a-z])|\b(?:[Mm]y|[Oo]ur) client(?= [a-z])/g;

/** Pronouns, and nouns that call nobody else, of the one whom they can only mean. */
function standInsOf(each: Candidate, all: readonly Candidate[], text: string): Span[] {
  const own = each.callings.filter(
    (noun) => !all.some((other) => other !== each && other.callings.includes(noun)),
  );
  const pronouns = [...text.matchAll(each.isPerson ? PERSONS : FIRMS)];
  const isOnlySpeaker = !all.some((other) => other !== each && speaksFor(other.name, text));
  const spoken = speaksFor(each.name, text)
    ? [...text.matchAll(isOnlySpeaker ? SPEAKERS : /\b(?:[Ww]e|I)(?=['’ ][a-z])/g)]
    : [];
  const isOnly = all.filter(({ isPerson }) => isPerson === each.isPerson).length === 1;
  // Where both "he" and "she" act, one of them is somebody else.
  const isOne = !each.isPerson || new Set(pronouns.map(([word]) => word.toLowerCase())).size < 2;
  const meant = isOnly && isOne ? pronouns : [];
  return [
    ...calledIn(text, own),
    ...[...meant, ...spoken].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    })),
  ];
}

function isBorne(name: string, start: number, text: string): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const isOwn = isEntity(name) || TRADES.test(before);
  if (isGeneric(name) || SERVES.test(before)) return false;
  if (OF_THING.test(before) && !isOwn) return false;
  if (isOwn) return true;
  if (isPersonal(name) && (OFFICE.test(before) || OF_A_FIRM.test(before))) return false;
  if (THINGS.test(name) || /\d\s$/.test(before)) return false;
  if (IN_PLACE.test(before) && !isCalledByNoun(name, text)) return false;
  if (/\b(?:the|my|our|a|an)\s$/i.test(before)) {
    const isNamed = /\b(?:called|named) the $/.test(before) || speaksFor(name, text);
    return isNamed || isOrganization(name) || isCalledByNoun(name, text);
  }
  return true;
}

/** `The inn wants out`, of the Harbor Inn. */
function isCalledByNoun(name: string, text: string): boolean {
  const noun = name.split(' ').at(-1)!.toLowerCase();
  return isWord(noun) && calledIn(text, [noun]).length > 0;
}

/** `Beginning May` of `Beginning May 10`. */
const isDay = (name: string, behind: string): boolean =>
  /\b(?:April|May|June|August)$/.test(name) && /^ \d/.test(behind);

/** A person who speaks or owns for the party that is named beside. */
const isForAnother = (name: string, behind: string): boolean =>
  !isEntity(name) &&
  (BY_OFFICE.test(behind) ||
    isEntity(new RegExp(`^${NAME}`, 'u').exec(OWNS.exec(behind)?.[1] ?? '')?.[0] ?? ''));

import { cleanName, isEntity, NAME, namesIn } from './names.js';
import { isPersonal, ORGANIZATION } from './nature.js';
import type { Span } from './phrases.js';
import { isGeneric, supportsOf } from './short-names.js';

/** A name that a party may bear, with where the text has it, in full, in short, or as a pronoun. */
export interface Candidate extends Span {
  name: string;
  isPerson: boolean;
  mentions: readonly Span[];
}

/** Words of names that are no party's: papers, courts, laws, places. */
const THINGS =
  /\b(?:Agreement|Contract|Lease|NDA|Non-?Disclosure|Settlement|Motion|Brief|Letter|Court|County|Act|Code|Rules?|Section|Schedule|Law|State|Circuit|District|Street|Avenue|Road|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Dutch|English|Judge|Justice|Island|Lake|River|Marina)\b/;
/** Words before a name of someone who is no party, or of a place. */
const ELSE =
  /\b(?:counsel|attorneys?|lawyers?|solicitors?|judge|mediator|arbitrator|manager|contact|broker|agent|escrow|insurer|insured by|witness|principal|president|director|chair|officer|owner|driver|signed by|copy|copies|called|named|trademark|brand|titled|his|her|son|daughter|wife|husband|friend|v|vs)\b[:.,]?\s(?:is |was |for |the |to )*$/i;
/** `their agronomist, Mr. Dobbs`; `Mr. Kemp, the manager`; one who `owns a bakery, Crumb LLC`, which is the party. */
const OF_A_FIRM = /\b(?:their|its|whose)\s(?:[a-z-]+\s)?[a-z-]+,\s$/;
const BY_OFFICE =
  /^,\s(?:the|their|its)\s(?:\w+\s)?(?:manager|agent|broker|driver|president|director|officer|foreman|superintendent|lawyer|counsel)\b/;
const OWNS = /^\s(?:owns|runs|operates|heads|founded)\b[^.;,]{0,60},\s([^.;]{0,60})/;
const IN_PLACE = /\b(?:in|at|near|within|from|via|through)\s(?:the\s)?$/i;
const PERSONS = /(?<=^|[.;,]\s|\b(?:and|that|when|if|but|which)\s)(?:she|he)\b/gi;

const TITLE = /^(?:Mr|Mrs|Ms|Dr)\.?\s/;

/** `Ada and Chidi Okonkwo`, or two persons with `and` between them beside someone else, are one side. */
function joint(names: readonly Candidate[], text: string): Candidate[] {
  const all: Candidate[] = [];
  for (const each of names) {
    const first = /(?<![\p{L}] )\b(\p{Lu}\p{Ll}+) (?:and|&) $/u.exec(text.slice(0, each.start));
    const last = all.at(-1);
    const isPair =
      names.length > 2 &&
      each.isPerson &&
      last?.isPerson &&
      /^ (?:and|&) $/.test(text.slice(last.end, each.start));
    const start = isPair ? last.start : first && each.isPerson ? first.index : each.start;
    const mentions = isPair ? [...last.mentions, ...each.mentions] : each.mentions;
    if (isPair) all.pop();
    all.push({ ...each, name: text.slice(start, each.end), start, mentions });
  }
  return all;
}

/** The names of a text that may be its parties', in their order; a short name belongs to the long one. */
export function candidatesIn(text: string): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { name: whole, start: at } of namesIn(text)) {
    const name = cleanName(whole.replace(/['’]s$/, '')) ?? '';
    const start = text.indexOf(name, at);
    if (
      !name.includes(' ') ||
      found.has(name) ||
      !isBorne(name, text.slice(Math.max(0, start - 60), start)) ||
      isForAnother(name, text.slice(start + name.length, start + name.length + 160))
    )
      continue;
    const mentions = supportsOf(name, text).filter(
      (span, index, all) =>
        !all.some(
          (other, to) => other.start === span.start && other.end > span.end && to !== index,
        ),
    );
    found.set(name, {
      name,
      start,
      end: start + name.length,
      isPerson: isPersonal(name),
      mentions,
    });
  }
  const names = [...found.keys()];
  const all = joint(
    [...found.values()].filter(
      ({ name }) =>
        !names.some((other) => other !== name && other.endsWith(` ${name.replace(TITLE, '')}`)),
    ),
    text,
  );
  const persons = all.filter(({ isPerson }) => isPerson);
  const pronouns = [...text.matchAll(PERSONS)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  // Where both "he" and "she" act, one of them is somebody else.
  const isOne =
    new Set(pronouns.map(({ start, end }) => text.slice(start, end).toLowerCase())).size < 2;
  return all.map((each) =>
    isOne && persons.length === 1 && persons[0] === each
      ? { ...each, mentions: [...each.mentions, ...pronouns] }
      : each,
  );
}

function isBorne(name: string, before: string): boolean {
  if (isGeneric(name) || ELSE.test(before) || OF_A_FIRM.test(before)) return false;
  if (isEntity(name)) return true;
  if (THINGS.test(name) || IN_PLACE.test(before) || /\d\s$/.test(before)) return false;
  if (/\b(?:the|my|our|a|an)\s$/i.test(before)) return ORGANIZATION.test(name);
  return isPersonal(name) || ORGANIZATION.test(name);
}

/** A person who speaks or owns for the party that is named beside. */
const isForAnother = (name: string, behind: string): boolean =>
  !isEntity(name) &&
  (BY_OFFICE.test(behind) ||
    isEntity(new RegExp(`^${NAME}`, 'u').exec(OWNS.exec(behind)?.[1] ?? '')?.[0] ?? ''));

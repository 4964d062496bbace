import { verbLemma } from '@casewright/law/sentences';
import type { PartySource, TemplateSource } from '../source/template-source.js';
import { type Candidate, candidatesIn } from './candidates.js';
import type { Claims } from './claims.js';
import { thirdOf } from './inflections.js';
import { FORM, isEntity } from './names.js';
import { isKnown, takeForm } from './party-name.js';
import type { Span } from './phrases.js';
import { speaksFor } from './short-names.js';
import type { BareText } from './without-addresses.js';

/** What may stand between a name and its verb: `, a licensed contractor,`, `(a Texas firm)`, `, who keeps bees,`. */
const APPOSITION =
  /^(?:,\s(?:an?|the|who|which|of|for)\s[^.;]{2,90}?,(?=\s[a-z])|,\s[a-z][a-z -]{3,40},(?=\s(?:will|shall|is|has|[a-z]+s)\b)|\s\([^)]{2,60}\))/;

/**
 * Takes up the parties that no label names, by what each does, by what stands before it, and by whom the
 * text speaks for: of all ways to give the roles that are open to the names, the one that most speaks for. What
 * is only probable is suggested.
 */
export function readSides(source: TemplateSource, claims: Claims, bare: BareText): void {
  const { open, names } = sidesOf(source, claims, bare);
  const ranked = waysOf(open, names)
    .map((way) => ({ way, ...worth(way, open, source, bare.text) }))
    .sort((a, b) => b.deeds + b.presence - a.deeds - a.presence);
  const [best] = ranked;
  if (!best || best.deeds <= 0) return;
  const turned = ranked.find(({ way }) => isTurned(way, best.way))?.deeds ?? 0;
  const isTold = best.deeds >= DEED && best.deeds - turned >= DEED;
  const isEach =
    isListed(best.way, bare.text) || isToldOfEach(best.way, open, names, source, bare.text);
  for (const [at, party] of open.entries()) {
    const name = best.way[at];
    if (!name) continue;
    const next = ranked.find(({ way }) => way[at] !== name);
    const isClear = !next || best.deeds + best.presence - next.deeds - next.presence > 0.25;
    if (isClear || isEach || names.length === open.length)
      give(party, name, isEach || (isTold && isClear), claims, bare);
  }
}

/** `Parties: A / B`: in the order of the roles, which what they do bears out. */
const isListed = ([first, second]: Way, text: string): boolean =>
  first !== null &&
  second !== undefined &&
  second !== null &&
  first!.start < second.start &&
  /\b(?:between|among|btw\.?|parties:)\s[^.]{0,30}$/i.test(text.slice(0, first!.start));

/** Each role has words that speak for one name only: `sale by Ada Lund to Bo Inc.` */
const isToldOfEach = (
  way: Way,
  open: readonly PartySource[],
  names: readonly Candidate[],
  source: TemplateSource,
  text: string,
): boolean =>
  way.every((meant, at) => {
    const speaksFor = (name: Candidate): number => worth([name], [open[at]!], source, text).deeds;
    const most = meant ? speaksFor(meant) : 0;
    return most > 0 && names.every((name) => name === meant || speaksFor(name) < most);
  });

/** A name for each role that is open; null where there are fewer names. */
type Way = readonly (Candidate | null)[];

function waysOf(open: readonly PartySource[], names: readonly Candidate[]): Way[] {
  const [first, second] = open;
  if (!first || names.length === 0) return [];
  const fitting = (party: PartySource): (Candidate | null)[] => {
    const fits: (Candidate | null)[] = names.filter((name) => isPossible(party, name));
    return fits.length === 0 || (names.length === 1 && second) ? [...fits, null] : fits;
  };
  if (!second) return fitting(first).map((name) => [name]);
  return fitting(first).flatMap((one) =>
    fitting(second).flatMap((other) => (one === other && one !== null ? [] : [[one, other]])),
  );
}

/** The same names, or some of them, in other roles. */
const isTurned = (way: Way, other: Way): boolean =>
  way.some((name, at) => name !== null && other[at] !== name && other.includes(name));

interface Worth {
  /** How much of what they do fits their roles rather than the others. */
  deeds: number;
  /** How much speaks for their being parties at all. */
  presence: number;
}

function worth(
  way: Way,
  open: readonly PartySource[],
  { parties }: TemplateSource,
  text: string,
): Worth {
  let deeds = 0;
  let presence = 0;
  for (const [at, name] of way.entries()) {
    if (!name) continue;
    const party = open[at]!;
    const other = parties.find((each) => each !== party)!;
    const said = saidOf(name, parties, text);
    deeds += said.marks.get(party)! - said.marks.get(other)!;
    presence += said.presence;
  }
  return { deeds, presence };
}

interface Said {
  marks: ReadonlyMap<PartySource, number>;
  presence: number;
}
/** A name is weighed once, in however many ways it may stand. */
const weighed = new WeakMap<Candidate, Said>();

function saidOf(name: Candidate, parties: readonly PartySource[], text: string): Said {
  const known = weighed.get(name);
  if (known) return known;
  const said = {
    marks: new Map(parties.map((party) => [party, marks(party, name, text)])),
    presence: presenceOf(name, text),
  };
  weighed.set(name, said);
  return said;
}

/** Whom the text speaks for, or names with its legal form, or lets act, is likely a party. */
const presenceOf = ({ name, mentions }: Candidate, text: string): number =>
  (speaksFor(name, text) ? 2 : 0) + (isEntity(name) ? 0.5 : 0) + Math.min(mentions.length, 4) * 0.2;

/**
 * What is left over of two names is the other side. Where nothing else says so, and where two names
 * have only their order, that is to be confirmed.
 */
export function suggestSides(source: TemplateSource, claims: Claims, bare: BareText): void {
  const { open, names } = sidesOf(source, claims, bare);
  if (source.caption || open.length === 0) return;
  const ways = waysOf(open, names).filter((way) => !way.includes(null));
  const [best] = ways
    .map((way) => ({ way, ...worth(way, open, source, bare.text) }))
    .sort((a, b) => b.presence - a.presence || b.deeds - a.deeds);
  if (!best) return;
  const isOnly = names.length === open.length;
  const isSure =
    isOnly &&
    (open.length > 1 && ways.length === 1
      ? // No firm is anybody's employee.
        true
      : open.length === 1
        ? !best.way[0]!.isPerson || open[0]!.person === true
        : source.isEven === true);
  for (const [at, party] of open.entries()) give(party, best.way[at]!, isSure, claims, bare);
}

function give(
  party: PartySource,
  name: Candidate,
  isSure: boolean,
  claims: Claims,
  bare: BareText,
): void {
  if (isSure) take(party, name, claims, bare);
  else claims.suggest(party.role, name.name, wholeOf(name, bare));
}

/** The parties that are open, and the names that are nobody's yet. */
function sidesOf(source: TemplateSource, claims: Claims, { text }: BareText) {
  const open = source.parties.filter(
    ({ role }) => !claims.hasValue(role) && !claims.suggestions.has(role),
  );
  const names =
    open.length === 0
      ? []
      : candidatesIn(text).filter(({ name }) => !isKnown(name, source, claims));
  return { open, names };
}

const wholeOf = ({ start, end }: Span, { from }: BareText): Span => ({
  start: from(start),
  end: from(end - 1) + 1,
});

function take(party: PartySource, name: Candidate, claims: Claims, bare: BareText): void {
  const span = wholeOf(name, bare);
  claims.add({ ...span, what: party.label, takes: { placeholder: party.role, raw: name.name } });
  const form = new RegExp(`^${FORM}`, 'u').exec(claims.text.slice(span.end))?.[1];
  if (form) takeForm(party, form, claims.text.indexOf(form, span.end), claims);
}

const isPossible = ({ person }: PartySource, { name, isPerson }: Candidate): boolean =>
  !person || (isPerson && !isEntity(name));

/** What says enough: a promise, a payment, or more than one thing that is done. */
const DEED = 2;
/** Words that only suggest who is meant, however many there are, unless the other side is told as well. */
const PREPOSITION = /^(?:for|to|of|by|from|with|at)$/;

/** `Is selling the mare to`: whoever gets it is told as surely as by what they do. */
const GIVES =
  /\b(?:(?:sell|lease|rent|licen[sc]e|assign|disclose|provide)s|supplies|selling|leasing|renting|licensing|providing|disclosing|(?:will|shall|agrees to|has agreed to|(?:is|are) (?:going|about) to) (?:sell|lease|rent|license|assign|disclose|provide|supply)|(?:letter|it) (?:goes|is (?:going|addressed)))\b[^.;:]*\bto\s[^.;:]{0,40}$/;

const isSpeaker = (words: string): boolean => /^(?:we|I)$/i.test(words);

/** How much of what stands around a name says that it is this party. */
function marks({ does, after }: PartySource, { mentions }: Candidate, text: string): number {
  const doing = new RegExp(`^,?\\s(?:${does ?? '(?!)'})\\b`);
  const done = new RegExp(
    `.*(${after ?? '(?!)'})\\s(?:(?:the|our|my|an?|his|her|its|their)\\s)?(?:(?!(?:[a-z]+ing|unless|if|when|that|and|or|but|than)\\b)[a-z-]+,?\\s){0,3}$`,
    's',
  );
  const first = Math.min(...mentions.map(({ start }) => start));
  const deeds = mentions.map(({ start, end }) => {
    // The sentence that introduces a party tells the deal.
    const weight = start === first ? 2 : 1;
    const deed = doing.exec(
      text
        .slice(end, end + 200)
        .replace(APPOSITION, '')
        .replace(/^(?:['’]m| am|['’]re| are)(?= [a-z]+ing\b)/, ' is')
        .replace(/^ (?!act|represent|enclose|attach|write\b)([a-z]{3,})\b/, (verb, bare: string) =>
          isSpeaker(text.slice(start, end)) && verbLemma(bare) === bare
            ? ` ${thirdOf(bare)}`
            : verb,
        ),
    );
    const lead = text.slice(Math.max(0, start - 160), start);
    const before = done.exec(
      lead.replace(/(?<=^|[.;:\n] )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
    );
    // Who pays says more than who does anything else.
    const isPaying =
      deed !== null &&
      /\b(?:pays?|owes?|hires?)$/.test(deed[0]) &&
      !/^\S*(?:,? \S+)*? pays? for\b/.test(text.slice(end, end + 40));
    const isGiven = before?.[1] === 'to' && GIVES.test(lead);
    const told = before ? (isGiven ? 3 : PREPOSITION.test(before[1]!) ? 0.01 : 5) : 0;
    const act = deed && !isPaying ? (/[^s]s$/.test(deed[0]) ? 2 : 3) : 0;
    return { told: weight * (told + (isPaying ? 4 : 0)), does: weight * act };
  });
  const sumOf = (key: 'told' | 'does'): number => deeds.reduce((sum, deed) => sum + deed[key], 0);
  return sumOf('told') + Math.min(sumOf('does'), 4);
}

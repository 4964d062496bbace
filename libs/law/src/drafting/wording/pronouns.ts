import { isStative, type Token, tagged, verbLemma } from '@casewright/law/sentences';
import { baseOf, thirdOf } from '../requirements/inflections.js';
import { escaped } from '../requirements/names.js';
import { sentencesOf } from '../requirements/phrases.js';
import type { Side, Sides } from './sides.js';

/** A sentence with the parties as the document calls them. */
export interface Termed {
  text: string;
  /** False where a pronoun only may stand for a party. */
  isSure: boolean;
}

const BOUND =
  '(?:will|shall|must|may|can|should|cannot|has to|have to|is to|are to|agrees? to|do(?:es)?)(?: not)?';
/** Where a clause begins, and a pronoun is its subject. */
const OPENS =
  '(?<=^|[:;(] ?|, (?:and |but |so |then |which )?|\\b(?:if|when|unless|until|because|that|after|before|once|while|and|but|than|whether|as|what) |^(?:if|when|once|unless|until|after) .{5,80}[\\p{Ll}\\d] )';
/** `It pays`, `they have to start`: with what it does. */
const ACTING = new RegExp(`${OPENS}(it|they)((?: ${BOUND})?) (\\p{Ll}+)`, 'giu');
/** Of several persons: `they`, and `them` as whom one deals with. */
const DEALT =
  /(?<=\b(?:call|tell|notify|warn|inform|ask|pay|pays|give|gives|let|lets|reimburse|reimburses|to|with|from|by|on|than|like|want|wants) )(them)(?! (?:off|on|back|out|up|in)\b)/gi;
const FIRM = /(?<![\p{L}-])the (?:company|firm|business|outfit)(?![\p{L}-])/giu;
/** What a document, a term, or a thing does, rather than anybody. */
const OF_THINGS =
  /^(?:be|run|start|last|renew|expire|cost|need|have|happen|work|look|seem|go|come|arrive|take|fit|mean|say)$/;
/** Several people with whom one deals. */
const MANY = /\b(?:to|with|by|from) (?:[\p{L}-]+ ){1,3}?\p{Ll}{2,}(?:[eo]rs|ists|ees|ants)\b/u;
const LEAD =
  /^(?:(?:if|when|whenever|unless|after|before|once|until|while|under|in|on|for|by|at)\b[^,]*, )?(?:and |but |so |then )?/i;

/** Pronouns by the side that they stand for, if there is one; `before` is all that the request says before. */
export function withoutPronouns(text: string, sides: Sides, before: string): Termed {
  const plural = byNumber(text, sides, before);
  const client = byClient(plural.text, sides);
  const personal = byPerson(client.text, sides, before);
  return { text: personal.text, isSure: plural.isSure && client.isSure && personal.isSure };
}

/** `It` of a firm, `they` of a firm or of two persons. */
function byNumber(text: string, { all, speaker, isFirst }: Sides, before: string): Termed {
  // Who says `we` is not `they`.
  const others = all.filter((side) => !isFirst || side !== speaker);
  const firms = others.filter(({ isPerson, name }) => !isPerson && name !== '');
  const [couple, ...couples] = others.filter(({ isSeveral }) => isSeveral);
  let isSure = true;
  // All that is said before may be long: it is read once, and only where a pronoun acts.
  let tokens: readonly Token[] | undefined;
  const posAt = (offset: number): string => {
    tokens ??= tagged(text);
    return tokens.find(({ start }) => start === offset)?.pos ?? '';
  };
  const meantBy = (pronoun: string, at: number, made: string): Side | null => {
    if (/^(?:they|them)$/i.test(pronoun) && couple && couples.length === 0) {
      isSure &&= firms.length === 0;
      return couple;
    }
    const topic = topicOf(`${before} ${made.slice(0, at)}`, all);
    const isTopic = topic !== null && firms.includes(topic);
    const firm = isTopic ? topic : firms.length === 1 ? firms[0]! : null;
    isSure &&= isTopic || firm === null || isFirst;
    return firm;
  };
  const acted = text.replace(
    ACTING,
    (whole, pronoun: string, bound: string, verb: string, at: number) => {
      const isAct = /^they/i.test(pronoun)
        ? baseOf(verb) !== 'be' || couple
        : !isOfThing(baseOf(verb));
      // `They drum.` says nothing that anybody owes.
      const isVerb = bound !== '' || /^(?:VERB|AUX)$/.test(posAt(at + pronoun.length + 1));
      const saysMore = bound !== '' || /^ \S/.test(text.slice(at + whole.length));
      // `To its engineers, if they sign`: those who were named last.
      const isOfOthers = /^they/.test(pronoun) && !couple && MANY.test(text.slice(0, at));
      const side = isAct && isVerb && saysMore && !isOfOthers ? meantBy(pronoun, at, text) : null;
      return side ? `${side.term}${inThird(bound, verb)}` : whole;
    },
  );
  const own = acted === text ? text : acted.replace(/\btheir own\b/g, 'its own');
  const owning = own.replace(/^its (?=\p{Ll})/iu, (its) => {
    const side = meantBy('it', 0, acted);
    return side ? `${side.term}’s ` : its;
  });
  const dealt = owning.replace(DEALT, (pronoun, _, at: number) => {
    const side = meantBy(pronoun, at, owning);
    // Nobody deals with themselves.
    const isSelf =
      side && owning.slice(0, at).match(new RegExp(`${escaped(side.term)} [^,.;]{0,20}$`));
    const other = isSelf ? firms.find((firm) => firm !== side) : side;
    isSure &&= !isSelf;
    return other?.term ?? pronoun;
  });
  const owned = couple && dealt !== text ? dealt.replace(/\btheir\b/gi, `${couple.term}’s`) : dealt;
  const [firm, second] = firms;
  return { text: firm && !second ? owned.replace(FIRM, firm.term) : owned, isSure };
}

/** `They pay` → `the Tenant pays`, `they have to` → `the Tenant has to`. */
const inThird = (bound: string, verb: string): string =>
  bound === ''
    ? ` ${isBare(verb) && verbLemma(verb) === verb ? thirdOf(verb) : verb}`
    : `${bound
        .replace(/\bhave\b/, 'has')
        .replace(/\bare\b/, 'is')
        .replace(/\bdo\b/, 'does')} ${verb}`;

const isOfThing = (verb: string): boolean => isStative(verb) || OF_THINGS.test(verb);

/** The firm that a text last spoke of, as far back as its sentences are about persons and pronouns. */
function topicOf(text: string, all: readonly Side[]): Side | null {
  for (const { start, end } of sentencesOf(text).toReversed()) {
    const sentence = text.slice(start, end).trim();
    if (!sentence.includes(' ')) continue;
    const rest = sentence.replace(LEAD, '');
    const lower = rest.toLowerCase();
    const subject = all.find(({ term }) => term && lower.startsWith(term.toLowerCase()));
    if (subject && !subject.isPerson) return subject;
    if (subject || /^(?:it|they|he|she)\b/i.test(rest)) continue;
    const named = all.filter(
      ({ term }) => term && sentence.toLowerCase().includes(term.toLowerCase()),
    );
    return named.length === 1 && !named[0]!.isPerson ? named[0]! : null;
  }
  return null;
}

/** `We` and `I` of whoever asks, where the request says which party that is. */
function byClient(text: string, { speaker }: Sides): Termed {
  if (!speaker) return { text, isSure: true };
  const said = text
    .replace(
      /\b(?:[Ww]e|I)((?: also| then| never| only)?) (\p{Ll}+)/gu,
      (_, more: string, verb: string) => {
        const third = /^(?:am|are)$/.test(verb) ? 'is' : isBare(verb) ? thirdOf(verb) : verb;
        return `${speaker.term}${more} ${third}`;
      },
    )
    .replace(/(?<!\b(?:of|both|between|all) )\b(?:us|me)\b/g, speaker.term)
    .replace(/\b(?:our|my) side\b/gi, speaker.term)
    .replace(/\b(?:our|my)\b/gi, `${speaker.term}’s`);
  return { text: said, isSure: said === text || speaker.isSure };
}

const isBare = (verb: string): boolean =>
  !/^(?:will|shall|must|may|can|cannot|should|would|do|did|had|want)$|ed$/.test(verb);

const PERSONAL = /\b(?:she|he|him|her|his|hers)\b/i;

function byPerson(text: string, sides: Sides, before: string): Termed {
  if (!PERSONAL.test(text)) return { text, isSure: true };
  const { all, onlyPerson, sexes, speaker, isFirst, isOfBoth } = sides;
  if (sexes) {
    const told = byTerm(byTerm(text, sexes.she.term, HERS), sexes.he.term, HIS);
    return { text: told, isSure: sexes.isSure };
  }
  if (isOfBoth && !onlyPerson) return { text, isSure: false };
  const persons = all.filter(
    (side) =>
      side.isPerson && !side.isSeveral && side.name !== '' && !(isFirst && side === speaker),
  );
  const last = lastNamed(text, persons) ?? lastNamed(before, persons);
  const meant = onlyPerson ?? (persons.length === 1 ? persons[0]! : last);
  if (!meant) return { text, isSure: false };
  return { text: byTerm(text, meant.term), isSure: onlyPerson !== null };
}

const HIS = /^(?:he|him|his)$/;
const HERS = /^(?:she|her|hers)$/;
/** `Gives her access`: of someone else than who gives. */
const GIVES =
  /^(?:give|gives|pay|pays|owe|owes|show|shows|send|sends|offer|offers|grant|grants|lend|lends|tell|tells|let|lets)$/;

/** The one of several persons whom a text named last. */
function lastNamed(text: string, persons: readonly Side[]): Side | null {
  const [last] = persons
    .map((side) => ({ side, at: text.toLowerCase().lastIndexOf(side.term.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return last?.side ?? null;
}

/** `Her` before a noun is whose it is, else whom it concerns. */
function byTerm(text: string, term: string, which = /^(?:he|him|his|she|her|hers)$/): string {
  const tokens = tagged(text);
  const isOwn = /^(?:she|he)\b/i.test(text) || text.toLowerCase().startsWith(term.toLowerCase());
  return tokens.reduceRight((made, { lower, start, end }, at) => {
    if (!which.test(lower)) return made;
    const next = tokens[at + 1];
    // `her boarded dog`
    const isOfDone =
      /ed$/.test(next?.lower ?? '') && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[at + 2]?.pos ?? '');
    const isOfNoun =
      isOfDone ||
      tokens[at - 1]?.lower === 'all' ||
      (/^(?:NOUN|ADJ|PROPN)$/.test(next?.pos ?? '') && !/^back$/.test(next!.lower));
    const isGiven = !isOwn && GIVES.test(tokens[at - 1]?.lower ?? '');
    const isWhose = /^(?:his|hers)$/.test(lower) || (lower === 'her' && isOfNoun && !isGiven);
    return made.slice(0, start) + term + (isWhose ? '’s' : '') + made.slice(end);
  }, text);
}

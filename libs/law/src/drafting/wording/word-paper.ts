import { baseOf } from '../requirements/inflections.js';
import { escaped } from '../requirements/names.js';
import { ORDERS, UNFIT } from '../requirements/statement.js';
import { bare, inWords } from './contractions.js';
import { withDefinedTerms } from './defined-terms.js';
import { sentenceIn } from './note-words.js';
import { isNamed, type Side, type Sides } from './sides.js';
import type { Wording } from './units.js';
import { wholeSentence } from './whole-sentence.js';
import { LOOSE } from './word-term.js';

const TELLS =
  /^You \p{Ll}{3,}|\b(?:will not|\p{L}{3,}ed|sued|let|was|were|had|did|has|have|is|are|took|gave|made|told|said|wrote|went|came|left|put|sold|bought|paid|kept|held|found|ran|hit|fell|saw|met|sent|lost|began|closes|ends|owns|uses|sells|makes|works)\b/u;
/** What whoever sends the letter would take: `She would accept $500 if it is paid by May 4`. */
const OFFERED =
  /^(?:he|she|they|we|it|our client) would (?=(?:accept|take|settle|agree|consider)\b)/i;
/** A pronoun whose person the sentence does not name before: `Leif Holt testified that he had called` does. */
const STRAY =
  /^(?!.*\b(?!Plaintiff|Defendant|Appell)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,? \p{Ll}.*\bh(?:e|im)\b).*\b(?:[hH]e|[hH]im)\b|\b(?:[sS]he|[hH]er)\b/su;
/** Twice the same person, or a name in the middle of what belongs to it. */
const MUDDLED =
  /^you\b.*\b(?:to|with|by) you\b|\p{L}(?<!\b(?:to|with|by|from|for|that|if|when|as|and|asked|told|gave|of|where|whether|what|how|before|after|because)) you (?!may\b|must\b)/iu;
/** What is said of the paper itself, or is one of its points. */
const OF_PAPER = /^(?:the|this|our) (?:letter|motion|brief|paper)\b|^\(\d\)/i;
/** Between whom it is: `From counsel for Bo Ray to Lund Press: …`, `Lund Press writes to Bo Ray: …`. */
const ADDRESSED =
  /^(?:from (?:counsel for )?[^:.]{3,60} to|[^:.]{3,60}(?:\.[^:.]{0,40})? writes to) [^:]{3,80}: (\S)/i;
/** What a letter demands of whoever reads it. */
const DEMAND =
  /^(?:you (?:have to|are to|need to|should|must|shall|will)|demands?:)( not)? (?=\p{L})|^(?=(?:keep|preserve|destroy|return|pay|stop|cease|remove|delete|take down|hand over|account|retract|provide|confirm|reply|respond|answer)\b)/iu;

/** `Demand removal and a retraction`; a thing that only a demand can name: `Written assurance by May 4`. */
const DEMANDED =
  /^demand(?:s|ing)? (?!that\b|letter\b)(?!\p{Ll}+(?:s|ed)\b[^,]* \b(?:is|was)\b)(.{4,200}?)\.?$|^((?:a |an |full |prompt |written |public |immediate ){0,3}(?:assurances?|confirmation|retraction|correction|accounting|apology|removal|takedown|undertaking)\b[^.;]{0,120}?)\.?$/isu;

/**
 * A sentence as the paper has it: parties by their roles, in a letter the recipient as `you` and what the
 * recipient is to do as what you must. Null for what is no fact and no demand.
 */
export function wordPaper(
  quote: string,
  sides: Sides,
  before: string,
  isLetter: boolean,
): Wording | null {
  const fact = withSubject(quote, sides, before, isLetter);
  if (!fact) return null;
  const said = asDemanded(inWords(bare(fact.text)), isLetter);
  // A letter speaks of others than its parties, too: whom a pronoun means, the sentence itself must say.
  const { text, isSure } = withDefinedTerms(
    said,
    labelsOf(sides, isLetter),
    isLetter ? '' : before,
  );
  const told = (isLetter ? toReader(text) : ownOf(quote, ofClient(text, sides))).replace(
    ADDRESSED,
    (_, first: string) => first.toUpperCase(),
  );
  if (UNFIT.test(text) || ORDERS.test(told) || OF_PAPER.test(told) || STRAY.test(told)) return null;
  const things = isLetter ? DEMANDED.exec(told) : null;
  if (things) {
    const what = `${things[1] ?? things[2]}`.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
    const list = what.replace(/(\p{L}+, \p{L}+) and /u, '$1, and ');
    return { text: `Our client demands ${list}.`, isPlain: isSure, section: 'demands' };
  }
  const demand = isLetter ? DEMAND.exec(told) : null;
  if (demand) return wordDemand(demand, told, { quote, sides, isSure });
  // A name tells nothing, `Unified School District` as little as `Amended Complaint`.
  if (
    !TELLS.test(told.replace(/(?<=\s)\p{Lu}\S*/gu, '')) ||
    MUDDLED.test(told) ||
    told.split(' ').length < 4
  )
    return null;
  const whole = wholeSentence(told);
  // Where only `, which uses …` tells something, that is told by itself.
  if (!whole || !TELLS.test(told.replace(/, (?:who|which)\b[^;]*/g, ''))) return null;
  const isSame =
    !/^issue/i.test(quote) &&
    isSure &&
    !/\b(?:we|us|our(?! client’s)|(?<!our )client|should|must|will|(?:has|have|is|are) to)\b/i.test(
      told,
    );
  return {
    text: `${whole.text}.`.replace(/\.([’”])\.$/, '.$1'),
    isPlain: fact.isSure && whole.isSure && isSame && !LOOSE.test(told),
  };
}

/** What somebody has to do: in a letter, whoever reads it. */
const BOUND = /^(?:he|she|they|it) (?=(?:must|(?:has|have|needs?) to|is to|are to)\b)/i;

/** Without what leads on to it, and with `you` for whoever a letter is to move. */
function asDemanded(quote: string, isLetter: boolean): string {
  const said = quote
    .replace(/^(?:facts|background|issue \d): /i, '')
    .replace(/^we (?:want|need|ask) to know /i, 'he has to tell us ');
  const told = isLetter ? said.replace(BOUND, 'You ').replace(OFFERED, 'Our client will ') : said;
  return told.replace(
    /^demand that (he|she|they) (.+)$/is,
    (_, who: string, acts: string) =>
      `${who} must ${acts.replace(new RegExp(`(?<=, (?:and )?)that ${who} `, 'gi'), '')}`,
  );
}

/** What is done to people, and told without them: `fired nine days later`. */
const UNDERGONE =
  /^(?:fired|terminated|laid off|let go|demoted|disciplined|suspended|reassigned|passed over|arrested|charged|indicted|convicted|sentenced|stopped|searched|detained|questioned|evicted|injured|struck|hit|bitten|hurt|treated|diagnosed|threatened|assaulted)\b/i;

/** What is told of a party that stands before: `, which uses his photo`; `fired nine days later`; `No warrant, no consent`. */
function withSubject(
  quote: string,
  { all }: Sides,
  before: string,
  isLetter: boolean,
): { text: string; isSure: boolean } | null {
  const behind = /^(?:who|which) (?=\p{L})/iu.exec(quote)?.[0];
  if (behind) {
    const lead = before.replace(/,?\s*$/, '');
    const owner = all.find(
      ({ name }) =>
        name !== '' && new RegExp(`${escaped(name)}(?:, an? [^,.;]{3,60})?$`).test(lead),
    );
    return owner ? { text: `${owner.name} ${quote.slice(behind.length)}`, isSure: true } : null;
  }
  const lacks = isLetter
    ? null
    : /^no ([^.;]{3,60}?)((?:, (?:and )?no [^.;,]{3,60}?)*)\.?$/i.exec(quote);
  if (lacks) {
    const others = lacks[2]!.replace(/, (?:and )?(?=no [^,]*$)/, ', and ');
    return { text: `There was no ${lacks[1]}${others}.`, isSure: false };
  }
  if (!UNDERGONE.test(quote)) return { text: quote, isSure: true };
  const last = sentenceIn(before.trim().replace(/[.;]$/, ''));
  const owner = all.find(({ name }) => name !== '' && last.includes(name));
  return owner
    ? { text: `${owner.name} was ${quote[0]!.toLowerCase()}${quote.slice(1)}`, isSure: false }
    : null;
}

/** What is demanded of whoever reads the letter, as what you must. */
function wordDemand(
  { 0: lead, 1: not = '' }: RegExpExecArray,
  told: string,
  { quote, sides, isSure }: { quote: string; sides: Sides; isSure: boolean },
): Wording {
  const act = listed(told.slice(lead.length))
    .replace(/,? or we (?=\p{Ll})/u, ', or our client will ')
    .replace(/\bthey (?=\p{Ll}+(?:ed|d)\b)/gu, 'you ');
  const isNamedSurely = sides.all.every((side) => side.isSure || !isNamed(side, quote));
  return {
    text: `You must${not} ${act.charAt(0).toLowerCase()}${act.slice(1)}.`,
    isPlain: isSure && !act.includes(':') && isNamedSurely,
    section: 'demands',
  };
}

/** `Stop all use, pull listings, accounting of sales`: a thing among the acts is to be provided. */
function listed(act: string): string {
  const items = act.split(/, (?!\d{4}\b)/);
  const last = items.at(-1)!.replace(/^and /, '');
  if (items.length < 2 || !/^\p{L}+ing of /u.test(last)) return act;
  return `${items.slice(0, -1).join(', ')}, and provide an ${last}`;
}

/** Papers call a party by its role, and letters by its name. */
function labelsOf({ all, onlyPerson, sexes: told, ...rest }: Sides, isLetter: boolean): Sides {
  const labels = all.map((side, at) => {
    const name = at === 0 ? side.name || side.term : 'you';
    return { ...side, term: isLetter ? name : side.term.replace(/^the /, '') };
  });
  const only = onlyPerson && labels[all.indexOf(onlyPerson)];
  const labelOf = (side: Side): Side => labels[all.indexOf(side)]!;
  const sexes = told && { ...told, he: labelOf(told.he), she: labelOf(told.she) };
  return { ...rest, sexes, all: labels, speaker: null, onlyPerson: only ?? null };
}

/** `You has to` → `you have to`, `as you prefers` → `as you prefer`. */
const toReader = (text: string): string =>
  text
    .replace(/\byou['’]s? /gi, 'your ')
    .replace(
      /(?<=, (?:and )?|\band )(is|was|has|\p{Ll}{2,}s)\b(?= (?:been|them|it|the|an?|his|her|your|our)\b)/giu,
      (verb) => YOURS[verb] ?? baseOf(verb),
    )
    .replace(/\b(?<=you )(is|was|has|\p{Ll}{2,}s)\b/giu, (verb) => YOURS[verb] ?? baseOf(verb))
    .replace(/\bwe (?=(?:will|shall|may)\b)/gi, 'our client ')
    .replace(/\bour (?!clients?\b|\p{Lu})/giu, 'our client’s ')
    .replace(/\b(?:his|her)\b|(?<=^you\b.*)\bits\b/gi, 'your')
    .replace(/^your?\b/, (word) => `Y${word.slice(1)}`);
const YOURS: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** `He filed his charge` → `Plaintiff filed his charge`. */
function ownOf(quote: string, text: string): string {
  const [own] = /\b(?:his|her)\b/.exec(quote) ?? [];
  return own
    ? text.replace(/^(Plaintiff|Defendant|Appell\p{L}+)( .*?)\b\1’s\b/u, `$1$2${own}`)
    : text;
}

/** `We` of counsel as the party that the paper is for. */
function ofClient(text: string, { client }: Sides): string {
  if (client === undefined) return text;
  return text
    .replace(/\bwe (are|have)\b/gi, (_, be: string) => `${client} ${be === 'are' ? 'is' : 'has'}`)
    .replace(/\bus\b/g, client)
    .replace(/\bour client\b/gi, client)
    .replace(/\bour\b/gi, `${client}’s`)
    .replace(/\bwe (?=(?:did|will|\p{L}+ed)\b)/giu, `${client} `);
}

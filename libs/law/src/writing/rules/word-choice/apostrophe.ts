import { isRole, type Token } from '@casewright/law/sentences';
import { inCaseOf, isFiniteVerb } from '../../text/grammar.js';
import type { Match, Rule } from '../rule.js';
import { nameAt } from './name-apostrophe.js';

/** `childrens`, `womans`: no plural is made so. */
const TWICE_PLURAL = /^(?:child(?:ren)?|(?:wo|fore|police|fire|sales)?m[ae]n)s$/;
const MANY =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|both|few|these|those|all|other|various)$/;
const NO_NOUN = /^(?:ADP|AUX|CCONJ|SCONJ)$/;

/** `140 guest's in the hall`, `the tenant's have`: a plural, and nothing that anybody owns. */
const isPlural = (tokens: readonly Token[], at: number): boolean => {
  const [second, before, { lower }, next] = [
    tokens[at - 2],
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1],
  ];
  if (!/^[a-z]{3,}'s$/.test(lower) || !next || next.masked || !before) return false;
  // `the tenant's have`, `owes its customer's a duty`
  if (/^(?:an?|the|shall|must|should|may|are|were|have)$/.test(next.lower))
    return /^(?:DET|PRON|ADJ)$/.test(before.pos);
  const isCounted = (token: Token | undefined) =>
    token !== undefined &&
    (MANY.test(token.lower) ||
      (token.kind === 'number' && /^(?!0*1$)\d{1,3}(?:,\d{3})*$/.test(token.text)));
  const counts = isCounted(before) || (before.pos === 'ADJ' && isCounted(second));
  return (
    counts &&
    (NO_NOUN.test(next.pos) ||
      (next.pos === 'VERB' && !/ing$/.test(next.lower)) ||
      /^[.,;]$/.test(next.text)) &&
    !/^(?:one|day|week|month|year)'s$/.test(lower)
  );
};

/** Whoever gives the parties notice gives it to them, and what they file in may be a verb's. */
export const GIVES =
  /^(?:give|send|pay|grant|deny|allow|cause|offer|owe|award|afford|serve|show|tell|ask|make|find|hold|deem|call|let|deliver|provide|render|keep|leave|consider)$/;

/** Plurals that stand before a noun and own nothing: `the sales tax`. */
const COMPOUND =
  /^(?:sales|damages|commissioners|securities|savings|records|sports|goods|arms|operations|benefits|claims|rights|parks|systems|services|works|appeals|means|proceeds|customs|forms|futures|options|products|materials|communications|relations|admissions|sessions|states|humans?|electronics|economics|wages|drugs|weapons|narcotics|welfare|elections|natives|corrections|sciences|sanctions|fees|assets|bonds|stocks|arts|grounds|years|days|months|weeks|hours|merits|proceedings|pleadings|others|trustees|parties|headquarters|series|minutes)$/;

/** Nobody is given these, so they are a party's. */
const DOINGS =
  /^(?:motion|complaint|brief|petition|objection|counsel|attorney|testimony|opinion|negligence|conduct|failure|refusal|behalf|contention)$/;

/** `the tenants rent was late`, `the shippers own broker`. */
function ownerAt(tokens: readonly Token[], at: number): string | null {
  const [before, owner, owned, next] = [
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1],
    tokens[at + 2],
  ];
  if (TWICE_PLURAL.test(owner.lower)) return owner.lower.replace(/s$/, "'s");
  const singular = owner.lower.replace(/(?<=ss|x|[cs]h)es$|s$/, '');
  if (!owned || owned.masked || !next || !/[^s']s$/.test(owner.lower)) return null;
  if (owner.text !== owner.lower) return null;
  if (
    !before ||
    !/^(?:DET|PRON)$/.test(before.pos) ||
    /^(?:these|those|all|both|no|any|some|they|we|you|which)$/.test(before.lower)
  )
    return null;
  if (
    owner.pos === 'VERB' ||
    owner.pos === 'ADJ' ||
    owner.lower.length < 4 ||
    /(?:ss|us|is|as|-\w+)$/.test(owner.lower)
  )
    return null;
  if (owner.pos !== 'NOUN' && !isRole(owner.text.replace(/s$/, ''))) return null;
  if (isRole(singular) && DOINGS.test(owned.lower)) return `${singular}'s`;
  // Persons are no part of a compound, and own what is behind them.
  const isPerson = isRole(singular) || /(?:[^aeiou]er|or|eon|ist|[^e]ee|(?<!m)ent)$/.test(singular);
  const isThing =
    owned.pos === 'NOUN' &&
    owned.text === owned.lower &&
    !COMPOUND.test(owner.lower) &&
    (isPerson
      ? !(/s$/.test(owned.lower) && next.pos === 'SCONJ')
      : !/[sd]$|ing$/.test(owned.lower));
  // `the tenants rent the flat`, `gave the tenants notice`
  const first = tokens[at - 2];
  const isVerb = /^(?:DET|PRON|PART|NUM)$/.test(next.pos) && !/^wh/.test(next.lower);
  const isSubject = isFiniteVerb(next) && (opens(first) || (isPerson && next.pos === 'AUX'));
  const isObject =
    /^(?:ADP|VERB|AUX)$/.test(first?.pos ?? '') &&
    (isPerson
      ? tokens.slice(0, at).some(isFiniteVerb)
      : /^[.,;]$/.test(next.text) || /^(?:ADP|AUX)$/.test(next.pos));
  return isThing && !isVerb && !GIVES.test(first?.lemma ?? '') && (isSubject || isObject)
    ? `${singular}'s`
    : null;
}

const opens = (token: Token | undefined): boolean =>
  token === undefined || /^(?:[.?!;:]|that|because|when|if|and|but|although|,)$/.test(token.lower);

/** `he repair's boats`, `it is her's`, `doesnt`. */
function oddAt(tokens: readonly Token[], at: number): string | null {
  const [before, { lower, pos }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (/^(?:our|her|their|your)'s$/.test(lower)) return lower.replace("'", '');
  if (/^(?:does|did|is|was|are|were|has|have|had|would|could|should|do)nt$/.test(lower))
    return lower.replace(/nt$/, "n't");
  // `wont` and `cant` are nouns too.
  if (/^(?:wo|ca)nt$/.test(lower) && next?.pos === 'VERB') return lower.replace(/nt$/, "n't");
  if (/^(?:there|that|what)s$/.test(lower)) return lower.replace(/s$/, "'s");
  // `both driver's statements`, but `both driver's licenses`
  const isOfBoth = before?.lower === 'both' && /^[a-z]{3,}'s$/.test(lower) && next?.pos === 'NOUN';
  if (isOfBoth && !/^(?:licen[sc]e|degree|fee|room|right)s?$/.test(next.lower))
    return lower.replace("'s", "s'");
  const isVerb = pos === 'VERB' && /^[a-z]{3,}'s$/.test(lower) && next?.pos !== 'AUX';
  if (isVerb && /^(?:he|she|it|who)$/.test(before?.lower ?? '')) return lower.replace("'", '');
  return null;
}

/** `ten days notice`, `two weeks pay`. */
const PERIOD = /^(?:day|week|month|year|hour)'?s$/;
const OF_PERIOD =
  /^(?:worth|experience|service|time|notice|pay|rent|salary|wages|vacation|leave|imprisonment|interest|severance|delay|warning|probation|work|credit)$/;

function periodAt(tokens: readonly Token[], at: number): string | null {
  const [before, { lower }, next, second] = [
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1],
    tokens[at + 2],
  ];
  if (!PERIOD.test(lower) || !before) return null;
  const owned = /^(?:written|prior|advance|paid|unpaid)$/.test(next?.lower ?? '') ? second : next;
  if (!OF_PERIOD.test(owned?.lower ?? '')) return null;
  const isOne = /^(?:an?|one|1)$/.test(before.lower);
  if (isOne || !(before.pos === 'NUM' || before.kind === 'number'))
    return isOne && !lower.includes("'") ? lower.replace(/s$/, "'s") : null;
  return `${lower.replace("'", '')}'`;
}

/** `the States`, `Officers Watts and Hubbard`: what has a capital is a name, but for the parties. */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]!.text) &&
  at > 0 &&
  (!isRole(tokens[at]!.text.replace(/['’]?s$/, '')) ||
    /^(?:states|cities)$/.test(tokens[at]!.lower) ||
    /^\p{Lu}/u.test(tokens[at + 1]?.text ?? ''));

export const apostrophe: Rule = {
  id: 'apostrophe',
  name: 'Apostrophe missing or too many',
  family: 'word-choice',
  severity: 'medium',
  why: 'The apostrophe tells an owner from a plural, and how many owners there are from where it stands.',
  source: 'The Redbook, on possessives',
  matches: [
    'The court denied the [[defendants]] motion to dismiss.',
    'She wrote to the [[Perry’s]] in June and put it in the [[States]] file. Give three [[day’s]] notice.',
    'The shop served 140 [[guest’s]] in the hall, and the [[tenant’s]] were late.',
  ],
  passes: [
    'The defendants moved to dismiss. He ate at the Perry’s on Elm Street and met the Governor’s and the Mayor’s aides.',
    'She spoke with the Perrys, and the rights of the Plaintiffs end.',
  ],
  check: ({ kind, tokens }, { words }) =>
    words === undefined || kind !== 'prose'
      ? []
      : tokens.flatMap((token, at): Match[] => {
          if (token.masked || token.kind !== 'word') return [];
          const named = nameAt(tokens, at);
          if (!named && isNamed(tokens, at)) return [];
          const meant = isPlural(tokens, at)
            ? token.lower.replace("'s", 's')
            : (named ??
              oddAt(tokens, at) ??
              periodAt(tokens, at) ??
              ownerAt(tokens, at) ??
              (GIVES.test(tokens[at - 2]?.lemma ?? '') ? null : words.apostropheAt(tokens, at)));
          if (meant === null) return [];
          const { start, end, text } = token;
          const put = inCaseOf(text, meant);
          const remark = /n't$|'$|^(?:there|that|what)'s$/i.test(put)
            ? `Written “${put}.”`
            : text.length < put.length
              ? `An owner is meant: “${put},” or “${text}’” where there are several.`
              : `More than one is meant, and no owner: “${put}.”`;
          return [{ start, end, remark, replacement: { text: put, safe: false } }];
        }),
};

import type { Token } from '@casewright/law/sentences';
import { articleFor, isFiniteVerb, nounPhraseEnd, shapeOf } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { missingLink } from './missing-link.js';
import { insert, missingTo } from './missing-to.js';
import { between, missingVerb } from './missing-verb.js';

/** Verbs and adjectives behind which another verb needs its `to`. */
const WANTS_TO =
  /^(?:failed|fails|able|willing|unwilling|eager|wanted|needed|hoped|planned|expected|promised|threatened|decided|managed|hesitated|refused|refuses|declined|declines|attempted|attempts|intended|intends|ought|unable|sought|seeks|tried|wishes|wished|chose|continued|agreed|agrees|required|entitled|allowed|permitted|ordered|obligated|obliged)$/;
/** What has a superlative, or is one of its kind, has an article. */
const ONLY_ONE = /^(?:best|same|latter|entire|sole|foregoing)$/;
/** What a lawyer files, signs, or denies, which needs an article. */
const COUNTED =
  /^(?:motion|complaint|petition|brief|contract|lease|lawsuit|warrant|memorandum|affidavit|subpoena|deed)$/;
const HANDLES =
  /^(?:filed|files|denied|denies|granted|grants|signed|signs|breached|breaches|executed|opposed|opposes|served|drafted|quashed|recorded)$/;
const DETERMINER = /^(?:the|a|an|his|its|their|this|these|those|our|your|my)$/;
export const missingWord: Rule = {
  id: 'missing-word',
  name: 'Missing word',
  family: 'mechanics',
  severity: 'medium',
  why: 'A small word that was lost in typing stops the reader, who has to guess at it.',
  source: 'The Redbook, on proofreading',
  matches: [
    'The State failed [[prove]] the third element.',
    'The tenant [[filed motion]] to dismiss.',
    'Her duty [[was keep]] the ledger, and she was not able [[lift]] the safe.',
    'It did [[not any]] tenant of the leak. He paid on the [[day received]] the bill.',
    'He left [[because sold]] the shop. She came as [[soon the]] bell rang [[at end]] of the day.',
    'He failed [[to the]] gate, and she knew that [[he driving]] too fast. Send [[me copy]] of it. [[There no]] doubt is left.',
  ],
  passes: [
    'The State failed to prove the third element. All he did was sign the form.',
    'On the day stamped on the bill he paid. Did not the court rule? The car was damp on one side.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => tokens.flatMap((_, at) => matchAt(tokens, at) ?? [])),
};

/** An article or an owner has its noun behind it, and none of these. */
const OWNS = /^(?:the|a|an|its|their|our|your|my|every)$/;
/** Two prepositions of which the first has nothing to govern. */
const MAY_LACK = /^(?:to|of|no)$/;
const NO_OBJECT = /^(?:to (?:from|of|with)|of (?:on|for|with|to)|no (?:to|of))$/;
/** Verbs that never have an object right behind them. */
const ALONE =
  /^(?:rely|relies|relied|depends?|depended|consists?|consisted|belongs?|belonged|participated?|resulted|arises?|arose|comply|complies|complied|refers|object(?:s|ed)|responds|responded|stems|stemmed|wait(?:s|ed|ing)|listen(?:s|ed|ing)|consent(?:s|ed)|interfere[sd]?|contributed)$/;
/** What is one of, or a part of, something. */
const PART =
  /^(?:rear|front|rest|copy|copies|member|owner|lack|pursuant|according|accordance|prior|contrary|regardless|subsequent)$/;
const NO_NOUN =
  /^(?:of|for|to|from|with|by|at|into|upon|and|but|or|because|is|was|are|were|has|had|shall|could|should|which|who)$/;

/** `the for`, `in order prove`. */
function nothingBetween(tokens: readonly Token[], at: number): Match | null {
  const [before, token, next, second] = [
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1]!,
    tokens[at + 2],
  ];
  const isGap =
    OWNS.test(token.text) &&
    NO_NOUN.test(next.text) &&
    (token.pos !== 'PRON') === /^(?:the|a|an|every)$/.test(token.text) &&
    second !== undefined &&
    !(next.lower === 'and' && before?.lower === 'or');
  const isDisposed = /^dispos(?:ed?|ing)$/.test(before?.lower ?? '');
  if (
    isGap ||
    (!isDisposed && MAY_LACK.test(token.lower) && NO_OBJECT.test(`${token.lower} ${next.lower}`))
  )
    return between(token, next, 'a noun');
  // `relied the report`, `was entitled a trial`
  const isAlone =
    ALONE.test(token.lower) ||
    (token.lower === 'entitled' && /^(?:is|was|are|were)$/.test(before?.lower ?? ''));
  if (isAlone && OWNS.test(next.lower) && second?.pos === 'NOUN')
    return between(token, next, 'a preposition');
  if (
    (PART.test(token.text) ||
      /^(?:in|on) (?:light|behalf|lieu|spite|violation|excess|possession|favor|support|charge|front)$|^with (?:respect|regard|reference)$/.test(
        `${before?.lower} ${token.text}`,
      )) &&
    token.pos !== 'VERB' &&
    /^(?:the|his|her|its|their)$/.test(next.text) &&
    second?.pos === 'NOUN'
  )
    return between(token, next, 'a preposition');
  if (
    /^(?:he|she|they)$/.test(token.lower) &&
    /^(?:the|an?)$/.test(next.lower) &&
    second?.pos === 'NOUN'
  )
    return between(token, next, 'a verb');
  return null;
}

function matchAt(tokens: readonly Token[], at: number): Match | null {
  const [before, token, next, second] = [
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1],
    tokens[at + 2],
  ];
  if (token.masked || !next || next.masked) return null;
  const gap = nothingBetween(tokens, at) ?? missingOf(tokens, at);
  if (gap || !before || before.masked) return gap ?? (before ? null : missingLink(tokens, at));
  if (
    WANTS_TO.test(token.lower) &&
    (next.pos === 'VERB'
      ? next.lemma === next.lower
      : /^N[DR]/.test(shapeOf(tokens.slice(at + 1, at + 3)))) &&
    next.text === next.lower
  ) {
    const isObject =
      second !== undefined && (DETERMINER.test(second.lower) || second.pos === 'ADP');
    if (isObject) return insert(next, `to ${next.text}`, 'to');
  }
  if (HANDLES.test(token.lower) && token.pos === 'VERB' && COUNTED.test(next.text)) {
    const isWhole =
      !second ||
      second.kind === 'mark' ||
      /^(?:to|for|in|on|against|with|that|by|and)$/.test(second.lower);
    const article = articleFor(next.text);
    if (isWhole && second?.text !== '-' && SUBJECT.test(before.pos))
      return {
        ...insert(next, `${token.text} ${article} ${next.text}`, article),
        start: token.start,
      };
  }
  return (
    missingTo(tokens, at) ??
    missingThe(tokens, at) ??
    missingVerb(tokens, at) ??
    missingLink(tokens, at)
  );
}

/** `one the best welders`, `because the storm, it was moved` */
function missingOf(tokens: readonly Token[], at: number): Match | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]!];
  const end = /^(?:the|his|her|its|their|our)$/.test(next.lower)
    ? nounPhraseEnd(tokens, at + 1)
    : 0;
  if (end <= at + 2) return null;
  const isPart = /^one .*(?:est|most)$/.test(`${token.lower} ${tokens[at + 2]!.lower}`);
  const isMany = /^(?:most|many|some|several|none|each)$/.test(token.lower);
  const isSubject = /[^s]s$/.test(tokens[end - 1]!.lower) && isFiniteVerb(tokens[end]);
  // One comma, and a clause behind it.
  const isCause = token.lower === 'because' && LOST_OF.test(shapeOf(tokens).slice(at));
  return isPart || (isMany && isSubject) || isCause ? between(token, next, '“of”') : null;
}
const LOST_OF = /^[SA][DR][JB#]*N,[DRP][^,]*$/;

/** `in best interests` */
const missingThe = (tokens: readonly Token[], at: number): Match | null =>
  ofBody(tokens, at) ??
  ofOne(tokens, at) ??
  (ONLY_ONE.test(tokens[at]!.text) &&
  tokens[at - 1]!.pos === 'ADP' &&
  tokens[at + 1]!.pos === 'NOUN' &&
  !/^(?:as|than|like)$/.test(tokens[at - 1]!.lower)
    ? insert(tokens[at]!, `the ${tokens[at]!.text}`, 'the')
    : null);

/** `The test is strict one.` */
function ofOne(tokens: readonly Token[], at: number): Match | null {
  const [be, { text, pos }, one, next] = tokens.slice(at - 1, at + 3) as [
    Token,
    Token,
    Token,
    Token?,
  ];
  const isOne = /^(?:is|was) one$/.test(`${be.lower} ${one.lower}`) && pos === 'ADJ';
  const article = articleFor(text);
  return isOne && /^(?:PUNCT|CCONJ|SCONJ|ADP)$/.test(next?.pos ?? '')
    ? insert(tokens[at]!, `${article} ${text}`, article)
    : null;
}

/** `if court grants the motion` */
const ofBody = (tokens: readonly Token[], at: number): Match | null =>
  /^(?:court|jury|judge|board|landlord|agency|company|bank)$/.test(tokens[at]!.text) &&
  /^(?:if|when|because|unless|although|but)$/.test(tokens[at - 1]!.lower) &&
  /^(?:VERB|AUX)$/.test(tokens[at + 1]!.pos) &&
  tokens[at - 1]!.pos !== 'DET'
    ? insert(tokens[at]!, `the ${tokens[at]!.text}`, 'the')
    : null;

const SUBJECT = /^(?:NOUN|PROPN|PRON|ADV|AUX)$/;

import { readSentences } from '@casewright/law/sentences';
import { asSet } from '../source/as-set.js';

/** What no paper tells: guesses, talk with whoever drafts it, and orders to them. */
export const UNFIT =
  /\b(?:I|I['’]\w+|me|my|your|please|wants?|wish(?:es)?|hopes?|(?<!\b(?:that|which|who|what) )(?:would|could|might)|maybe|perhaps|probably|think|believe|suppose)\b|\?/;
export const ORDERS =
  /^(?:No|Not|Please|Add|Use|Cite|Say|Ask|Argue|Include|Mention|Tell|Seek|Write|Draft|Prepare|File|Grounds?|Claims?|Issues?|Cover|Relief|Also|Tone|Style|Brief|Motion|Memorandum|Copyright|Do|Need|Send|Position|Reason|Its?|They|Their|This|That|These|Those|All|Even|What)\b/;
/** Where a point goes on to its reasons. */
export const REASON = /,? (?:since|because|as (?:the|no|there)\b)/;
/** Words that begin a sentence and no name. */
const FUNCTION_WORD =
  /^(?:The|A|An|This|That|These|Its|Their|His|Her|No|None|All|Each|Both|In|On|At|After|Before|Since|When|There|Only|Neither|Officers?|Counsel)\b/;
/** A verb between what it is said of and what it is said about: `erred in`, `bars the claim`. */
const VERB =
  /\s\p{Ll}{3,}(?:ed (?:the|an?|any|all|no|his|her|its|their|in|on|by|to|that)|s (?:the|an?|any|all|no|his|her|its|their))\b|^\p{L}[\p{L} ]{3,40} (?:is|are|was|were) (?:not )?\p{Ll}/u;

/** True of what says something of something; false of guesses and of orders to whoever drafts. */
export const isStatement = (words: string): boolean =>
  !UNFIT.test(words) &&
  !ORDERS.test(asSet(words, 'sentence')) &&
  (VERB.test(words) || readSentences(asSet(words, 'sentence')).some(({ subject }) => subject));

/** Within a sentence, but for what may be a name. */
export const lowered = (words: string): string =>
  FUNCTION_WORD.test(words) ? asSet(words, 'phrase') : words;

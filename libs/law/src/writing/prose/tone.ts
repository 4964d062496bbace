import type { WritingAudience } from '@casewright/contracts';
import { HEDGING_RULES, INFORMAL_RULES, UNCIVIL_RULES } from '../measures/measure-tone.js';
import type { ReviewedText } from './reading.js';
import { sentenceAt } from './reading.js';
import {
  AUDIENCE_WORDS,
  capital,
  closing,
  counted,
  KIND_WORDS,
  listed,
  quoted,
  spelled,
} from './words.js';

/** Sentences quoted for each remark. */
const QUOTED = 2;
/** Fog index from which a reader who is not a lawyer is lost. */
const HARD_FOR_CLIENTS = 16;

/** The tone of a text, and what to change in it, with the sentences that are meant. */
export function tonePassage(reading: ReviewedText): string {
  if (reading.scores.sentences.count === 0) {
    return 'There is no sentence here from which a tone could be read.';
  }
  return [
    opening(reading),
    ...[civility, assertiveness, register, fit].map((part) => part(reading)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function opening(reading: ReviewedText): string {
  const { documentKind, audience, toneMeasures, scores } = reading;
  const { count } = scores.sentences;
  const share = (rules: ReadonlySet<string>): string =>
    `${counted(sentencesWith(reading, rules), 'sentence')} of ${spelled(count)}`;
  const hedged = sentencesWith(reading, HEDGING_RULES);
  const hedges =
    hedged === 0
      ? 'no hedge was found in it'
      : `${share(HEDGING_RULES)} ${hedged === 1 ? 'hedges' : 'hedge'}`;
  const uncivil = sentencesWith(reading, UNCIVIL_RULES);
  const attacks =
    uncivil === 0
      ? 'no disparaging words were found'
      : `${share(UNCIVIL_RULES)} ${uncivil === 1 ? 'disparages' : 'disparage'} someone`;
  return `The text was read as ${KIND_WORDS[documentKind]} for ${AUDIENCE_WORDS[audience]}. Its register is ${toneMeasures.register}; ${hedges}, and ${attacks}.`;
}

function sentencesWith(reading: ReviewedText, rules: ReadonlySet<string>): number {
  const found = reading.findings.filter(({ rule }) => rules.has(rule));
  return new Set(found.map((finding) => sentenceAt(reading, finding).start)).size;
}

function civility(reading: ReviewedText): string {
  const found = meant(reading, UNCIVIL_RULES);
  if (found.count === 0) return '';
  const why: Partial<Record<WritingAudience, string>> = {
    court: 'Judges read attacks as a sign that the argument has run out',
    opponent: 'A demand that insults gives its reader a reason not to pay',
    client: 'A client may show the letter to the other side',
  };
  return `${capital(counted(found.count, 'phrase disparages', 'phrases disparage'))} someone: ${found.quotes} ${why[reading.audience] ?? 'Name-calling costs credibility'}. State the fact that the word stands for, and leave the judgment to the reader.`;
}

function assertiveness(reading: ReviewedText): string {
  const found = meant(reading, HEDGING_RULES);
  if (found.count === 0) return '';
  const advice =
    reading.documentKind === 'memo' || reading.audience === 'client'
      ? 'Here doubt may be what the reader needs to know; then say what it depends on, and drop the hedge that only softens'
      : 'Say it outright, or say what the doubt is';
  return `${capital(counted(found.count, 'hedge'))} ${found.count === 1 ? 'weakens' : 'weaken'} what is said: ${found.quotes} ${advice}.`;
}

function register(reading: ReviewedText): string {
  const found = meant(reading, INFORMAL_RULES);
  if (found.count === 0 || reading.audience === 'client') return '';
  return `${capital(counted(found.count, 'expression belongs', 'expressions belong'))} to speech: ${found.quotes} ${capital(AUDIENCE_WORDS[reading.audience])} will expect the written form.`;
}

function fit({ audience, scores, toneMeasures }: ReviewedText): string {
  if (audience === 'client' && scores.readability.fog >= HARD_FOR_CLIENTS) {
    return `For a client this is heavy: its Fog index of ${scores.readability.fog} asks for more schooling than a college degree. Give the advice in the first paragraph, in sentences of under 20 words, and put the law after it.`;
  }
  if (toneMeasures.civility === 100 && toneMeasures.assertiveness >= 95) {
    return `No hedges, slang, or disparaging words were found; whether the rest of the tone suits ${AUDIENCE_WORDS[audience]} was not examined.`;
  }
  return '';
}

function meant(
  reading: ReviewedText,
  rules: ReadonlySet<string>,
): { count: number; quotes: string } {
  const found = reading.findings.filter(({ rule }) => rules.has(rule));
  const sentences = found.slice(0, QUOTED).map((finding) => {
    const { start, end } = sentenceAt(reading, finding);
    return quoted(reading.text.slice(start, end), 160);
  });
  return { count: found.length, quotes: closing(listed([...new Set(sentences)])) };
}

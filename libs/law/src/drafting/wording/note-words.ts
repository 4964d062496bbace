import { type Token, tag, tokenize } from '@casewright/law/sentences';
import { capital } from '../requirements/names.js';
import type { Wording } from './units.js';

export const proposed = (text: string): Wording => ({
  text: `${capital(text)}.`,
  isPlain: false,
});
export const plain = (text: string): Wording => ({ text: `${capital(text)}.`, isPlain: true });

/** What the sentence that goes on has said so far. */
export const sentenceIn = (before: string): string =>
  /[.;]\s*$/.test(before) ? '' : (/(?:^|[.;] +)((?:[^.;]|\.(?! ))*)$/.exec(before)?.[1] ?? '');

export function tagged(text: string): Token[] {
  const tokens = tokenize(text);
  tag(text, tokens);
  return tokens;
}

export const lowerFirst = (words: string): string =>
  /^(?:A|An|The) |^\p{Lu}[\p{Ll}-]+(?!\p{Lu}| \p{Lu})/u.test(words)
    ? `${words[0]!.toLowerCase()}${words.slice(1)}`
    : words;

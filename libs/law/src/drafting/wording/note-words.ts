import { capital } from '../requirements/names.js';
import type { Wording } from './units.js';

export const proposed = (said: string): Wording => ({ text: `${capital(said)}.`, isPlain: false });
export const guessed = (said: string): Wording => ({ ...proposed(said), isGuess: true });
export const plain = (said: string): Wording => ({ text: `${capital(said)}.`, isPlain: true });

/** What the sentence that goes on has said so far. */
export const sentenceIn = (before: string): string =>
  /[.;]\s*$/.test(before) ? '' : (/(?:^|[.;] +)((?:[^.;]|\.(?! ))*)$/.exec(before)?.[1] ?? '');

export const lowerFirst = (words: string): string =>
  /^(?:A|An|The) |^\p{Lu}[\p{Ll}-]+(?!\p{Lu}| \p{Lu})/u.test(words)
    ? `${words[0]!.toLowerCase()}${words.slice(1)}`
    : words;

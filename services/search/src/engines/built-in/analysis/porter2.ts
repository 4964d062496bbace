import { EXCEPTIONS, STEP2, STEP3, STEP4, UNCHANGED_AFTER_PLURAL } from './porter2-tables.js';

/**
 * The English Snowball stemmer ("Porter2"), after Martin Porter's description of the algorithm.
 * `region` numbers below are its R1 and R2.
 */
const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_END = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;

/** The stem of a lower-case English word without apostrophes. */
export function stem(word: string): string {
  if (word.length < 3) return word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  let text = word.replace(/^y|([aeiouy])y/g, (_, before = '') => `${before}Y`);
  const r1 = firstRegion(text);
  const r2 = regionAfter(text, r1);
  text = plural(text);
  if (UNCHANGED_AFTER_PLURAL.has(text)) return text;
  text = verbEnding(text, r1);
  text = text.replace(/(.[^aeiouyY])[yY]$/, '$1i');
  text = replaceSuffix(text, r1, STEP2, (rest, suffix) => {
    if (suffix === 'ogi') return rest.endsWith('l');
    return suffix !== 'li' || /[cdeghkmnrt]$/.test(rest);
  });
  text = replaceSuffix(text, r1, STEP3, (rest, suffix) => suffix !== 'ative' || rest.length >= r2);
  text = dropSuffix(text, r2);
  return lastLetter(text, r1, r2).toLowerCase();
}

function firstRegion(word: string): number {
  const special = /^(?:gener|commun|arsen)/.exec(word);
  return special ? special[0].length : regionAfter(word, 0);
}

function regionAfter(word: string, from: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
}

function plural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/(?:us|ss)$/.test(word) || !word.endsWith('s')) return word;
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function verbEnding(word: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(word);
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const ending = /(?:ed|ing)(?:ly)?$/.exec(word);
  if (!ending || !VOWEL.test(word.slice(0, ending.index))) return word;
  const rest = word.slice(0, ending.index);
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (DOUBLE.test(rest)) return rest.slice(0, -1);
  return rest.length <= r1 && SHORT_END.test(rest) ? `${rest}e` : rest;
}

function replaceSuffix(
  word: string,
  region: number,
  table: readonly [string, string][],
  allowed: (rest: string, suffix: string) => boolean,
): string {
  for (const [suffix, by] of table) {
    if (!word.endsWith(suffix)) continue;
    const rest = word.slice(0, -suffix.length);
    return rest.length >= region && allowed(rest, suffix) ? rest + by : word;
  }
  return word;
}

function dropSuffix(word: string, r2: number): string {
  const suffix = STEP4.find((ending) => word.endsWith(ending));
  if (!suffix) return word;
  const rest = word.slice(0, -suffix.length);
  if (rest.length < r2 || (suffix === 'ion' && !/[st]$/.test(rest))) return word;
  return rest;
}

function lastLetter(word: string, r1: number, r2: number): string {
  const rest = word.slice(0, -1);
  if (word.endsWith('e')) {
    if (rest.length >= r2 || (rest.length >= r1 && !SHORT_END.test(rest))) return rest;
  }
  return word.endsWith('ll') && rest.length >= r2 ? rest : word;
}

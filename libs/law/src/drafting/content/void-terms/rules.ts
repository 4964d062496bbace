import type { Refused } from '../../source/template-source.js';

/** The same words refused in several places, each with its law. */
export const inEach = (
  rule: Omit<Refused, 'when' | 'law'>,
  laws: readonly (readonly [when: string, law: string])[],
): Refused[] => laws.map(([when, law]) => ({ ...rule, when, law }));

/** Rules as a template has them whose section for it has another id. */
export const toldIn = (section: string, rules: readonly Refused[]): Refused[] =>
  rules.map((rule) => ({ ...rule, section }));

/** Words that keep what the law does not let a term take away. */
const CARVED_OUT =
  /\b(?:except|unless|other than|save|apart from|carve|does not apply|do not apply|excluding)\b/i;
export const goesAllTheWay = (_: string, sentence: string): boolean => !CARVED_OUT.test(sentence);

import { stem } from 'porter2';
import { termHash } from './term-hash.js';
import { normalizeWord } from './word-cache.js';

/**
 * Words that any legal question may contain. They are indexed and scored, but a match on them is
 * not reported as a reason, nor their absence as a gap.
 */
const COMMON_WORDS = `
  what factors elements outcome court courts case cases regarding concerning involving determine
  how when where why whether whose can could may might must shall should would does done have been
  law laws legal illegal lawful unlawful rule rules question issue issues test standard apply
  require requirement need claim claims sue sued suing liable liability responsible allow permit
  permissible enforce enforceable valid validity proper prove show reason reasonable basis factor
  based effect wrongful right wrong possible likely able unable consider example
  get got give gave given go goes gone went make made take took taken keep kept put let say said
  tell told ask want use find found know knew known think see saw seen look happen bring brought
  call seek sought become became begin began hold held mean involve come came provide rise exist
  i me my mine we us our you your he him she him it they them who whom
  someone anyone everyone somebody anybody person people one thing something anything nothing
  under against between during before after into through about above below behind up down out off near
  than then as if or and but nor not no only also just even still yet ever never always again
  already too very more most less least much many few some any all each every both either neither
  other another same such own new old long short big small large good bad first second last next
  can't cannot couldn't won't wouldn't shouldn't mustn't doesn't don't didn't isn't aren't wasn't weren't
  hasn't haven't hadn't
  early late high low full whole part kind type way time day year month here there because since
  until unless while without`;

const common = new Set(
  COMMON_WORDS.trim()
    .split(/\s+/)
    .map((word) => termHash(stem(normalizeWord(word)))),
);

/** Whether the term says nothing about the subject of a question. */
export function isCommonTerm(term: number): boolean {
  return common.has(term);
}

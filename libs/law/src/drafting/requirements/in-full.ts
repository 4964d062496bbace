import { findCitations } from '@casewright/law/citations';
import type { Jurisdiction } from '../jurisdictions.js';
import type { TemplateSource } from '../source/template-source.js';
import { capital } from './names.js';
import {
  DAYS,
  DOLLARS,
  FORMED,
  GOES_ON,
  LETTERS,
  NUMBERED,
  OF_STATE,
  rulesOf,
  STOP,
  UNDOTTED,
} from './note-abbreviations.js';
import type { Rule } from './note-numbers.js';
import type { Span } from './phrases.js';
import { roleLabels } from './role-labels.js';

/** A text with its abbreviations written out, which remembers how each was written. */
export interface Full {
  text: string;
  /** The words that were written for a stretch of it. */
  written(span: Span): string;
}

/** The requirements with the abbreviations of notes written out, so that every reader knows them. */
export function inFull(
  text: string,
  { parties }: Pick<TemplateSource, 'parties'>,
  place: Jurisdiction | null,
): Full {
  const isBritish = place?.id === 'england';
  const isAmerican = !isBritish && (place?.id === 'federal' || !!place?.courts);
  const called = new Set(parties.flatMap((party) => party.called));
  const letters = Object.entries(LETTERS).flatMap(([short, role]): Rule[] => {
    const behind = `\\s?[:=]|['’]s\\b|\\s(?:[a-z]{2,}|\\+|\\$)${short.length > 1 ? '|\\s[A-Z]' : '|\\s[A-Z][a-z]+\\s[A-Z][a-z]'}`;
    const at = `(?<=^|[.;:,]\\s|/|\\n|\\b(?:by|to|from|and|if|for|\\p{Ll}{2,}s) )(?:${short})(?=${behind})`;
    return called.has(role.toLowerCase()) ? [[new RegExp(at, 'gu'), () => role]] : [];
  });
  const rules = rulesOf(UNDOTTED.test(text) ? GOES_ON : STOP);
  const roles = [...called].filter((word) => /^\p{L}+$/u.test(word)).join('|');
  const shouted: Rule = [
    new RegExp(`(?<=^|\\n|[.;] )(?:${roles.toUpperCase()})(?=[ :])`, 'gu'),
    (role) => capital(role.toLowerCase()),
  ];
  const local = [
    NUMBERED,
    shouted,
    ...(isAmerican ? [DOLLARS] : []),
    ...rules,
    ...(isBritish ? [] : DAYS),
  ];
  const cited = citationsIn(text);
  const labels = roleLabels(text, parties);
  const full = [...labels, ...local, FORMED, OF_STATE, ...letters].reduce(replaced, {
    text: cited.hidden,
    written: ({ start, end }) => text.slice(start, end),
  });
  return { ...full, text: cited.shown(full.text) };
}

/** Stands for each character of a citation, whose `Supp. 2d` is no second day. */
const HIDDEN = '\uE000';

/** The text without its citations, as long as it is; and another text with them in their places again. */
function citationsIn(text: string): { hidden: string; shown: (full: string) => string } {
  const spans = text.includes(HIDDEN) ? [] : findCitations(text);
  const hidden = spans.reduce(
    (made, { start, end }) => made.slice(0, start) + HIDDEN.repeat(end - start) + made.slice(end),
    text,
  );
  const words = [...hidden.matchAll(new RegExp(`${HIDDEN}+`, 'g'))].map(({ 0: run, index }) =>
    text.slice(index, index + run.length),
  );
  return {
    hidden,
    shown: (full) => full.replace(new RegExp(`${HIDDEN}+`, 'g'), () => words.shift() ?? ''),
  };
}

function replaced(before: Full, [short, long]: Rule): Full {
  const edits: { at: number; length: number; start: number; end: number }[] = [];
  let text = '';
  let done = 0;
  for (const match of before.text.matchAll(short)) {
    const words = long(...match);
    text += before.text.slice(done, match.index);
    done = match.index + match[0].length;
    edits.push({ at: text.length, length: words.length, start: match.index, end: done });
    text += words;
  }
  text += before.text.slice(done);
  /** Where an offset was before; one within what was written out is at its start, or its end. */
  const was = (offset: number, isEnd: boolean): number => {
    const edit = edits.findLast(({ at }) => (isEnd ? at < offset : at <= offset));
    if (!edit) return offset;
    if (offset - edit.at < edit.length) return isEnd ? edit.end : edit.start;
    return edit.end + offset - edit.at - edit.length;
  };
  return {
    text,
    written: ({ start, end }) => before.written({ start: was(start, false), end: was(end, true) }),
  };
}

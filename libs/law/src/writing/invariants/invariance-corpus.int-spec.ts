import { readdirSync, readFileSync } from 'node:fs';
import type { WritingFinding } from '@casewright/contracts';
import { findCitations } from '@casewright/law/citations';
import {
  describeWithData,
  readSharedLines,
  sampleOf,
  sharedData,
} from '@casewright/testing/shared-data';
import { expect, it } from '@jest/globals';
import { createReviewer } from '../reviewer/create-reviewer.js';

type Cure = WritingFinding & { replacement: NonNullable<WritingFinding['replacement']> };

/** Every replacement of a review, as long as no two touch the same words, put into the text. */
function apply(
  text: string,
  findings: readonly WritingFinding[],
): { after: string; cures: Cure[] } {
  let after = '';
  let at = 0;
  const cures: Cure[] = [];
  for (const finding of [...findings].sort((a, b) => a.start - b.start)) {
    if (!finding.replacement || finding.start < at || finding.replacement.changesForce) continue;
    after += text.slice(at, finding.start) + finding.replacement.text;
    at = finding.end;
    cures.push(finding as Cure);
  }
  return { after: after + text.slice(at), cures };
}

const WORDS = 'zero one two three four five six seven eight nine'.split(' ');

/** What must be there before and after, each read by other means than the checker's. */
const KEPT: Record<string, (text: string) => string[]> = {
  numbers: (text) =>
    (
      text.match(/\d+(?:[.,]\d+)*|\b(?:zero|two|three|four|five|six|seven|eight|nine)\b/gi) ?? []
    ).map((number) => {
      const spelled = WORDS.indexOf(number.toLowerCase());
      return spelled < 0 ? number.replaceAll(',', '') : String(spelled);
    }),
  quotations: (text) =>
    [...text.matchAll(/“([^“”]*)”/g)].map((match) => match[1]!.replace(/[.,]$/, '')),
  modals: (text) =>
    (text.match(/\b(?:shall|must|may)\b/gi) ?? []).map((modal) => modal.toLowerCase()),
};

/** Formulas whose modal goes with them. */
const FORMULAS = /\b(?:it|which) (?:must|may|might) (?:also )?be \w+ that\b/gi;

const sorted = (words: readonly string[]): string[] => [...words].sort();

interface Opinion {
  id: string;
  opinions: { text: string }[];
}

function realTexts(): [string, string][] {
  const opinions = readSharedLines<Opinion>('opinions', 'opinions_dev.jsonl.gz');
  const contracts = readdirSync(sharedData('contracts', 'txt'));
  return [
    ...sampleOf(opinions, ({ id }) => id).map(({ id, opinions }): [string, string] => [
      id,
      opinions.map(({ text }) => text).join('\n\n'),
    ]),
    ...sampleOf(contracts, (name) => name).map((name): [string, string] => [
      name,
      readFileSync(sharedData('contracts', 'txt', name), 'utf8'),
    ]),
  ];
}

/** In a text, on average, at the least: fewer would say little. */
const CURES = 7.4;

/** Around a replacement: enough to see a name or a quotation that it broke. */
const AROUND = 60;

/** Words in capitals inside a sentence. */
const names = (text: string): string[] =>
  (text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu) ?? []).filter((name) => name !== 'The');

/**
 * What no seam may have: two marks, a stop or a blank before small words, `a` before a vowel. The
 * stop of an abbreviation that was there before is no fault, so only new ones count.
 */
const FAULTS =
  /\b\p{L}{3,}[.,;] ?[.,;]|[,;:]\s*[,;:.]|\. (?:on|in|at|and|of|to|for|by|with|from|that|the|a)\b|\s[.,;:](?=\s|$)|(?<=\w) {2,}(?=\w)|\(\s|\s\)|\ba (?=[aeio][a-z])|\ban (?=[bcdfgjklmnpqrstvwxz][a-z])/gu;
const faults = (words: string): number => words.match(FAULTS)?.length ?? 0;
const opensSentence = (before: string): boolean => /(?:^|[.?!][”"]?\s+)$/.test(before);

/** What is wrong where a replacement meets the words around it; none for a good one. */
function seamFaults(text: string, { start, end, quote, replacement }: Cure): string[] {
  const [before, after] = [text.slice(start - AROUND, start), text.slice(end, end + AROUND)];
  const now = replacement.text;
  const wrong: string[] = [];
  if (faults(before + now + after) > faults(before + quote + after)) wrong.push('marks');
  if (opensSentence(before) && /^\p{Lu}/u.test(quote) && /^\p{Ll}/u.test(now))
    wrong.push('capital');
  const stops = (words: string): boolean => /[.?!][”"]?$/.test(words);
  if (stops(quote) !== stops(now) && !/^[.?!]/.test(after)) wrong.push('stop');
  return wrong;
}

describeWithData('suggestions on real texts', () => {
  const reviews = realTexts().map(([id, text]) => {
    const { findings } = createReviewer().review(text);
    return { id, text, findings, ...apply(text, findings) };
  });

  it('never change a number, a quotation or the force of a modal, and lose no name', () => {
    const changed: unknown[] = [];
    for (const { id, text, cures } of reviews) {
      for (const { start, end, quote, replacement, rule } of cures) {
        const [before, after] = [text.slice(start - AROUND, start), text.slice(end, end + AROUND)];
        const [old, now] = [before + quote + after, before + replacement.text + after];
        for (const [kind, read] of Object.entries(KEPT)) {
          const was = sorted(read(old.replace(FORMULAS, '')));
          const is = sorted(read(now.replace(FORMULAS, '')));
          if (was.join('|') !== is.join('|'))
            changed.push([id, rule, quote, replacement.text, kind]);
        }
        const lost = names(old).filter((name) => !now.includes(name));
        if (lost.length > 0) changed.push([id, rule, quote, replacement.text, lost]);
      }
    }
    expect(changed).toEqual([]);
    expect(reviews.reduce((sum, { cures }) => sum + cures.length, 0)).toBeGreaterThan(
      CURES * reviews.length,
    );
  });

  it('fit the words around them where they are safe to take', () => {
    const torn = reviews.flatMap(({ id, text, cures }) =>
      cures
        // The stops of a citation are those of its abbreviations.
        .filter(({ replacement, family }) => replacement.safe && family !== 'citations')
        .map((cure) => [id, cure.rule, cure.quote, cure.replacement.text, seamFaults(text, cure)])
        .filter((row) => row[4]!.length > 0),
    );
    expect(torn).toEqual([]);
  });

  it('never change what is cited', () => {
    for (const { id, text, after } of reviews) {
      const cited = (words: string): string[] =>
        findCitations(words).map(({ normalized }) => normalized.replace(/\s/g, ''));
      expect([id, cited(after)]).toEqual([id, cited(text)]);
    }
  });

  it('quote the text letter by letter, each under an id of its own', () => {
    for (const { id, text, findings } of reviews) {
      const wrong = findings.filter(({ start, end, quote }) => text.slice(start, end) !== quote);
      expect([id, wrong, new Set(findings.map((finding) => finding.id)).size]).toEqual([
        id,
        [],
        findings.length,
      ]);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describeWithData, readSharedLines, sharedData } from '@casewright/testing/shared-data';
import { beforeAll, expect, it } from '@jest/globals';
import { review } from '../reviewer/create-reviewer.js';
import { blockKind } from '../text/paragraphs.js';
import { overlaps } from '../text/span.js';
import { loadWords } from '../words/words.js';
import { FAULTS_OF_CONTRACTS } from './faults-of-contracts.js';
import { FAULTS_OF_FORM } from './faults-of-form.js';
import { FAULTS_OF_PROSE } from './faults-of-prose.js';
import type { FaultKind, Planted } from './plant.js';

const KINDS: readonly FaultKind[] = [...FAULTS_OF_PROSE, ...FAULTS_OF_FORM, ...FAULTS_OF_CONTRACTS];
const LEAST_FAULTS = 120;
const LEAST_KINDS = 25;
const CLEAN = 200;
const WORDS = { least: 60, most: 220 };

/**
 * What no published opinion has but by a slip. Other findings are of style, and true of opinions
 * too: those are read by hand (docs/writing.md).
 */
const SLIPS = new Set([
  'confusable',
  'confused-word',
  'apostrophe',
  'misspelling',
  'near-figures',
  'dead-exhibit',
  'verb-form',
  'missing-word',
  'wrong-article',
  'unclosed-mark',
  'comma-splice',
  'list-count',
  'agreement',
  'repeated-word',
  'figure-mismatch',
  'name-drift',
  'open-place',
  'told-twice',
  'dead-reference',
  'numbering-gap',
  'parallel-items',
  'list-style',
  'undefined-term',
  'inconsistent-term',
  'unused-term',
  'incivility',
  'id-after-several',
]);

interface Opinion {
  id: string;
  year?: number;
  opinions: { text: string }[];
}

/** Paragraphs of opinions that were not read while the rules were written, nor learned from. */
function paragraphsOfOpinions(): string[] {
  const all = readSharedLines<Opinion>('opinions', 'opinions_dev.jsonl.gz');
  return all
    .filter((_, at) => at % 2 === 1)
    .flatMap(({ opinions }) => opinions.flatMap(({ text }) => text.split(/\n{2,}/)))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => {
      const words = text.split(' ').length;
      return words >= WORDS.least && words <= WORDS.most && blockKind(text) === 'prose';
    });
}

function contractsNotRead(): string[] {
  const folder = sharedData('contracts', 'more');
  return readdirSync(folder)
    .sort()
    .filter((_, at) => at % 2 === 1)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter(({ length }) => length < 60_000);
}

/** Each way of a kind, in the first text that has a place for it and has not been used for the kind. */
function plantedIn(kind: FaultKind, texts: readonly string[]): Planted[] {
  let from = 0;
  return kind.ways.flatMap((plant) => {
    for (let tried = 0; tried < texts.length; tried++) {
      const at = (from + tried) % texts.length;
      const planted = plant(texts[at]!);
      if (!planted) continue;
      from = at + 1;
      return [planted];
    }
    return [];
  });
}

const words = await loadWords();

describeWithData('planted faults', () => {
  let texts: Record<FaultKind['from'], string[]>;
  let outcomes: { kind: string; isFound: boolean; words: string }[];

  beforeAll(() => {
    texts = { paragraphs: paragraphsOfOpinions(), contracts: contractsNotRead() };
    outcomes = KINDS.flatMap((kind) =>
      plantedIn(kind, texts[kind.from]).map(({ text, ...place }) => ({
        kind: kind.kind,
        isFound: review(text, { documentKind: kind.in }, words).findings.some((it) =>
          overlaps(it, place),
        ),
        words: text.slice(Math.max(0, place.start - 40), place.end + 20),
      })),
    );
  });

  it('are found, most of them', () => {
    const missed = outcomes.filter(({ isFound }) => !isFound);
    expect(new Set(outcomes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(LEAST_KINDS);
    expect(outcomes.length).toBeGreaterThanOrEqual(LEAST_FAULTS);
    const share = 1 - missed.length / outcomes.length;
    console.info(`${outcomes.length} planted, ${(share * 100).toFixed(1)} % found`, missed);
    expect(share).toBeGreaterThanOrEqual(0.85);
  });

  it('are not seen where none are', () => {
    const step = Math.floor(texts.paragraphs.length / CLEAN);
    const clean = texts.paragraphs.filter((_, at) => at % step === 0).slice(0, CLEAN);
    const alarms = clean.flatMap((text) =>
      review(text, { documentKind: 'brief' }, words)
        .findings.filter(({ rule }) => SLIPS.has(rule))
        .map(({ rule, quote }) => `${rule}: ${quote}`),
    );
    expect(clean).toHaveLength(CLEAN);
    const found = outcomes.filter(({ isFound }) => isFound).length;
    console.info(`${alarms.length} alarms in ${CLEAN} clean paragraphs`, alarms);
    expect(alarms.length / (found + alarms.length)).toBeLessThanOrEqual(0.05);
  });
});

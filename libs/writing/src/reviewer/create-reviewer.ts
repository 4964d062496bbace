import type { WritingOptions, WritingReview } from '@casewright/contracts';
import { measureTone } from '../measures/measure-tone.js';
import { score } from '../measures/score.js';
import { alternatives } from '../prose/alternatives.js';
import { improvements } from '../prose/improvements.js';
import type { Placed } from '../prose/reading.js';
import { stylePassage } from '../prose/style.js';
import { tonePassage } from '../prose/tone.js';
import { DOCUMENT_RULES } from '../rules/catalog.js';
import {
  applies,
  type CheckedParagraph,
  checkParagraph,
  type RuleMatch,
} from '../rules/check-paragraph.js';
import type { RuleContext } from '../rules/rule.js';
import { blockQuotations } from '../text/block-quotations.js';
import { definedTermsOf } from '../text/defined-terms.js';
import { audienceOf, detectKind } from '../text/detect-kind.js';
import { splitBlocks } from '../text/paragraphs.js';
import { quotedPlaces, toFindings, withoutDoubles } from './settle.js';

/** Remembers what was made for a key in this round or the one before it, and forgets the rest. */
class TwoRounds<T> {
  private current = new Map<string, T>();
  private before = new Map<string, T>();

  /** Begins a round: what the last one did not ask for is gone. */
  nextRound(): void {
    this.before = this.current;
    this.current = new Map();
  }

  get(key: string, make: () => T): T {
    const known = this.current.get(key);
    if (known !== undefined) return known;
    const value = this.before.get(key) ?? make();
    this.current.set(key, value);
    return value;
  }
}

export interface Reviewer {
  /**
   * Reviews a text. Paragraphs that stood in the last text are not read again, so a key typed in a
   * long text costs as much as its paragraph.
   */
  review(text: string, options?: WritingOptions): WritingReview;
}

export function createReviewer(): Reviewer {
  const known = new TwoRounds<CheckedParagraph>();
  return {
    review(text, options = {}) {
      known.nextRound();
      const documentKind = options.documentKind ?? detectKind(text);
      const blocks = splitBlocks(text);
      // The clauses of a contract are set in, and they are its own.
      const quoted = documentKind === 'contract' ? [] : blockQuotations(text, blocks);
      const paragraphs = blocks.map(({ start, end }, i) => {
        const words = text.slice(start, end);
        const isQuotation = quoted[i] === true;
        const checked = known.get(`${documentKind} ${isQuotation} ${words}`, () =>
          checkParagraph(words, { documentKind, isQuotation }),
        );
        return { start, end, ...checked };
      });
      return put(text, paragraphs, { documentKind }, options);
    },
  };
}

function put(
  text: string,
  paragraphs: readonly Placed[],
  context: RuleContext,
  options: WritingOptions,
): WritingReview {
  const { documentKind } = context;
  const audience = options.audience ?? audienceOf(documentKind);
  const terms = definedTermsOf(paragraphs);
  const starts = sentenceStarts(paragraphs);
  const isQuoted = quotedPlaces(text);
  const matches = withoutDoubles([
    ...placedMatches(paragraphs).filter((match) => !isQuoted(match)),
    ...ofDocument(paragraphs, context),
  ]);
  const findings = toFindings(matches, {
    text,
    opensSentence: (at) => starts.has(at),
    terms,
  });
  const prose = paragraphs.filter(({ paragraph }) => paragraph.sentences.length > 0);
  const scores = score(prose);
  const toneMeasures = measureTone(findings, scores);
  const reading = {
    text,
    paragraphs: prose,
    findings,
    scores,
    toneMeasures,
    documentKind,
    audience,
  };
  return {
    style: stylePassage(reading),
    tone: tonePassage(reading),
    improvements: improvements(reading),
    alternatives: alternatives(reading),
    findings,
    scores,
    toneMeasures,
    documentKind,
    audience,
    engine: 'local',
  };
}

function placedMatches(paragraphs: readonly Placed[]): RuleMatch[] {
  return paragraphs.flatMap(({ start: at, matches }) =>
    matches.map((match) => ({ ...match, start: match.start + at, end: match.end + at })),
  );
}

function ofDocument(paragraphs: readonly Placed[], context: RuleContext): RuleMatch[] {
  return DOCUMENT_RULES.flatMap((rule, i) => {
    if (!applies(rule, context.documentKind)) return [];
    const parts = paragraphs.map(({ start, collected }) => ({ at: start, found: collected[i] }));
    return rule.check(parts, context).map((match) => ({ ...match, rule }));
  });
}

function sentenceStarts(paragraphs: readonly Placed[]): Set<number> {
  const starts = new Set<number>();
  for (const { start, paragraph } of paragraphs) {
    for (const sentence of paragraph.sentences) {
      starts.add(start + sentence.start);
      const first = sentence.tokens[0];
      if (first) starts.add(start + first.start);
    }
  }
  return starts;
}

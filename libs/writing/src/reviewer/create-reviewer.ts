import type { WritingOptions, WritingReview } from '@casewright/contracts';
import { alternatives } from '../alternatives/alternatives.js';
import { audienceOf, detectKind } from '../kinds/detect-kind.js';
import { score } from '../measures/score.js';
import { improvements } from '../prose/improvements.js';
import { stylePassage } from '../prose/style.js';
import { tonePassage } from '../prose/tone.js';
import { DOCUMENT_RULES } from '../rules/catalogue.js';
import type { RuleContext } from '../rules/rule.js';
import { definedTermsOf } from '../terms/defined-terms.js';
import { blockQuotations } from '../text/block-quotations.js';
import { splitBlocks } from '../text/paragraphs.js';
import type { Span } from '../text/span.js';
import { measureTone } from '../tone/measure-tone.js';
import {
  applies,
  type CheckedParagraph,
  checkParagraph,
  type RuleMatch,
} from './check-paragraph.js';
import { quotedPlaces } from './quoted-places.js';
import { TwoRounds } from './remember.js';
import { toFindings, withoutDoubles } from './settle.js';

/** A paragraph at its place in the text. */
export type Placed = Span & CheckedParagraph;

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

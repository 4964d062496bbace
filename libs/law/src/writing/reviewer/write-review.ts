import type { WritingOptions, WritingReview } from '@casewright/contracts';
import { measureTone } from '../measures/measure-tone.js';
import { score } from '../measures/score.js';
import { alternatives } from '../prose/alternatives.js';
import { improvements } from '../prose/improvements.js';
import type { Placed } from '../prose/reading.js';
import { stylePassage } from '../prose/style.js';
import { tonePassage } from '../prose/tone.js';
import { DOCUMENT_RULES } from '../rules/catalog.js';
import { applies, type RuleMatch } from '../rules/check-paragraph.js';
import type { RuleContext } from '../rules/rule.js';
import { definedTermsOf } from '../text/defined-terms.js';
import { audienceOf } from '../text/detect-kind.js';
import { withoutDoubles } from './doubles.js';
import { mended } from './mend.js';
import { quotedPlaces, toFindings } from './settle.js';

/** The review of a text whose paragraphs have been read and checked. */
export function writeReview(
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
  const findings = mended(
    toFindings(matches, { text, opensSentence: (at) => starts.has(at), terms }),
  );
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

import type { WritingDocumentKind } from '@casewright/contracts';
import { measureParagraph, type ParagraphMeasures } from '../measures/measure-paragraph.js';
import { blockKind } from '../text/paragraphs.js';
import { type Paragraph, readParagraph } from '../text/reading.js';
import { DOCUMENT_RULES, PARAGRAPH_RULES } from './catalog.js';
import type { Match, RuleCard, RuleContext } from './rule.js';

export interface RuleMatch extends Match {
  rule: RuleCard;
}

/** All that is known of a paragraph on its own; it stays true wherever the paragraph moves. */
export interface CheckedParagraph {
  paragraph: Paragraph;
  measures: ParagraphMeasures;
  matches: RuleMatch[];
  /** What each rule of the whole text collected here, in the catalog's order. */
  collected: unknown[];
}

/** What a paragraph is read as, which its place in the text decides and not its words. */
interface ParagraphReading extends RuleContext {
  /** Someone else's words, set off without quotation marks. */
  isQuotation: boolean;
}

export function checkParagraph(
  text: string,
  { isQuotation, ...context }: ParagraphReading,
): CheckedParagraph {
  const paragraph = readParagraph(text, isQuotation ? 'quotation' : blockKind(text));
  const matches = PARAGRAPH_RULES.filter((rule) => applies(rule, context.documentKind)).flatMap(
    (rule) => rule.check(paragraph, context).map((match) => ({ ...match, rule })),
  );
  return {
    paragraph,
    measures: measureParagraph(paragraph),
    matches,
    collected: DOCUMENT_RULES.map((rule) => rule.collect(paragraph, context)),
  };
}

export const applies = (rule: RuleCard, kind: WritingDocumentKind): boolean =>
  rule.documents === undefined || rule.documents.includes(kind);

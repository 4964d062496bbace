import type { WritingGrounding, WritingReview } from '../writing/schemas.js';
import {
  countOf,
  fallbackWarning,
  HOW_CHECKED,
  modelRead,
  type Warning,
  warningsWith,
} from './warning.js';

type Reviewed = Partial<Pick<WritingReview, 'engine' | 'grounding' | 'fallback'>> & {
  /** The text has changed since it was reviewed. */
  isStale?: boolean | undefined;
};

/**
 * Whether a review is of the text alongside it, and how a model's suggestions were held to that
 * text.
 */
export function reviewWarnings({ engine, grounding, fallback, isStale }: Reviewed): Warning[] {
  return warningsWith(
    isStale && {
      title: 'Out of date',
      sentences: ['The text has changed since it was analyzed.'],
    },
    grounding && { title: HOW_CHECKED, sentences: checks(grounding, engine ?? 'unknown') },
    fallback && fallbackWarning(fallback),
  );
}

function checks(grounding: WritingGrounding, engine: string): string[] {
  const { suggestionsKept, suggestionsDropped, remarksKept, remarksDropped } = grounding;
  const suggestions = suggestionsKept + suggestionsDropped;
  const remarks = remarksKept + remarksDropped;
  return [
    modelRead(engine, grounding),
    suggestions === 0
      ? 'It suggested no other wording.'
      : `${suggestionsKept} of ${countOf(suggestions, 'suggestion')} shown.`,
    ...(suggestionsDropped === 0
      ? []
      : [
          'Left out were suggestions for words not in the text, those that touched a number, name, citation, quotation, defined term, or duty, and those that overlapped with a rule’s suggestion.',
        ]),
    ...(remarks === 0
      ? []
      : [`${remarksKept} of ${countOf(remarks, 'remark')} on the tone shown.`]),
    ...(remarksDropped === 0
      ? []
      : ['Left out were remarks that misquoted the text, added to it, or overlapped with a rule.']),
    'The scores and all other findings are those of the built-in engine.',
  ];
}

import { LIBRARY_OUT_OF_REACH } from '../citations/verdict.js';
import type { Grounding, NamedInAnswer } from '../grounding.js';
import type { Analysis } from '../insights/analyze.js';
import { eventLabel } from '../later-history/history-words.js';
import {
  countOf,
  fallbackWarning,
  HOW_CHECKED,
  modelRead,
  type Warning,
  warningsWith,
} from './warning.js';

type Analyzed = Partial<Pick<Analysis, 'engine' | 'grounding' | 'fallback'>> & {
  notices?: string[] | undefined;
  citations?: { explanation: string }[] | undefined;
};

/** What could not be read of a document or checked in it, and how far a model's words were tied to it. */
export function analysisWarnings({
  engine,
  grounding,
  fallback,
  notices = [],
  citations = [],
}: Analyzed): Warning[] {
  return warningsWith(
    grounding && { title: HOW_CHECKED, sentences: checks(grounding, engine ?? 'unknown') },
    fallback && fallbackWarning(fallback),
    { title: 'Not all of the file could be read', sentences: notices },
    wasOutOfReach(citations) && NOT_CHECKED,
  );
}

/** Whether citations were left unchecked because the library was away. */
export const wasOutOfReach = (citations: readonly { explanation: string }[]): boolean =>
  citations.some(({ explanation }) => explanation === LIBRARY_OUT_OF_REACH);

/** The title of the warning that a second check takes away. */
export const CITATIONS_NOT_CHECKED = 'Citations not checked';

const NOT_CHECKED: Warning = {
  title: CITATIONS_NOT_CHECKED,
  sentences: [
    'The case-law library could not be reached when this document was analyzed, so its citations are unconfirmed.',
    'Check them again before you rely on them.',
  ],
};

function checks(grounding: Grounding, engine: string): string[] {
  const { quotationsKept, quotationsDropped, citationsVerified, citationsUnverified, flagged } =
    grounding;
  const { named = [] } = grounding;
  const quotations = quotationsKept + quotationsDropped;
  const citations = citationsVerified + citationsUnverified;
  return [
    modelRead(engine, grounding),
    quotations === 0
      ? 'It quoted nothing.'
      : `${quotationsKept} of ${countOf(quotations, 'quotation')} found in the document; anything that rested on the others was left out.`,
    citations === 0
      ? 'It cited nothing that needed checking.'
      : `${citationsVerified} of ${countOf(citations, 'citation')} confirmed by the library; every other one is marked.`,
    ...(named.length === 0
      ? []
      : [`Named without a citation: ${named.map(namedWords).join('; ')}.`]),
    ...(flagged.length === 0
      ? []
      : [
          `Not found in the document: ${flagged.map(({ text }) => text).join('; ')}. Check before you rely on it.`,
        ]),
  ];
}

/** What there is to say about such a name where no case can be opened. */
export const NAMED_WORDS: Record<NamedInAnswer['status'], string> = {
  found: 'not in the library, which knows its later history',
  several: 'several decisions have this name, and the text does not say which is meant',
  not_in_library: 'no decision of this name in the library',
  unchecked: 'could not be checked',
};

/** "Roe v. Wade (Roe v. Wade, 410 U.S. 113 (1973): overruled by …)" */
function namedWords({ text, status, case: found, history }: NamedInAnswer): string {
  const [gravest] = history && history.standing !== 'none_known' ? history.events : [];
  const cited = [found?.name, found?.citation].filter(Boolean).join(', ');
  const decision = found ? `${cited}${found.year ? ` (${found.year})` : ''}` : NAMED_WORDS[status];
  return `${text} (${decision}${gravest ? `: ${eventLabel(gravest)}` : ''})`;
}

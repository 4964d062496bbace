// Explained relevance

export const aboutThisSentence = (source: string | number) => `About this sentence: ${source}`;
export const showLess = 'Show less';
export const showAllOfIt = 'Show all of it';

// Passage quote

export const readItInOpinion = 'Read it in the opinion';
export const ofCase = (title: string | number) => ` of ${title}`;

// Result card

export const caseSummary = 'Case Summary';
export const recordHasNone = 'The record has none.';
export const keyPoints = 'Key Points';

// Pick box

export const selectCase = (title: string) => `Select ${title}`;

// Result details

export const showDetails = 'Show details';
export const hideDetails = 'Hide details';
export const allCitations = (citationsCount: string | number) =>
  `All citations (${citationsCount})`;
export const whyHere = 'Why here';
export const copyCitation = 'Copy citation';
export const citationCopied = 'Citation copied';
export const citationWasNotCopied = 'The citation was not copied';

// Result source

export const yearCaseWasDecided = 'Year the case was decided';
export const jurisdictionWhereCaseWasDecided = 'Jurisdiction where the case was decided';
export const citedBy = (citedBy: string | number) => `Cited by ${citedBy}`;

// Score signals

export const partsOfScore = 'Parts of the score; higher is better';
export const score = 'Score';

const LABELS: Record<string, string> = {
  citation: 'The query is its citation',
  name: 'Words in its name',
  text: 'Words in its text',
};

/** A signal in words: one that has no label yet is its own key, spelled out. */
export function signalLabel(key: string): string {
  if (Object.hasOwn(LABELS, key)) return LABELS[key] ?? key;
  const words = key.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

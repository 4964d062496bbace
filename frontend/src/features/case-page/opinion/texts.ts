// Footnote list

export const footnotes = 'Footnotes';
export const footnoteBackToText = (label: string | number) => `Footnote ${label}: back to the text`;

// Opinion paragraph

export const copyLinkToParagraph = (value: string | number) => `Copy a link to paragraph ${value}`;
export const linkToParagraphCopied = 'Link to the paragraph copied';

// Opinion tab

export const opinionCouldNotBeFetched = 'The rest of the opinion could not be loaded';
export const whatYouSeeIsComplete =
  'What you see is complete up to that point. Check the connection and try again.';
export const fetchingOpinion = 'Loading the opinion...';
export const opinions = 'Opinions';
export const opinionOfCourt = 'Opinion of the court';
export const libraryHasThisCaseWithout = 'The library has this case, but not its opinions';
export const summaryAboveWasWrittenFor = 'The summary above was written for the starter library.';
export const getVolume = (volume: string) => `Get ${volume}`;
export const askForVolume = (volume: string) =>
  `Ask an administrator to add volume ${volume}, which has its text.`;
export const whereRecordComesFrom = 'Source of this record';

// Quote tool

export const copyWithCitation = 'Copy with citation';
export const quotationCopied = 'Quotation copied with its citation';

// Paragraph text

export const page = 'Page ';
export const footnote = (label: string | number) => `Footnote ${label}`;

// Find bar

export const searchInsideOpinion = 'Search inside the opinion';
export const soFar = ' so far';
export const previousMatch = 'Previous match';
export const nextMatch = 'Next match';
export const clearSearch = 'Clear the search';
export const noMatch = 'No match';
export const matchOf = (match: number, count: string) => `${match} of ${count}`;

const WORDS: Record<string, string> = {
  plurality: 'Plurality',
  concurrence: 'Concurrence',
  'concurrence-in-part': 'Concurrence in part',
  dissent: 'Dissent',
  addendum: 'Addendum',
  remittitur: 'Remittitur',
  rehearing: 'On rehearing',
  'on-the-merits': 'On the merits',
  'on-motion-to-strike': 'On motion to strike',
};

export const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The word for an opinion that is not simply the court's; null for that. */
export function opinionKindWord(kind: string): string | null {
  return WORDS[kind] ?? null;
}

import { QUOTATION_WORDS, type QuotationStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { BadgeTone } from '../../../../shared/ui/badge';

// Filter bar

export const verdict = 'Verdict';
export const kind = 'Kind';
export const standing = 'Later history';
export const allKinds = 'All kinds';
export const quotations = 'Quotations';
export const withOrWithout = 'With or without';

// Finding details

export const laterHistory = 'Later history';
export const pageLiesIn = 'The page is in';
export const inLibrary = 'In the library';
export const libraryHasItAt = 'The library has it at';
export const inIndex = 'In the citation index, without its text';
export const standsFor = 'Stands for';
export const quotation = 'Quotation';
export const asItWasRead = 'As read';
export const signal = 'Signal';
export const caseName = 'Case name';
export const author = 'Author';
export const title = 'Title';
export const volume = 'Volume';
export const reporterOrCode = 'Reporter or code';
export const pageLabel = 'Page';
export const section = 'Section';
export const rule = 'Rule';
export const pinCite = 'Pin cite';
export const year = 'Year';
export const docketNumber = 'Docket number';
export const parenthetical = 'Parenthetical';
export const copyThisCitation = 'Copy this citation';
export const citationCopied = 'Citation copied';

// Findings list

export const findings = 'Findings';

// Support view

export const whatOpinionSays = 'What the opinion says on this';
export const weakSupport = 'Weak support';
export const nearestPassage =
  'No passage has enough of the words of what it is cited for; this one comes nearest. That is not an error: the opinion may put it differently. Read it.';
export const noPassage =
  'No passage has a telling word of what it is cited for. That is not an error: read the opinion.';
export const openPassage = 'Read it in the opinion';

// Quotation view

export const theseWordsAreNotIn = 'These words do not appear in the opinions in the library.';
export const opinionHas = ' the opinion has: ';
export const yourTextHas = ' your text has: ';
export const struckOnlyInYourText = 'Struck: only in your text. Underlined: only in the opinion.';
export const whereItStands = 'Show it in context';
export const pageWithStop = (page: string | number) => `Page ${page}. `;
export const openOpinion = 'Open the opinion';

interface QuotationLook {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
}

/** How a quotation compares with its source: always a word and an icon alongside the color. */
export const QUOTATION_LOOKS: Record<QuotationStatus, QuotationLook> = {
  exact: { word: QUOTATION_WORDS.exact, icon: CircleCheck, tone: 'verified' },
  normalised: { word: QUOTATION_WORDS.normalised, icon: CircleCheck, tone: 'verified' },
  close: { word: QUOTATION_WORDS.close, icon: TriangleAlert, tone: 'mismatch' },
  not_found: { word: QUOTATION_WORDS.not_found, icon: CircleX, tone: 'notfound' },
  unchecked: { word: QUOTATION_WORDS.unchecked, icon: CircleDashed, tone: 'unchecked' },
};

import { countOf } from '@casewright/contracts';

export const document = 'Document';
export const draft = 'Draft';
export const citeCheck = 'Cite check';
export const search = 'Search';
export const running = 'Running';
export const blanksLeft = (count: number) => `${countOf(count, 'blank')} left`;
export const decidedOf = (decided: number, problems: number) =>
  `${decided} of ${countOf(problems, 'problem')} decided`;
export const readyToSign = 'Ready to sign';
export const analyzingDocument = 'Analyzing a document';
export const draftingDocument = 'Drafting a document';
export const reviewingDraft = 'Reviewing a draft';
export const checkingBrief = 'Checking a brief';

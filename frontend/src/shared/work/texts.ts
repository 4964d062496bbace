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

/** What a job does, by its kind; the others belong to a screen that is open. */
export const JOB_WORDS: Record<string, string> = {
  'documents.analyze': 'Analyzing a document',
  'templates.generate': 'Drafting a document',
  'writing.analyze': 'Reviewing a draft',
  'citations.check': 'Checking a brief',
};

import type { Decision, ReviewSummary } from '@casewright/contracts';
import { timeOf } from '../../../shared/config/days';
import { countOfCitations } from '../texts';

// Start review

export const reviewAndSign = 'Review and sign';
export const startingReview = 'Checking...';
export const reviewWasNotStarted = 'The review could not be started';
export const untitled = (date: string) => `Brief of ${date}`;

// Reviews tab

export const yourReviews = 'Reviews';
export const noReviews =
  'There are none yet. Check the citations of a brief, and choose “Review and sign” above its findings.';
export const deleteReview = 'Delete review';
export const deleteThis = (title: string) => `Delete ${title}`;
export const deleteQuestion = 'Delete this review?';
export const deleteWords = (title: string) =>
  `“${title}” and its decisions will be gone. A signed report that you exported can still be verified: the audit log keeps its digest.`;
export const reviewDeleted = 'Review deleted';
export const reviewNotDeleted = 'The review was not deleted';

export function factsOf({ citations, problems, decided, signedAt, createdAt }: ReviewSummary) {
  const work = signedAt ? `signed ${timeOf(signedAt)}` : `${decided} of ${problems} decided`;
  return [countOfCitations(citations), work, `begun ${timeOf(createdAt)}`];
}

// Verify file

export const verifyReport = 'Verify a report';
export const verifyHint =
  'Drop a report’s JSON file here, or choose it. Any change to the file, or to its entry in the audit log, is reported.';
export const chooseFile = 'Choose a JSON file';
export const reportFile = 'Report file';
export const verifying = 'Verifying...';
export const fileCouldNotBeVerified = 'The report could not be verified';
export const tooLong =
  'The file is too long to be verified here. An administrator can do so on the server: npm run audit -- report FILE.';
export const isIntact = 'Nothing was changed';
export const isNotIntact = 'This report does not verify';
export const intactWords = (title: string, name: string, at: string, entry: number) =>
  `“${title}”, signed by ${name}, ${timeOf(at)}. Entry ${entry.toLocaleString('en-US')} of the audit log has its digest.`;

// Review

export const loadingReview = 'Loading the review...';
export const reviewNotLoaded = 'The review could not be loaded';
export const allReviews = 'All reviews';
export const noProblem = 'No problem was found: every citation and quotation is in order.';
export const problems = 'Problems';
export const progress = (decided: number, all: number) => `${decided} of ${all} decided`;
export const notSaved = 'The decision was not saved';
export const keys = 'Keys';
export const keyNext = 'next';
export const keyPrevious = 'previous';
export const keyNote = 'note';
export const note = 'Note';
export const noteHint = 'Saved with the decision. Esc goes back to the list.';
export const undecided = 'Not decided';
export const inTheText = 'In the text';

export const DECISION_KEYS: Record<string, Decision> = {
  1: 'confirmed',
  2: 'corrected',
  3: 'removed',
};

// Sign

export const sign = 'Sign';
export const signHint =
  'Signing closes the review: nothing in it can be changed afterwards. Its digest goes into the audit log.';
export const yourName = 'Your name, as your signature';
export const certificate = 'Certificate page';
export const certificateHint = 'Use the wording your court requires, or leave it blank.';
export const signAndClose = 'Sign and close';
export const signing = 'Signing...';
export const notSigned = 'The report was not signed';
export const decideFirst = 'Decide every problem first.';
export const signedBy = (name: string, at: string) => `Signed by ${name}, ${timeOf(at)}`;
export const digest = 'SHA-256 of the report';
export const auditEntry = (number: number) =>
  `Entry ${number.toLocaleString('en-US')} of the audit log`;
export const entryOnItsWay = 'On its way into the audit log...';
export const saveJson = 'Save JSON';
export const jsonNotSaved = 'The file could not be saved';

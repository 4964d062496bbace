import type { WritingAudience, WritingDocumentKind } from '@casewright/contracts';
// Writing screen

export const readsDraftAsCarefulEditor =
  'Reads your draft as a careful editor would, and suggests wording for you to take or leave.';
export const textToAnalyze = 'Text to analyze';

// Use writing

export const analysisComplete = 'Analysis Complete';

// Writing views

export const whatIsSaidOfText = 'Views of the text';
export const findings = 'Findings ';
export const text = 'Text';
export const analysis = 'Analysis';
export const scores = 'Scores';
export const changes = 'Changes';

// Alternatives

export const useThisWording = 'Use this wording';
export const theseWordsAreNoLonger = 'These words are no longer in the text.';
export const showMore = (shown: string | number) => `Show ${shown} more`;

// Analysis panel

export const textWasNotAnalyzed = 'The text was not analyzed';
export const styleAnalysis = 'Style Analysis';
export const toneRecommendations = 'Tone Recommendations';
export const improvementPoints = 'Improvement Points';
export const alternativePhrasings = 'Alternative Phrasings';
export const analyzeTextForAccountOf =
  'Analyze the text for its style and tone, what to improve first, and alternative wording for whole sentences.';
export const readAs = (value: string | number) => `Read as: ${value}`;
export const forAudience = (value: string | number) => `for: ${value}`;
export const analyzingWriting = 'Analyzing the writing...';

// Analyze bar

export const analyzing = 'Analyzing...';
export const analyzeWriting = 'Analyze writing';
export const readAsLabel = 'Read as';
export const writtenFor = 'Written for';
export const tryExample = 'Try an example';
export const detected = (auto: string | number) => `Detected: ${auto}`;
export const detect = 'Detect';

// Use analysis

export const failedToAnalyzeWriting = 'Failed to analyze writing';

// Changes panel

export const noChanges = 'No changes';
export const onceYouTakeSuggestion =
  'Once you accept a suggestion, the text before and after is compared here.';
export const textIsTooDifferentFrom = 'The text has changed too much to compare word by word.';
export const passagesChanged = (passages: string) =>
  `${passages} changed. Struck: before. Underlined: now.`;
export const settleChanges = 'Accept all changes';
export const exportChanges = 'Export changes';
export const revisedText = 'Revised text';
export const now = ' now: ';
export const before = ' before: ';

// Editor pane

export const yourLegalText = 'Your Legal Text';
export const noFindings = 'No findings';
export const leaveItOut = 'leave it out';
export const suggested = (suggested: string | number) => ` Suggested: ${suggested}`;

// Editor toolbar

export const draft = 'Draft';
export const undo = 'Undo';
export const redo = 'Redo';
export const copyText = 'Copy the text';
export const textCopied = 'Text copied';
export const placeOf = (place: string | number, count: string | number) => `${place} of ${count}`;
export const previousFinding = 'Previous finding';
export const nextFinding = 'Next finding';

// Text area

export const pasteOrWriteBrief = 'Paste or write a brief, a contract, a letter, or a memo';

export const DOCUMENT_KIND_WORDS: Record<WritingDocumentKind, string> = {
  brief: 'Brief',
  contract: 'Contract',
  'client-letter': 'Client letter',
  'demand-letter': 'Demand letter',
  memo: 'Memo',
  opinion: 'Opinion',
  other: 'Other text',
};

export const AUDIENCE_WORDS: Record<WritingAudience, string> = {
  court: 'A court',
  client: 'A client',
  opponent: 'The other side',
  colleague: 'A colleague',
  'contract-parties': 'The parties',
  general: 'Anyone',
};

/** Written for this screen: prose with faults enough to show what is found. */
export const EXAMPLE_TEXT = `MEMORANDUM OF LAW

It is respectfully submitted that the motion to dismiss should be denied by the Court for the reason that the complaint adequately alleges each and every element of a breach of contract, and due to the fact that the arguments that are made by Defendant are clearly premised on disputed facts which cannot be resolved at this stage of the proceedings.

The agreement was signed by Harrow on March 1, 2024. Payment was made by Harrow in the amount of $12,000. At that point in time, the goods were not delivered, and no explanation was provided. Prior to the filing of this action, a written demand was sent by counsel for Harrow and/or his agent, and it was ignored.

A complaint must contain "enough facts to state a claim to relief that is plausible on its face." Bell Atlantic Corp. v. Twombly, 550 U.S. 544, 570 (2007). This is satisfied here. Defendant is in possession of the goods, and has made the decision to retain both the goods and the payment. It is not uncommon for a party to deny liability, but there is no principal of law that permits it to keep what it did not earn.
`;

// Sample for visitors

export const sampleStaysInBrowser =
  'Edit this sample or paste your own text. The rules run in your browser; nothing you write leaves it.';
export const withAccount =
  'With an account, every citation is checked against the library, and the draft is kept.';
export const startFreeTrial = 'Start Free Trial';

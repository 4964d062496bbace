import type { WritingAudience, WritingDocumentKind, WritingFamily } from '@casewright/contracts';

// Writing screen

export const readsDraftAsCarefulEditor =
  'Reads your draft as a careful editor would, and suggests other wording for you to take or leave.';
export const textToAnalyze = 'Text to analyze';

// Use writing

export const analysisComplete = 'Analysis Complete';

// Writing views

export const whatIsSaidOfText = 'What is said of the text';
export const findings = 'Findings ';
export const text = 'Text';
export const analysis = 'Analysis';
export const scores = 'Scores';
export const changes = 'Changes';

// Alternatives

export const useThisWording = 'Use this wording';
export const showInText = 'Show in the text';
export const theseWordsAreNoLonger = 'These words are no longer in the text.';
export const showMore = (shown: string | number) => `Show ${shown} more`;

// Analysis panel

export const textWasNotAnalyzed = 'The text was not analyzed';
export const yourTextIsStillHere = (failure: string | number) =>
  `${failure} Your text is still here.`;
export const styleAnalysis = 'Style Analysis';
export const toneRecommendations = 'Tone Recommendations';
export const improvementPoints = 'Improvement Points';
export const alternativePhrasings = 'Alternative Phrasings';
export const analyzeTextForAccountOf =
  'Analyze the text for its style and tone, what to improve first, and other wording for whole sentences.';
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
export const settleChanges = 'Accept all changes';
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

export const pasteOrWriteBrief = 'Paste or write a brief, a contract, a letter or a memo';

// Finding details

export const accept = 'Accept';
export const dismiss = 'Dismiss';
export const acceptAllOfThisKind = (safe: string | number) => `Accept all ${safe} of this kind`;
export const dismissAllOfThisKind = (kindCount: string | number) =>
  `Dismiss all ${kindCount} of this kind`;
export const thisChangesLegalForceOf = 'This changes the legal force of the sentence.';
export const proposalReadSentenceWithIt =
  'Only a suggestion: read the sentence with it before you accept it.';
export const original = 'Original';
export const suggestedLabel = 'Suggested';
export const leaveItOutLabel = 'Leave it out';

// Findings list

export const findingsLabel = 'Findings';
export const showMoreFindings = (rows: string | number) => `Show ${rows} more`;

// Findings panel

export const bringBackWhatWasDismissed = 'Restore dismissed findings';
export const family = 'Family';
export const allFamilies = 'All families';
export const readingText = 'Reading the text...';
export const rulesHaveNothingToRemark = 'The rules found nothing to flag';
export const thatIsNoPromise = 'This is no guarantee: the rules find only what they look for.';
export const findingsAppearHereAsYou = 'Findings appear here as you write';
export const rulesRunInThisBrowser =
  'The rules run in this browser; nothing is sent anywhere until you analyze the text.';
export const rulesDoNotRunIn =
  'The rules do not run in this browser while you write. Analyze the text to have them run on the server.';
export const inList = 'In the list: ';
export const walk = ' walk, ';
export const accepts = ' accepts, ';
export const dismissesInText = ' dismisses. In the text: ';
export const next = ' next, ';
export const altEnter = 'Alt Enter';
export const altDelete = 'Alt Delete';
export const dismisses = ' dismisses.';

// Use finding acts

export const replaced = (quote: string | number) => `Replaced: ${quote}`;
export const dismissed = (title: string | number) => `Dismissed: ${title}`;
export const replacedCount = (changesCount: string | number) => `${changesCount} replaced`;
export const dismissedCount = (ruleCount: string | number) => `${ruleCount} dismissed`;

/** The families of rules as the filter names them. */
export const FAMILY_WORDS: Record<WritingFamily, string> = {
  'plain-words': 'Plain words',
  verbs: 'Verbs',
  sentences: 'Sentences',
  precision: 'Precision',
  obligations: 'Obligations',
  consistency: 'Consistency',
  mechanics: 'Mechanics',
  'word-choice': 'Word choice',
  tone: 'Tone',
  citations: 'Citations',
};

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

// Finding details

export const accept = 'Accept';
export const dismiss = 'Dismiss';
export const acceptAllOfThisKind = (safe: string | number) => `Accept all ${safe} of this kind`;
export const dismissAllOfThisKind = (kindCount: string | number) =>
  `Dismiss all ${kindCount} of this kind`;
export const thisChangesLegalForceOf = 'This changes the legal force of the sentence.';
export const proposalReadSentenceWithIt =
  'Only a suggestion: read the sentence with the change before you accept it.';
export const original = 'Original';
export const suggestedLabel = 'Suggested';
export const leaveItOutLabel = 'Leave it out';

// Findings list

export const findingsLabel = 'Findings';
export const showMoreFindings = (rows: string | number) => `Show ${rows} more`;

// Findings panel

export const bringBackWhatWasDismissed = 'Restore dismissed findings';
export const family = 'Category';
export const allFamilies = 'All categories';
export const readingText = 'Reading the text...';
export const rulesHaveNothingToRemark = 'The rules found nothing to flag';
export const thatIsNoPromise = 'That is no guarantee: the rules find only what they look for.';
export const findingsAppearHereAsYou = 'Findings appear here as you write';
export const rulesRunInThisBrowser =
  'The rules run in this browser. Until you analyze the text, only its paragraphs with citations go to your server, which looks them up in the library.';
export const rulesDoNotRunIn =
  'The rules do not run in this browser while you write. Analyze the text to have them run on the server.';
export const keysOfFindings =
  'In the list: [J] [K] move, [A] accepts, [D] dismisses. In the text: [F7] next, [Alt Enter] accepts, [Alt Delete] dismisses.';

// Use finding acts

export const replaced = (quote: string | number) => `Replaced: ${quote}`;
export const dismissed = (title: string | number) => `Dismissed: ${title}`;
export const replacedCount = (changesCount: string | number) => `${changesCount} replaced`;
export const dismissedCount = (ruleCount: string | number) => `${ruleCount} dismissed`;

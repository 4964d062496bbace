// Finding row

export const page = (page: string | number) => ` · page ${page}`;
export const whatToDo = 'What to do: ';

// Findings list

export const findings = 'Findings';
export const showLessOf = (title: string | number) => `Show less of “${title}”`;
export const showMoreOf = (more: string | number, title: string | number) =>
  `Show ${more} more of “${title}”`;

// Findings panel

export const gravestFirst = 'Gravest first';
export const asInDocument = 'As in the document';
export const category = 'Category';
export const allCategories = 'All categories';
export const order = 'Order';
export const nothingWasFoundThatCalls = 'Nothing was found that calls for attention';
export const thatIsNoPromise =
  'That is no promise: what the engine does not look for, it does not find.';

// Analysis running

export const uploading = (uploading: string | number) => `Uploading ${uploading}`;
export const readingAndAnalyzingDocument = 'Reading and analyzing the document...';
export const upload = 'Upload';

// Chosen file

export const removeFile = 'Remove the file';

// Intake form

export const documentToAnalyze = 'Document to analyze';
export const documentFile = 'Document file';
export const chooseAnotherFile = 'Choose another file';
export const uploadFile = 'Upload a file';
export const pdfTxtOrWordOr = 'PDF, TXT or Word. Or drop a file anywhere on this form.';
export const documentWasNotAnalyzed = 'The document was not analyzed';
export const analyzing = 'Analyzing...';
export const tryExample = 'Try an example';
export const characters = (textCount: string | number) => `${textCount} characters`;
export const orPasteText = 'Or paste a text';
export const pasteContract = 'Paste a contract, a filing, an opinion or a letter';

// Intake panel

export const analyzeAnotherDocument = 'Analyze another document';

// Use analysis

export const analysisComplete = 'Analysis Complete';

// Delete document

export const documentDeleted = 'Document deleted';
export const documentWasNotDeleted = 'The document was not deleted';
export const deleteThisDocument = 'Delete this document?';
export const isRemovedFromThisInstallation = (title: string | number) =>
  `“${title}” is removed from this installation, with its text and its analysis. This cannot be undone.`;
export const deleteDocument = 'Delete document';

// Kept documents

export const yourDocuments = 'Your documents';
export const loadingYourDocuments = 'Loading your documents...';
export const yourDocumentsCouldNotBe = 'Your documents could not be listed';
export const noneYet =
  'None yet. What you have analyzed here is kept for you alone, with its result, until you delete it.';
export const deletedByItselfOn = (when: string | number) => `deleted by itself on ${when}`;
export const deleteTitled = (title: string | number) => `Delete ${title}`;

// Check again

export const citationsChecked = 'Citations checked';
export const reportShowsHowTheyStand = 'The report shows how they stand.';
export const checking = 'Checking...';
export const checkAgain = 'Check again';

// Details panel

export const pages = 'Pages';
export const wordsLabel = 'Words';
export const sentences = 'Sentences';
export const sections = 'Sections';
export const definedTerms = 'Defined terms';
export const citations = 'Citations';
export const charactersLabel = 'Characters';
export const parties = 'Parties';
export const dates = 'Dates';
export const inFigures = 'In figures';
export const computedUnder = (rule: string | number, reasoning: string | number) =>
  `Computed under ${rule}: ${reasoning}`;
export const pageNumber = (page: string | number) => `page ${page}`;

// Document report

export const result = 'Result';

// Kept report

export const documentCouldNotBeOpened = 'The document could not be opened';
export const itIsSafe = 'It is safe. Try again in a moment.';
export const thisDocumentIsNotHere = 'This document is not here';
export const showYourDocuments = 'Show your documents';
export const itWasDeleted = 'It was deleted, or it belongs to somebody else.';
export const openingDocument = 'Opening the document...';

// Report head

export const analyzed = (engine: string | number) => `analyzed ${engine}`;
export const print = 'Print';
export const deleteButton = 'Delete';

// Report views

export const viewsOfResult = 'Views of the result';
export const analysis = 'Analysis';
export const findingsTab = 'Findings ';
export const details = 'Details';
export const text = 'Text';

// Analysis result

export const document = 'Document';
export const failedToAnalyzeDocument = 'Failed to analyze document';
export const serverError = (status: string | number) => `Server error: ${status}`;

// Analysis view

export const keyInsights = 'Key Insights';
export const recommendations = 'Recommendations';

// Document pane

export const textOfDocumentCouldNot = 'The text of the document could not be loaded';
export const resultIsNotAffected = 'The result is not affected. Try again in a moment.';
export const loadingDocument = 'Loading the document...';

// Document text

export const documentTitle = 'The document';

/** Categories whose words are not simply their name with spaces. */
const OWN_WORDS: Record<string, string> = {
  'non-compete': 'Non-compete',
  'non-disparagement': 'Non-disparagement',
  'non-transferable-license': 'Non-transferable license',
  'no-solicit-of-customers': 'No-solicit of customers',
  'no-solicit-of-employees': 'No-solicit of employees',
  'rofr-rofo-rofn': 'Right of first refusal, offer or negotiation',
  'anti-assignment': 'Anti-assignment',
  'revenue-profit-sharing': 'Revenue or profit sharing',
  'ip-ownership-assignment': 'IP ownership assignment',
  'joint-ip-ownership': 'Joint IP ownership',
  'broad-ip-assignment': 'Broad IP assignment',
  'affiliate-license-licensor': 'Affiliate license (licensor)',
  'affiliate-license-licensee': 'Affiliate license (licensee)',
  'unlimited-all-you-can-eat-license': 'Unlimited license',
  'post-termination-services': 'Post-termination services',
  'third-party-beneficiary': 'Third-party beneficiary',
  'one-sided-indemnity': 'One-sided indemnity',
  'one-sided-liability': 'One-sided liability',
  'one-sided-termination': 'One-sided termination',
  'auto-renewal': 'Automatic renewal',
  'broken-cross-reference': 'Broken cross-reference',
};

/** A finding's category in words: `governing-law` is `Governing law`. */
export function categoryWords(category: string): string {
  const words = OWN_WORDS[category] ?? category.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

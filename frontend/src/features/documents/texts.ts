import { countOf } from '@casewright/contracts';

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
export const characters = (count: number) => countOf(count, 'character');
export const orPasteText = 'Or paste a text';
export const pasteContract = 'Paste a contract, a filing, an opinion, or a letter';

// Intake panel

export const analyzeAnotherDocument = 'Analyze another document';

// Use analysis

export const analysisComplete = 'Analysis Complete';

// Delete document

export const documentDeleted = 'Document deleted';
export const documentWasNotDeleted = 'The document was not deleted';
export const deleteThisDocument = 'Delete this document?';
export const isRemovedFromThisInstallation = (title: string | number) =>
  `“${title}” and its text and analysis are deleted from this installation. This cannot be undone.`;
export const deleteDocument = 'Delete document';

// Kept documents

export const yourDocuments = 'Your documents';
export const noneYet =
  'None yet. What you analyze here is kept, with its result, for you alone until you delete it.';
export const deletedByItselfOn = (when: string | number) => `will be deleted on ${when}`;
export const deleteTitled = (title: string | number) => `Delete ${title}`;

// Document report

export const result = 'Result';

// Kept report

export const documentCouldNotBeOpened = 'The document could not be opened';
export const itIsSafe = 'It is safe. Try again in a moment.';
export const thisDocumentIsNotHere = 'This document is not available';
export const showYourDocuments = 'Show your documents';
export const itWasDeleted = 'It was deleted, or it belongs to someone else.';
export const openingDocument = 'Opening the document...';

// Analysis result

export const document = 'Document';
export const failedToAnalyzeDocument = 'Failed to analyze document';
export const serverError = (status: string | number) => `Server error: ${status}`;

// Analysis view

export const soFar = 'So Far';

export const keyInsights = 'Key Insights';
export const recommendations = 'Recommendations';
export const byModel = (model: string) => `Added by the model ${model}`;
export const byModelNote = (model: string) =>
  `Added by the model ${model}. Each point quotes the passage it rests on; read the passage before you rely on the point.`;
export const modelSummary = 'The Model’s Summary';
export const modelInsights = 'The Model’s Insights';
export const modelAdvice = 'The Model’s Recommendations';
export const namedDecisions = 'Decisions Named Without a Citation';
export const namedDecisionsNote =
  'The model wrote these names and cited nothing for them. Read the decision before you rely on it.';

import type { FieldOrigin } from '@casewright/contracts';
import { ApiError, NetworkError, serverMessageOr } from '../../../shared/api/api-error';
// Generator form

export const noCitationWasGenerated = 'No citation was generated';
export const generating = 'Generating...';
export const generateCitation = 'Generate Citation';
export const legalText = 'Legal Text';
export const nameNumberCaptionTitlePage =
  'A name, a number, a caption, a title page: whatever you know about the source.';
export const citationFormat = 'Citation Format';
export const sourceType = 'Source Type';
export const readFieldsFromDescription = 'Read the fields from a description';
export const aboutReadingDescription = 'About reading a description';
export const forSourceThatYouDescribe =
  'For a source you describe in your own words. The built-in engine reads what it recognizes.';
export const forSourceThatYouDescribeIn = (model: string | number) =>
  `For a source that you describe in your own words. The model ${model} reads its fields; whatever your text does not say is left out and listed.`;

// Generator tab

export const brownVBoardOfEducation = 'brown v board of education 347 us 483 1954 supreme court';
export const citationAppearsHere = 'The citation appears here';
export const itIsWrittenFromWhat =
  'It is written from your text and completed from the library. Anything missing is listed. Try it with';
export const readingDescription = 'Reading the description...';
export const generatingCitation = 'Generating the citation...';

// Use generator

export const citationGenerated = 'Citation Generated';
export const noCitationCouldBeWritten = 'No citation could be written';

// Citation lead

export const copyWithTypefaces = 'Copy with typefaces';
export const citationCopiedWithItsTypefaces = 'Citation copied with its typefaces';
export const copyPlainText = 'Copy plain text';
export const citationCopiedAsPlainText = 'Citation copied as plain text';

// Citation standing

export const checking = 'Checking...';
export const checkAgain = 'Check again';

// Fields form

export const courtDocuments = 'Court documents';
export const lawReviews = 'Law reviews';
export const stillNeeded = (value: string | number) => `Still needed: ${value}.`;
export const noCitationYet = 'No citation yet: fill in the fields that name the source.';
export const nothingThatCitationNeedsIs = 'The citation has everything it needs.';
export const whatYouChangeHereIs = 'Your changes go into the citation right away.';
export const pinCite = 'Pin cite';
export const pageOrSectionYouRely = 'The page or section you rely on';
export const takeAllChangesBack = 'Undo all changes';
export const changedByYou = 'changed by you';
export const missing = 'missing';
export const writeItIn = 'Write it in';
export const typefacesOf = 'Typefaces for';
export const citationCouldNotBeRewritten = 'The citation could not be rewritten';
export const formatterCouldNotBeFetched =
  'The formatter could not be loaded. Your changes are kept.';
export const fetchingFormatter = 'Loading the formatter...';

// Generated citation

export const analysis = 'Analysis';
export const recommendations = 'Recommendations';
export const fields = 'Fields';
export const otherForms = 'Other forms';
export const generatedCitation = 'Generated Citation';
export const nothingInTextWasRecognized =
  'Nothing in the text was recognized as a source. Add more of it, or fill in the fields below.';
export const pinCiteInSentence = 'pin cite';
export const readFromYourDescription = 'Read from your description ';
export const prompt = (prompt: string | number) => ` (prompt ${prompt})`;
export const itRead = (word: string | number) => ` It read ${word}; each appears in your text.`;

// Other forms

export const copy = (label: string | number) => `Copy: ${label}`;
export const copied = (label: string | number) => `${label} copied`;

// Use recheck

export const checkerDoesNotRecognizeThis = 'The checker does not recognize this as a citation.';

/** The specification's words for a generation that failed for no stated reason. */
export const GENERATION_FAILED = 'Failed to generate citation';

/** Where a field's value comes from, in words. */
export const ORIGIN_WORDS: Record<FieldOrigin, string> = {
  text: 'from your text',
  library: 'from the library',
  index: 'from the citation index',
  reporter: 'by the reporter',
};

/** What a failed generation is explained with, in the toast and alongside the form. */
export function describeGenerateFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, GENERATION_FAILED);
  return error instanceof NetworkError ? error.message : GENERATION_FAILED;
}

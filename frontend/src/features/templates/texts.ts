import { countOf } from '@casewright/contracts';
import type { Asked } from './work/work-state';

// Template screen

export const draftAppearsHere = 'The draft appears here';
export const wholeClauses = (documentType: string | number, jurisdiction: string | number) =>
  `Complete, numbered clauses, with blanks marked. Your requirements go where they belong, and anything not understood is listed. Try it with a ${documentType} for ${jurisdiction}:`;
export const openingDraft = 'Opening the draft...';
export const draftingDocument = 'Drafting the document...';

// Template queries

export const failedToGenerateTemplate = 'Failed to generate template';
export const nothingWasChanged = 'Nothing was changed.';

// Request form

export const jurisdiction = 'Jurisdiction';
export const chooseDocumentType = 'Choose a document type';
export const noTemplateWasGenerated = 'No template was generated';
export const whatYouEnteredIsStill = ' What you entered is still here.';
export const generating = 'Generating...';
export const generateTemplate = 'Generate Template';
export const documentType = 'Document Type';
export const requirements = 'Requirements';
export const whoWhatWhenHowMuch =
  'Who, what, when, how much, and whatever else the document should say, in your own words.';
export const californiaNewYorkOhio = 'California, New York, Ohio ...';

// Request panel

export const changeRequirements = 'Change the requirements';
export const generatingAgainKeepsWhatYou =
  'Generating again keeps what you filled in and inserted.';
export const anotherDocumentTypeBeginsDraft = 'Choosing another document type starts a new draft.';

// Delete draft

export const draftDeleted = 'Draft deleted';
export const draftWasNotDeleted = 'The draft was not deleted';
export const deleteThisDraft = 'Delete this draft?';
export const isRemovedWithAllIts = (title: string | number) =>
  `“${title}” and all its versions are deleted. This cannot be undone.`;
export const deleteDraft = 'Delete draft';

// Kept drafts

export const yourDrafts = 'Your drafts';
export const noneYet =
  'None yet. Drafts that you save are kept here, with all their versions, for you alone.';
export const isInYourDrafts = (title: string | number) => `${title} is in your drafts`;
export const draftWasNotDuplicated = 'The draft was not duplicated';
export const version = (version: string | number) => `version ${version}`;
export const duplicate = (title: string | number) => `Duplicate ${title}`;
export const deleteTitled = (title: string | number) => `Delete ${title}`;

// Leave dialog

export const leaveThisDraft = 'Leave this draft?';
export const whatYouFilledInAnd =
  'You will lose what you filled in and inserted since the last save. Stay and save it to keep it as a version.';
export const leaveWithoutSaving = 'Leave without saving';
export const stay = 'Stay';

// Use drafting

export const templateGenerated = 'Template Generated';
export const draftWasRenumberedWithIts = 'The draft was renumbered with its clauses';
export const clausesWereNotChanged = 'The clauses were not changed';

// Use keeping

export const draftSaved = 'Draft saved';
export const versionOf = (version: string | number, title: string | number) =>
  `Version ${version} of “${title}”.`;
export const saveAgainToKeepIt = 'Save again to keep it as a new draft.';
export const itIsStillHere = 'It is still here.';
export const draftWasNotSaved = 'The draft was not saved';
export const draftCouldNotBeOpened = 'The draft could not be opened';

/** How much of a draft is still to be filled in: `3 places missing`, or `complete`. */
export function missingWords(places: number): string {
  return places > 0 ? `${countOf(places, 'place')} missing` : 'complete';
}

/** What a first look begins with; everything in it is made up. */
export const EXAMPLE: Asked = {
  documentType: 'Non-Disclosure Agreement',
  requirements:
    'Mutual NDA between Harrow & Pike LLC and Whitlock Services, Inc., effective March 1, 2027, for the purpose of evaluating a joint venture. Confidentiality lasts three years. Non-solicitation of employees for one year.',
  jurisdiction: 'California',
};

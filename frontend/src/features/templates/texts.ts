import type { Asked } from './work/work-state';

// Template screen

export const draftAppearsHere = 'The draft appears here';
export const wholeClauses = (documentType: string | number, jurisdiction: string | number) =>
  `Whole clauses, numbered, with the places that are still open. What your requirements say is put where it belongs; what was not understood is listed. Try it with a ${documentType} for ${jurisdiction}:`;
export const openingDraft = 'Opening the draft...';
export const draftingDocument = 'Drafting the document...';

// Template queries

export const failedToGenerateTemplate = 'Failed to generate template';
export const nothingWasChanged = 'Nothing was changed.';

// Arrange clauses

export const money = 'Money';
export const termAndTermination = 'Term and termination';
export const restrictions = 'Restrictions';
export const risk = 'Risk';
export const propertyAndData = 'Property and data';
export const disputes = 'Disputes';
export const general = 'General';

// Clauses sheet

export const clauseLibrary = 'Clause library';
export const findClause = 'Find a clause';
export const clausesCouldNotBeListed = 'The clauses could not be listed';
export const noClauseHasTheseWords = 'No clause has these words.';
export const noClauseFitsThisDocument = 'No clause fits this document.';
export const readIt = 'Read it';
export const asYouRequired = 'As you required';
export const remove = 'Remove';
export const insert = 'Insert';

// Draft block

export const toBeFilledInBy = 'to be filled in by hand';

// Draft runs

export const toBeFilledIn = ' (to be filled in)';

// Draft section

export const generatedTemplate = 'Generated Template';

// Drafting notes

export const drafting = 'Drafting';
export const jurisdiction = 'Jurisdiction';
export const balance = 'Balance';
export const draftingNotes = 'Drafting notes';

// Answer field

export const filledIn = 'filled in';
export const fromYourRequirements = 'from your requirements';
export const usualTerm = 'a usual term: check it';
export const showInDraft = (label: string | number) => `Show “${label}” in the draft`;
export const showInDraftTitle = 'Show in the draft';
export const choose = (label: string | number) => `Choose: ${label}`;
export const datePlaceholder = '2027-03-01 or March 1, 2027';

// Answers form

export const nothingHasToBeFilled = 'Nothing has to be filled in.';
export const requiredInformation = 'Required Information';
export const missing = (missingCount: string | number) => `${missingCount} missing`;
export const complete = 'Complete';
export const nextMissing = 'Next missing';

// Group fields

export const opening = 'Opening';

// Request form

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
export const anotherDocumentTypeBeginsDraft = 'Another document type begins a draft of its own.';

// Delete draft

export const draftDeleted = 'Draft deleted';
export const draftWasNotDeleted = 'The draft was not deleted';
export const deleteThisDraft = 'Delete this draft?';
export const isRemovedWithAllIts = (title: string | number) =>
  `“${title}” is removed with all its versions. This cannot be undone.`;
export const deleteDraft = 'Delete draft';

// Kept drafts

export const yourDrafts = 'Your drafts';
export const loadingYourDrafts = 'Loading your drafts...';
export const yourDraftsCouldNotBe = 'Your drafts could not be listed';
export const noneYet =
  'None yet. A draft that you save is kept here for you alone, with all its versions.';
export const isInYourDrafts = (title: string | number) => `${title} is in your drafts`;
export const draftWasNotDuplicated = 'The draft was not duplicated';
export const missingFacts = (missing: string | number) => `${missing} missing`;
export const version = (version: string | number) => `version ${version}`;
export const duplicate = (title: string | number) => `Duplicate ${title}`;
export const deleteTitled = (title: string | number) => `Delete ${title}`;

// Authorities list

export const decisionsCited = 'Decisions cited';

// Fold list

export const showFewer = 'Show fewer';
export const showAll = (entriesCount: string | number) => `Show all ${entriesCount}`;

// Overview

export const documentStructure = 'Document Structure';
export const documentHasNoHeadings = 'The document has no headings.';
export const usageInstructions = 'Usage Instructions';
export const thereAreNoneForThis = 'There are none for this document.';

// Requirements list

export const fromYourRequirementsTitle = 'From your requirements';
export const nothingInParticularWasRecognized = 'Nothing in particular was recognized.';
export const notTakenUp = 'Not taken up';
export const draftDoesNotFollowThese =
  'The draft does not follow these words. Add what they ask for yourself.';

// Draft views

export const viewsOfDraft = 'Views of the draft';
export const draft = 'Draft';
export const fillIn = 'Fill in ';

// Leave dialog

export const leaveThisDraft = 'Leave this draft?';
export const whatYouFilledInAnd =
  'What you filled in and inserted since the last save would be gone. Stay and save it to keep it as a version.';
export const leaveWithoutSaving = 'Leave without saving';
export const stay = 'Stay';

// Result head

export const drafted = (engine: string | number) => `drafted ${engine}`;
export const titleOfDraft = 'Title of the draft';
export const notSaved = 'not saved';
export const changedSinceVersion = (version: string | number) => `changed since version ${version}`;
export const versionSaved = (version: string | number) => `version ${version}, saved`;
export const saving = 'Saving...';
export const save = 'Save';
export const versions = 'Versions';
export const copy = 'Copy';
export const draftCopiedWithItsFormatting = 'Draft copied with its formatting';
export const print = 'Print';
export const newDraft = 'New draft';

// Template result

export const result = 'Result';
export const reloadWouldLoseThisDraft = 'A reload would lose this draft';
export const yourBrowserHasNoRoom = 'Your browser has no room for it. Save it to keep it.';

// Comparison

export const wordsAreSame = 'The words are the same.';
export const struckOnlyInOlderVersion =
  'Struck: only in the older version. Underlined: only in the draft as it is now.';
export const alike = (count: string | number) => `${count} alike`;
export const now = ' now: ';
export const before = ' before: ';

// Versions sheet

export const versionIsBack = (restored: string | number) => `Version ${restored} is back`;
export const itIsVersionNow = (version: string | number) => `It is version ${version} now.`;
export const versionWasNotRestored = 'The version was not restored';
export const versionsCouldNotBeListed = 'The versions could not be listed';
export const theyAreSafe = 'They are safe. Try again in a moment.';
export const bringsVersionBack = (restoredFrom: string | number) =>
  `brings version ${restoredFrom} back`;
export const versionLabel = 'Version ';
export const hideComparison = 'Hide the comparison';
export const compare = 'Compare';
export const ofVersion = (number: string | number) => ` of version ${number}`;
export const versionWithDraftNow = (number: string | number) =>
  ` version ${number} with the draft now`;
export const restoreVersion = (number: string | number) => `Restore version ${number}`;
export const restore = 'Restore';
export const thisVersionCouldNotBe = 'This version could not be read. Try again in a moment.';

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

/** What a first look begins with; everything in it is made up. */
export const EXAMPLE: Asked = {
  documentType: 'Non-Disclosure Agreement',
  requirements:
    'Mutual NDA between Harrow & Pike LLC and Whitlock Services, Inc., effective March 1, 2027, for the purpose of evaluating a joint venture. Confidentiality lasts three years. Non-solicitation of employees for one year.',
  jurisdiction: 'California',
};

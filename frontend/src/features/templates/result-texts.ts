// Arrange clauses

// Clauses sheet

export const clauseLibrary = 'Clause library';
export const findClause = 'Find a clause';
export const clausesCouldNotBeListed = 'The clauses could not be listed';
export const noClauseHasTheseWords = 'No clauses match.';
export const noClauseFitsThisDocument = 'No clauses fit this document.';
export const readIt = 'Read it';
export const asYouRequired = 'Already required';
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

export const missing = 'missing';
export const optional = 'optional';
export const filledIn = 'filled in';
export const fromYourRequirements = 'from your requirements';
export const usualTerm = 'a standard term: check it';
export const showInDraft = (label: string | number) => `Show “${label}” in the draft`;
export const showInDraftTitle = 'Show in the draft';
export const choose = (label: string | number) => `Choose: ${label}`;
export const take = (suggestion: string) => `Use “${suggestion}”`;
export const datePlaceholder = '2027-03-01 or March 1, 2027';

// Answers form

export const nothingHasToBeFilled = 'There is nothing to fill in.';
export const requiredInformation = 'Required Information';
export const complete = 'Complete';
export const nextMissing = 'Next missing';

// Group fields

export const opening = 'Opening';

// Authorities list

export const decisionsCited = 'Decisions cited';

// Fold list

export const showFewer = 'Show fewer';
export const showAll = (entriesCount: string | number) => `Show all ${entriesCount}`;

// Overview

export const documentStructure = 'Document Structure';
export const documentHasNoHeadings = 'The document has no headings.';
export const usageInstructions = 'Usage Instructions';
export const thereAreNoneForThis = 'This document has none.';

// Requirements list

export const fromYourRequirementsTitle = 'From your requirements';
export const nothingInParticularWasRecognized = 'Nothing specific was recognized.';
export const notTakenUp = 'Not covered';
export const draftDoesNotFollowThese =
  'No clause of the draft covers these words. Fill In asks how to word each; until then the draft leaves them out.';
export const notAllowed = 'Not allowed here';
export const lawOfThePlaceForbidsThese =
  'Local law does not allow these terms, so the draft leaves them out.';

// Draft views

export const viewsOfDraft = 'Views of the draft';
export const draft = 'Draft';
export const fillIn = 'Fill in ';

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
export const reloadWouldLoseThisDraft = 'Reloading would lose this draft';
export const yourBrowserHasNoRoom = 'Your browser has no room for it. Save it to keep it.';

import { sentence } from '../../../shared/config/texts';

// Authorities table

export const pageNumbersCountFromFirst = (
  pageCount: string | number,
  passimFrom: string | number,
) =>
  `Page numbers count from the first of ${pageCount} pages; passim means ${passimFrom} pages or more.`;
export const copyTable = 'Copy the table';
export const tableOfAuthoritiesCopied = 'Table of authorities copied';
export const referencesWithoutAuthority = 'References without an authority';
export const citedOn = ', cited on: ';
export const citedOnce = 'cited once';
export const citedTimes = (mentions: string | number) => `cited ${mentions} times`;
export const citedInNotes = (notes: readonly string[]) =>
  ` · in ${notes.length === 1 ? 'note' : 'notes'} ${notes.join(', ')}`;
export const page = (page: string | number) => ` · page ${page}`;

// Authorities view

export const tableOfAuthoritiesCouldNot = 'The table of authorities could not be built';
export const reportIsStillHere = (error: string) => `${sentence(error)} The report is still here.`;
export const makingTableOfAuthorities = 'Building the table of authorities...';

// Check form

export const citationsWereNotChecked = 'The citations were not checked';
export const checkCitations = 'Check citations';
export const briefFile = 'File to check';
export const uploadFile = 'Upload a file';
export const characters = ' characters';
export const checkExample = 'Check an example';
export const textToCheck = 'Text to check';
export const everyCitationInItIs =
  'Every citation is looked up in the library, and every quotation in the case it is attributed to. A Word, PDF, RTF, or ODT file is checked with its pages and footnotes.';
export const pasteBrief = 'Paste a brief, or drop a file here';

// Text file

export const hasNoTextInIt = (name: string | number) => `${name} has no text in it.`;
export const textHasMb = (bytes: string | number, citationTextBytes: string | number) =>
  `The text is ${bytes} MB; at most ${citationTextBytes} MB can be checked at once. Check it in parts.`;

// Check report

export const viewsOfReport = 'Views of the report';
export const findingsInText = 'Findings in the text';
export const text = 'Text';
export const tableOfAuthorities = 'Table of authorities';
export const noCitationWasFoundIn = 'No citation was found in this text';
export const editText = 'Edit the text';
export const citationIsRecognizedByIts =
  'A citation is recognized by its form, such as 347 U.S. 483 or 42 U.S.C. § 1983.';

// Check running

export const checkingCitations = 'Checking citations...';
export const cancel = 'Cancel';
export const eachCitationIsLookedUp =
  'Each citation is looked up in the library. A long brief takes a second or two.';

// Report head

export const citeCheck = 'Cite check: ';
export const pastedText = 'Pasted text';
export const checked = ', checked ';
export const toLookAt = (quotations: string) => ` · ${quotations} to check`;
export const print = 'Print';
export const downloadWithComments = 'Download with comments';
export const writingComments = 'Writing the comments...';
export const commentsWereNotWritten = 'The comments were not written';
export const checkedCopy = (name: string) => `${name.replace(/\.docx?$/i, '')} (checked).docx`;
export const textIsTooLongTo =
  'The text is too long for the browser to keep. Export or print the report before you leave.';

// Checked text

export const textTitle = 'The text';

/** A paragraph of ours to try the checker with: right citations, a wrong year and a reference. */
export const EXAMPLE_TEXT = `Officers must warn a suspect before questioning in custody. Miranda v. Arizona, 384 U.S. 436, 444 (1966). A lawyer for the accused is a separate right. Gideon v. Wainwright, 372 U.S. 335, 344 (1964); see 42 U.S.C. § 1983. Schools may not be segregated by law. Brown v. Board of Education, 347 U.S. 483, 495 (1954). In that field, the Court said, “the doctrine of separate but equal has no place.” Id. at 495.`;

// Later history

export const historyIsKnown = (until: string) =>
  `Negative history is shown where the library’s table, summaries, or opinions have it. ${until}`;

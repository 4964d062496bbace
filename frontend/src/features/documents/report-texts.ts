// Finding row

export const page = (page: string | number) => ` · page ${page}`;
export const whatToDo = 'What to do: ';

// Facts table

export const today = 'Today';
export const facts = 'Facts';
export const showAllOf = (count: number, title: string) =>
  `Show all ${count} ${title.toLowerCase()}`;

// Findings list

export const findings = 'Findings';
export const showLessOf = (title: string | number) => `Show less of “${title}”`;
export const showMoreOf = (more: string | number, title: string | number) =>
  `Show ${more} more of “${title}”`;

// Findings panel

export const gravestFirst = 'Most serious first';
export const asInDocument = 'In document order';
export const filter = 'Filter';
export const active = (count: number) => `${count} active`;
export const category = 'Category';
export const allCategories = 'All categories';
export const order = 'Order';
export const nothingWasFoundThatCalls = 'Nothing needs attention';
export const thatIsNoPromise = 'This is no guarantee: the engine finds only what it looks for.';

// Check again

export const citationsChecked = 'Citations checked';
export const reportShowsHowTheyStand = 'The report shows the results.';
export const checking = 'Checking...';
export const checkAgain = 'Check again';

// Details panel

export const pages = 'Pages';
export const citations = 'Citations';
export const parties = 'Parties';
export const dates = 'Dates';
export const downloadCalendar = 'Add to calendar';
export const makingCalendar = 'Making the file...';
export const noCalendar = 'The calendar file was not made';
export const inFigures = 'In figures';
export const computedUnder = (rule: string | number, reasoning: string | number) =>
  `Computed under ${rule}: ${reasoning}`;
export const pageNumber = (page: string | number) => `page ${page}`;

// Document report

export const result = 'Result';

// Report head

export const analyzed = (engine: string | number) => `analyzed ${engine}`;
export const print = 'Print';
export const deleteButton = 'Delete';

// Report views

export const viewsOfResult = 'Views of the result';
export const analysis = 'Analysis';
export const findingsTab = 'Findings ';
export const details = 'Details';
export const ask = 'Ask';
export const text = 'Text';

// Document pane

export const textOfDocumentCouldNot = 'The document’s text could not be loaded';
export const resultIsNotAffected = 'The result is not affected. Try again in a moment.';
export const loadingDocument = 'Loading the document...';

// Document text

export const documentTitle = 'The document';

import {
  FIRST_CASES,
  type PhraseReach,
  type QuestionUnderstanding,
  SEARCH_LIMITS,
} from '@casewright/contracts';

// Search screen

export const askInPlainWords = 'Ask in plain words, or give the name of a case or its citation.';
export const forExample = 'For example: ';
export const failedToFetchSearchHistory = 'Failed to fetch search history';

// Question reading

export const yourQuestionWasSearchedAs = 'Your question was searched as ';
export const backToPlainSearch = 'Back to the original search';
export const model = 'The model ';
export const readsYourQuestionAs = ' reads your question as ';
export const searchItSo = (total: string | number) => `Search this way (${total})`;
export const aboutThisReading = 'About this reading';

// Recent searches

export const recentSearches = 'Recent Searches';
export const aboutThisList = 'About this list';
export const whatYouAskedBefore =
  'What you asked before, the latest first. Only you can see it. Choose one to run it again.';
export const allOfYourHistory = 'All of your history';
export const skipToRecentSearches = 'Skip to recent searches';

// Search address

export const relevance = 'Relevance';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const mostCited = 'Most cited';

// Search failure

export const openaiApiKeyError = 'OpenAI API Key Error';
export const openaiApiKeyAppearsTo =
  'The OpenAI API key appears to be invalid or missing. Please check your configuration.';
export const searchError = 'Search Error';
export const failedToPerformSearch = 'Failed to perform search. Please try again.';
export const failedToSearch = 'Failed to perform search';

// Explanation of

export const promptEachQuotationStandsIn = (value: string | number) =>
  `Prompt ${value}. Every quotation appears in the library’s record of the case; figures and names appear there or in your query.`;
export const modelCouldNotBeAsked = (model: string | number) =>
  `The model ${model} could not be asked.`;
export const modelIsReadingRecordOf = (model: string | number) =>
  `The model ${model} is reading the record of the case.`;
export const modelSaidNothingOfThis = (model: string | number) =>
  `The model ${model} said nothing about this case that its record supports.`;

// Date range

export const decidedBetween = 'Decided between';
export const fromYear = 'From year';
export const toYear = 'To year';
export const apply = 'Apply';
export const year = 'Year';
export const writeYearsWithFourDigits = 'Use four digits for years';
export const firstYearIsAfterLast = 'The first year is after the last';

// Facet group

export const showAll = (allCount: string | number) => `Show all ${allCount}`;

// Filters

export const filters = 'Filters';
export const removeAll = 'Remove all';
export const jurisdiction = 'Jurisdiction';
export const court = 'Court';
export const decade = 'Decade';

// Search filter panel

export const showResults = 'Show the results';

// Query form

export const dutyOfTherapistToWarn = 'duty of a therapist to warn a third party';
export const queryPlaceholder = 'e.g. Can police open a phone seized in an arrest?';
export const searching = 'Searching...';
export const search = 'Search';
export const legalResearchQuery = 'Legal Research Query';
export const howToAsk = 'How to ask';
export const casesWithAllOfYour =
  'Cases with all of your words come first. Put a phrase in quotation marks to find it word for word, or a minus before a word to leave it out. AND, OR, NOT and brackets join words; court:ca9, judge:Cardozo, after:2010 and before:1970 narrow the search.';

// Search points

export const searchPoints = 'Search Points';
export const aboutPoints = 'About the points';
export const everySearchThatFindsAt = (pointsPerSearch: string | number) =>
  `Every search that finds at least one case earns ${pointsPerSearch} points. The count starts at 0 each time you open this screen.`;
export const expertResearcher = 'Expert Researcher';
export const earnedForPoints = (expertPoints: string | number) =>
  `Earned for ${expertPoints}+ points`;

// Explained relevance

export const aboutThisSentence = (source: string | number) => `About this sentence: ${source}`;
export const showLess = 'Show less';
export const showAllOfIt = 'Show all of it';

// Key points

export const showFewerPoints = 'Show fewer points';

// Passage quote

export const readItInOpinion = 'Read it in the opinion';
export const ofCase = (title: string | number) => ` of ${title}`;

// Result card

export const caseSummary = 'Case Summary';
export const recordHasNone = 'The record has none.';
export const keyPoints = 'Key Points';
export const showWholeSummary = 'Show the whole summary';

// Result details

export const allCitations = (citationsCount: string | number) =>
  `All citations (${citationsCount})`;
export const whyHere = 'Why here';
export const copyCitation = 'Copy citation';
export const citationCopied = 'Citation copied';
export const citationWasNotCopied = 'The citation was not copied';

// Result source

export const yearCaseWasDecided = 'Year the case was decided';
export const jurisdictionWhereCaseWasDecided = 'Jurisdiction where the case was decided';
export const citedBy = (citedBy: string | number) => `Cited by ${citedBy}`;

// Score signals

export const partsOfScore = 'Parts of the score; higher is better';
export const score = 'Score';

// No results

export const thereIsNoPageOf = (page: string | number) => `There is no page ${page} of this search`;
export const showFirstPage = 'Show the first page';
export const noCaseMatchesWithinThese = 'No case matches within these filters';
export const removeFilters = 'Remove the filters';
export const noCaseInLibraryMatches = 'No case in the library matches';
export const nothingWasFoundFor = 'Nothing was found for ';
export const useFewerOrMoreCommon =
  '. Use fewer or more common words, leave out quotation marks, or check the spelling of a name. For example:';
export const didYouMean = 'Did you mean ';

// Search outcome

export const searchResults = 'Search Results';
export const yourQueryIsStillIn = 'Your query is still in the field, and your history is safe.';
export const searchingLegalDatabases = 'Searching legal databases...';

// Search results

export const aboutRanking = 'About the ranking';
export const casesAreRankedByHow =
  'Cases are ranked by how well their text answers your words, and where those words occur. “Why here” under a case shows each part of its score.';
export const rankedBy = (total: string | number, engine: string | number) =>
  `${total} · Ranked by ${engine}`;
export const sortBy = 'Sort by';

// Use search

export const noResultsFound = 'No Results Found';
export const tryRefiningYourSearchTerms = 'Try refining your search terms for better results.';
export const searchPointsEarned = 'Search Points Earned! 🎉';
export const youEarnedPointsForThis = (pointsPerSearch: string | number) =>
  `You earned ${pointsPerSearch} points for this legal research.`;

const LABELS: Record<string, string> = {
  citation: 'The query is its citation',
  name: 'Words in its name',
  text: 'Words in its text',
};

const inDigits = (count: number) => count.toLocaleString('en-US');

/** Why counts beside the filters are too low where those of the results are not. */
export function reachOfCounts(
  { searched, of }: PhraseReach,
  sort: keyof typeof FIRST_CASES,
): string {
  return `What these filters leave out is counted among the ${inDigits(searched)} ${FIRST_CASES[sort]} of ${inDigits(of)} cases that have the words of the search.`;
}

/** Why a search ends before its last match, and what to do. */
export function reachOfCases(pageSize: number): string {
  return `The first ${inDigits(SEARCH_LIMITS.page * pageSize)} cases of a search are shown: narrow it by court or date to see others.`;
}

/** The same where no answer says how many cases a page has. */
export function reachOfPages(): string {
  return `The first ${inDigits(SEARCH_LIMITS.page)} pages of a search are shown: narrow it by court or date to see others.`;
}

/** `1 case`, `1,234 cases`. */
export function countOfCases(total: number): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'case' : 'cases'}`;
}

/** How the page names the engine of an answer; one that is unknown keeps its own name. */
export function engineName(engine: string): string {
  return engine === 'built-in' ? 'the built-in engine' : engine;
}

/** What is said of a question's reading that cannot be searched by. */
export function readingWords(
  model: string,
  answer: QuestionUnderstanding | undefined,
  isFailed: boolean,
): string {
  if (isFailed) return `The model ${model} could not be asked how it reads your question.`;
  if (!answer) return `The model ${model} is reading your question.`;
  if (answer.fallback) return `The model did not read your question. ${answer.fallback.reason}`;
  return `The model ${model} has nothing to add to the words of your question.`;
}

/** What a reading rests on. */
export function readingNote({ prompt = '', dropped }: QuestionUnderstanding): string {
  const left =
    dropped === 0
      ? ''
      : ` ${dropped === 1 ? 'One proposal' : `${dropped} proposals`} that your question does not support ${dropped === 1 ? 'was' : 'were'} left out.`;
  return `Prompt ${prompt}. Phrases, courts and years come from your question; other words stand for words in it.${left}`;
}

/** A signal in words: one that has no label yet is its own key, spelled out. */
export function signalLabel(key: string): string {
  if (Object.hasOwn(LABELS, key)) return LABELS[key] ?? key;
  const words = key.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

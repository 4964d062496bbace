import { type QuestionUnderstanding } from '@casewright/contracts';

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
  'Your earlier searches, newest first. Only you can see them. Choose one to run it again.';
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

// Query form

export const dutyOfTherapistToWarn = 'duty of a therapist to warn a third party';
export const queryPlaceholder = 'e.g. Can police open a phone seized in an arrest?';
export const searching = 'Searching...';
export const search = 'Search';
export const legalResearchQuery = 'Legal Research Query';
export const howToAsk = 'How to ask';
export const casesWithAllOfYour =
  'Cases with all of your words come first. Put a phrase in quotation marks to find it word for word, or a minus before a word to leave it out. AND, OR, and NOT join words, and parentheses group them; court:ca9, judge:Cardozo, after:2010, and before:1970 narrow the search.';

// Search points

export const searchPoints = 'Search Points';
export const aboutPoints = 'About the points';
export const everySearchThatFindsAt = (pointsPerSearch: string | number) =>
  `Every search that finds at least one case earns ${pointsPerSearch} points. The count starts at 0 each time you open this screen.`;
export const expertResearcher = 'Expert Researcher';
export const earnedForPoints = (expertPoints: string | number) =>
  `Earned for ${expertPoints}+ points`;

// Use search

export const noResultsFound = 'No Results Found';
export const tryRefiningYourSearchTerms = 'Try refining your search terms for better results.';
export const searchPointsEarned = 'Search Points Earned! 🎉';
export const youEarnedPointsForThis = (pointsPerSearch: string | number) =>
  `You earned ${pointsPerSearch} points for this legal research.`;

export const inDigits = (count: number) => count.toLocaleString('en-US');

/** `1 case`, `1,234 cases`. */
export function countOfCases(total: number): string {
  return `${inDigits(total)} ${total === 1 ? 'case' : 'cases'}`;
}

/** What is said about a question's reading that cannot be searched by. */
export function readingWords(
  model: string,
  answer: QuestionUnderstanding | undefined,
  isFailed: boolean,
): string {
  if (isFailed) return `The model ${model} could not be reached to read your question.`;
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
  return `Prompt ${prompt}. Phrases, courts, and years come from your question; other words stand for words in it.${left}`;
}

// Engine screen

export const whatReadsAndDraftsHere =
  'What reads and drafts here beside the rules, how it does, and what it is used for.';
export const stateOfEngineCouldNot = 'The state of the engine could not be fetched';
export const somethingWentWrongOnServer =
  'Something went wrong on the server. What users do goes on.';
export const fetchingStateOfEngine = 'Fetching the state of the engine...';
export const askAdministratorOfThisInstallation =
  'Ask an administrator of this installation which engine there is. Each result names the one that made it.';

// Chosen engine

export const builtInEngine = 'Built-in engine';
export const modelWithoutKey = 'A model without a key';
export const answers = 'Answers';
export const doesNotAnswer = 'Does not answer';
export const leftAloneForWhile = 'Left alone for a while';
export const notAskedYet = 'Not asked yet';
export const model = (value: string | number) => `Model ${value}`;
export const everyScreenThatWouldAsk = 'Every screen that would ask the model refuses its work';
export const set = 'Set ';
export const or = ', or the ';
export const ofEndpointThatAsksFor = ' of an endpoint that asks for none, and start again. ';
export const letsBuiltInEngineWork = ' lets the built-in engine work until then.';
export const toUseModel = 'To use a model';
export const anyOpenaiCompatibleEndpointWill =
  'Any OpenAI-compatible endpoint will do, one of your own too. Set its address and its model where the product is started, and start it again:';
export const refusesEveryAddressOutsideYour =
  ' refuses every address outside your private network. With a cloud, leave it out and set ';

// Engine test

export const askingModel = 'Asking the model...';
export const testModel = 'Test the model';
export const testCouldNotBeMade = 'The test could not be made. Try again.';
export const answeredIn = (model: string | number, durationMs: string | number) =>
  `${model} answered in ${durationMs}.`;

// Recent calls

export const thisModelHasNotBeen = 'This model has not been asked anything yet.';
export const halfOfAnswersWithin = 'Half of the answers within';
export const ninetyFivePercentWithin = '95 of 100 within';
export const failedOfNewest = (requests: string | number) => `Failed, of the newest ${requests}`;
export const lastAnswer = (lastSuccess: string | number) => `Last answer: ${lastSuccess}.`;
export const noAnswerYet = 'No answer yet.';
export const lastFailure = (lastFailure: string | number, reason: string | number) =>
  `Last failure: ${lastFailure}. ${reason}`;
export const noFailureAmong = (requests: string | number) => `No failure among ${requests}.`;
export const after = (at: string | number, task: string | number, durationMs: string | number) =>
  `${at}, ${task}, after ${durationMs}`;

// Settings

export const settings = 'Settings';
export const theyAreSetWhereProduct =
  'They are set where the product is started, and hold until it is started again.';
export const setNeverShown = 'set; never shown';
export const notSet = 'not set';
export const refusedBeforeEachRequest = 'refused before each request';
export const ofQuestions = (input: string | number, output: string | number) =>
  `${input} of questions, ${output} of answers`;
export const closedRequestsGoOut = 'closed: requests go out';
export const openAfterFailuresInRow =
  'open: after failures in a row the endpoint is left alone for half a minute; a test that is answered ends that';
export const halfOpen = 'half open: the next request shows whether the endpoint is back';
export const notKnown = 'not known: the search service did not answer';
export const notSetSearch = 'not set: search goes by words alone';
export const modelAtWithFault = (
  model: string | number,
  host: string | number,
  fault: string | number,
) => `${model} at ${host}. ${fault}`;
export const modelAt = (model: string | number, host: string | number) => `${model} at ${host}`;

// Usage table

export const requests = 'Requests';
export const failed = 'Failed';
export const tokensIn = 'Tokens in';
export const tokensOut = 'Tokens out';
export const cost = 'Cost';

// Usage tables

export const byTask = 'By task';
export const byModel = 'By model';
export const byUser = 'By user';
export const accountThatIsGone = (userId: string | number) => `An account that is gone (${userId})`;
export const showAllUsers = (usersCount: string | number) => `Show all ${usersCount} users`;
export const andMore = (left: string | number) => `And ${left} more, with fewer tokens.`;

// Usage

export const today = 'Today';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const allThatIsKept = 'All that is kept';
export const useOfModels = 'Use of models';
export const period = 'Period';
export const figuresOfUsageCouldNot = 'The figures of the usage could not be fetched';
export const somethingWentWrongOnServerFigures =
  'Something went wrong on the server. The figures themselves are kept.';
export const noModelWasAskedAnything = 'No model was asked anything';
export const since = (from: string | number) => ` since ${from}`;
export const daysAreThoseOfUtc =
  'Days are those of UTC. Tokens are the endpoint’s own count; where it gives none, one for every four letters. ';
export const costIsThatOfConfigured =
  'The cost is that of the configured model at the prices set now; other models have none.';
export const toSeeCost = 'To see the cost, set ';
export const and = ' and ';
export const pricesOfMillionTokens = ', the prices of a million tokens.';

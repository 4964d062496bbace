import type { ModelTask } from '@casewright/contracts';

// Engine screen

export const whatReadsAndDraftsHere =
  'Which engine reads and drafts here, how it is doing, and what it is used for.';
export const whatIsLoaded = 'the engine’s status';
export const somethingWentWrongOnServer =
  'Something went wrong on the server. Users can keep working.';
export const askAdministratorOfThisInstallation =
  'Ask an administrator which engine is in use. Every result names the engine that made it.';

// Chosen engine

export const builtInEngine = 'Built-in engine';
export const modelWithoutKey = 'A model without a key';
export const answers = 'Answers';
export const doesNotAnswer = 'Not responding';
export const leftAloneForWhile = 'Paused';
export const notAskedYet = 'Not used yet';
export const model = (value: string | number) => `Model ${value}`;
export const everyScreenThatWouldAsk = 'Screens that use the model will not work';
export const setKeyOrEndpoint =
  'Set `OPENAI_API_KEY`, or the `OPENAI_BASE_URL` of an endpoint that needs none, and restart. `AI_PROVIDER=auto` uses the built-in engine until then.';
export const toUseModel = 'To use a model';
export const anyOpenaiCompatibleEndpointWill =
  'Any OpenAI-compatible endpoint works, including your own. Set its address and model in the environment, and restart:';
export const externalOffBlocks =
  '`EXTERNAL_AI=off` blocks every address outside your private network. For a cloud endpoint, leave it out and set `OPENAI_API_KEY`.';

// Engine test

export const testingEndpoint = 'Testing the endpoint...';
export const testEndpoint = 'Test the endpoint';
export const stopWaiting = 'Stop waiting';
export const testEndsOnItsOwn =
  'You stopped waiting. The test ends within a minute, and its figures are then kept below.';
export const whatTestFound = 'What the test found';
export const testCouldNotBeMade = 'The test could not be run. Try again.';
export const answeredIn = (model: string | number, durationMs: string | number) =>
  `${model} answered in ${durationMs}.`;

// Recent calls

export const thisModelHasNotBeen = 'This model has not been used yet.';
export const halfOfAnswersWithin = 'Median response time';
export const ninetyFivePercentWithin = '95th percentile';
export const failedOfNewest = (requests: string | number) => `Failed, of the last ${requests}`;
export const lastAnswer = (lastSuccess: string | number) => `Last answer: ${lastSuccess}.`;
export const noAnswerYet = 'No answer yet.';
export const lastFailure = (lastFailure: string | number, reason: string | number) =>
  `Last failure: ${lastFailure}. ${reason}`;
export const noFailureAmong = (requests: string | number) => `No failure among ${requests}.`;
export const after = (at: string | number, task: string | number, durationMs: string | number) =>
  `${at}, ${task}, after ${durationMs}`;

// Settings

export const settings = 'Settings';
export const theyAreSetWhereProduct = 'They are set in the environment and read at startup.';
export const engine = 'Engine';
export const apiKey = 'API key';
export const modelsOutsidePrivateNetwork = 'Models outside the private network';
export const searchByMeaning = 'Search by meaning';
export const modelsOfTasks = 'Models for single tasks';
export const prompts = 'Prompts';
export const endpoint = 'Endpoint';
export const modelName = 'Model';
export const requestsAtOnce = 'Concurrent requests per process';
export const timeForOneAnswer = 'Time to the first word of an answer';
export const triesAfterFailure = 'Retries of a failed request';
export const tokensInOneRequest = 'Document tokens per request';
export const tokensInAll = 'Document tokens in total';
export const priceOfMillionTokens = 'Price per million tokens';
export const circuitBreaker = 'Circuit breaker';
export const allowed = 'allowed';
export const setNeverShown = 'set; never shown';
export const notSet = 'not set';
export const refusedBeforeEachRequest = 'refused before each request';
export const ofQuestions = (input: string | number, output: string | number) =>
  `${input} for input, ${output} for output`;
export const notKnown = 'unknown: the search service did not answer';
export const notSetSearch = 'not set: search matches words only';
export const modelAtWithFault = (
  model: string | number,
  host: string | number,
  fault: string | number,
) => `${model} at ${host}. ${fault}`;
export const modelAt = (model: string | number, host: string | number) => `${model} at ${host}`;

/** What the model is asked to do. */
export const TASK_WORDS: Record<string, string> & Record<ModelTask, string> = {
  analyze: 'Document analysis',
  writing: 'Writing review',
  template: 'Template drafting',
  relevance: 'Relevance of results',
  ask: 'Questions about texts',
  question: 'Reading of questions',
  citation: 'Citation help',
  test: 'Model test',
};

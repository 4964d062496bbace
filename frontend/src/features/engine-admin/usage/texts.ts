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
export const accountThatIsGone = (userId: string | number) => `Deleted account (${userId})`;
export const showAllUsers = (usersCount: string | number) => `Show all ${usersCount} users`;
export const andMore = (left: string | number) => `And ${left} more, with fewer tokens.`;

// Usage

export const today = 'Today';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const allThatIsKept = 'All time';
export const useOfModels = 'Model usage';
export const period = 'Period';
export const whatIsLoaded = 'usage';
export const noModelWasAskedAnything = 'No model has been used';
export const since = (from: string | number) => ` since ${from}`;
export const daysAreThoseOfUtc =
  'Days are in UTC. Token counts come from the endpoint; where it gives none, they are estimated at four characters per token. ';
export const costIsThatOfConfigured =
  'Costs are for the configured model at current prices; other models have none.';
export const toSeeCost =
  'To see the cost, set `AI_PRICE_INPUT` and `AI_PRICE_OUTPUT`, the prices per million tokens.';

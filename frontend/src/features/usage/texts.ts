import type { Activity, ActivityKind } from '@casewright/contracts';

export const howMuchYouUse = 'How often you have used each tool.';
export const howMuchAllUse = 'How often each tool has been used, by all users together.';
export const askThem = 'Ask an administrator for these figures.';
export const period = 'Period';
export const days = (count: string) => `Last ${count} days`;
export const whatIsLoaded = 'usage';
export const nothingYet = 'No activity in this period';
export const nothingYetHint =
  'Searches, analyses, reviews, citations, drafts, and exports are counted here.';
export const someFiguresAreMissing = 'Some figures are missing';
export const away = { search: 'Searches and analyses', auth: 'All other figures' };
export const cannotBeLoaded = (names: string) => `${names} cannot be loaded right now. `;
export const tryAgain = 'Try again';
export const SPANS: Record<Activity['unit'], string> = { day: 'Day', week: 'Week of' };
export const figures = (unit: Activity['unit']) => `Figures by ${unit}`;
export const count = 'Count';
const format = new Intl.NumberFormat('en-US');
export const number = (figure: number) => format.format(figure);
export const daysAreUtc =
  'Days and weeks are in UTC. Searches and analyses are counted from the search history: repeating the last one counts once, and what is no longer in the history is not counted.';

export const KINDS: Record<ActivityKind, string> = {
  searches: 'Searches',
  analyses: 'Documents analyzed',
  insights: 'Insights',
  writing: 'Writing reviews',
  citations: 'Citations generated and files checked',
  drafts: 'Templates drafted',
  exports: 'Exports',
};

export const mostCited = 'most cited authorities';
export const mostCitedHeading = 'Most cited authorities';
export const mostCitedHint =
  'In the documents you analyzed and the cite checks you kept in this period.';
export const CITED = ['Authority', 'Papers', 'Times'];

import type { SearchFilters } from '@casewright/contracts';

// History group

export const openAnalysis = (category: string) =>
  category === 'ai-insights' ? 'Open the insights' : 'Open the analysis';

// History toolbar

const count = (entries: number) => entries.toLocaleString('en-US');
const entriesOf = (entries: number) => (entries === 1 ? '1 entry' : `${count(entries)} entries`);
export const shownOf = (shown: number, of: number | undefined) =>
  shown === of ? entriesOf(shown) : `The newest ${count(shown)}${ofAll(of)}`;
export const selectedOf = (selected: number, of: number | undefined) =>
  `${count(selected)}${ofAll(of)} selected`;
const ofAll = (of: number | undefined) => (of === undefined ? '' : ` of ${entriesOf(of)}`);
export const deleteEntries = (entries: number) => `Delete ${entriesOf(entries)}?`;

// History states

export const exampleQuery = 'Miranda warnings before questioning';
export const failedToLoadSearchHistory = 'Failed to load search history';

// Saved searches

export const filterWords = ({ jurisdiction, court, from, to, standing }: SearchFilters) => [
  jurisdiction ?? null,
  court ?? null,
  from ? `from ${from}` : null,
  to ? `to ${to}` : null,
  standing ? 'good law only' : null,
];
export const SORT_WORDS = {
  newest: 'newest first',
  oldest: 'oldest first',
  'most-cited': 'most cited first',
} as const;

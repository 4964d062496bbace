/** What every echo carries there and back: the size of one entry of a search history. */
export const MESSAGE = {
  id: 1,
  query: 'warrantless search of a cell phone',
  category: 'case-law',
  timestamp: '2025-01-01T00:00:00.000Z',
};

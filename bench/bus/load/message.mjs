/** What every echo carries there and back: the size of one entry of a search history. */
export const MESSAGE = {
  id: 1,
  query: 'warrantless search of a cell phone',
  category: 'case-law',
  timestamp: '2025-01-01T00:00:00.000Z',
};

/** As many as the measured history has, for an echo of its size. */
export const MESSAGES = Array.from({ length: 20 }, (_, n) => ({ ...MESSAGE, id: n + 1 }));

// Paragraph text

export const footnote = (label: string | number) => `Footnote ${label}`;

// Find bar

export const searchInsideOpinion = 'Search inside the opinion';
export const matchOf = (match: number, count: string) => `${match} of ${count}`;

const WORDS: Record<string, string> = {
  plurality: 'Plurality',
  concurrence: 'Concurrence',
  'concurrence-in-part': 'Concurrence in part',
  dissent: 'Dissent',
  addendum: 'Addendum',
  remittitur: 'Remittitur',
  rehearing: 'On rehearing',
  'on-the-merits': 'On the merits',
  'on-motion-to-strike': 'On motion to strike',
};

export const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The word for an opinion that is not simply the court's; null for that. */
export function opinionKindWord(kind: string): string | null {
  return WORDS[kind] ?? null;
}

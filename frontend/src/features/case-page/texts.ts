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

/** The word for an opinion that is not simply the court's; null for that. */
export function opinionKindWord(kind: string): string | null {
  return WORDS[kind] ?? null;
}

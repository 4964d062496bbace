import { isMac, paletteKey } from './texts';

export interface ShortcutGroup {
  title: string;
  /** The keys, each of which does it, and what they do. */
  rows: readonly (readonly [keys: readonly string[], does: string])[];
}

const ctrl = isMac ? '⌘ ' : 'Ctrl ';
const alt = isMac ? '⌥ ' : 'Alt ';

/** Every key that the product listens for, apart from those of any form, menu, or tab. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'On every screen',
    rows: [
      [[paletteKey], 'Search or jump to'],
      [['/'], 'Go to the search field'],
      [['?'], 'Keyboard shortcuts'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    title: 'In a list of findings or problems',
    rows: [
      [['J', '↓'], 'Next'],
      [['K', '↑'], 'Previous'],
    ],
  },
  {
    title: 'In the review of a cite check',
    rows: [
      [['1'], 'Confirmed by hand'],
      [['2'], 'Corrected'],
      [['3'], 'Removed'],
      [['N'], 'Write a note'],
    ],
  },
  {
    title: 'In the writing assistant',
    rows: [
      [['A'], 'Accept, in the list'],
      [['D'], 'Dismiss, in the list'],
      [['F7'], 'Next finding, in the text'],
      [['Shift F7'], 'Previous finding, in the text'],
      [[`${alt}Enter`], 'Accept, in the text'],
      [[`${alt}Delete`], 'Dismiss, in the text'],
      [[`${ctrl}Z`], 'Undo'],
      [[`${ctrl}Shift Z`], 'Redo'],
    ],
  },
  {
    title: 'In a text to analyze',
    rows: [[[`${ctrl}Enter`], 'Analyze']],
  },
  {
    title: 'Finding words in an opinion',
    rows: [
      [['Enter'], 'Next match'],
      [['Shift Enter'], 'Previous match'],
    ],
  },
];

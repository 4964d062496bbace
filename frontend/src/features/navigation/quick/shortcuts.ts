const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

export const paletteKey = isMac ? '⌘K' : 'Ctrl K';

const ctrl = isMac ? '⌘ ' : 'Ctrl ';
const alt = isMac ? '⌥ ' : 'Alt ';

/** Every key that the product listens for, apart from those of any form, menu, or tab: by place. */
export const SHORTCUTS: Record<string, readonly (readonly [keys: string, does: string])[]> = {
  'On every screen': [
    [paletteKey, 'Search or jump to'],
    ['/', 'Go to the search field'],
    ['?', 'Keyboard shortcuts'],
    ['Esc', 'Close what is open'],
  ],
  'In search results': [
    ['↓, ↑', 'Next or previous result'],
    ['→, ←', 'Next or previous control in a result'],
    ['Space', 'Select a result'],
    ['Shift Space', 'Select all results up to this one'],
  ],
  'In a list of findings or problems': [
    ['J, ↓', 'Next'],
    ['K, ↑', 'Previous'],
  ],
  'In the review of a cite check': [
    ['1', 'Confirmed by hand'],
    ['2', 'Corrected'],
    ['3', 'Removed'],
    ['N', 'Write a note'],
  ],
  'In the writing assistant': [
    ['A', 'Accept, in the list'],
    ['D', 'Dismiss, in the list'],
    ['F7', 'Next finding, in the text'],
    ['Shift F7', 'Previous finding, in the text'],
    [`${alt}Enter`, 'Accept, in the text'],
    [`${alt}Delete`, 'Dismiss, in the text'],
    [`${ctrl}Z`, 'Undo'],
    [`${ctrl}Shift Z`, 'Redo'],
  ],
  'In a text to analyze': [[`${ctrl}Enter`, 'Analyze']],
  'Finding words in an opinion': [
    ['Enter', 'Next match'],
    ['Shift Enter', 'Previous match'],
    [`${ctrl}Enter`, 'Select the match'],
  ],
  'Quoting an opinion': [
    ['S', 'Select the paragraph in focus'],
    ['Shift →, Shift ←', 'Select more or less'],
    ['C', 'Copy with citation'],
  ],
};

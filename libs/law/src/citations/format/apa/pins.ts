import { readPin } from '../shared/pins.js';

/** Words for parts of a work, one and many (APA 7 § 8.13); laws keep their signs. */
const WORDS: Record<string, [string, string]> = {
  '': ['p.', 'pp.'],
  '¶': ['para.', 'paras.'],
  'ch.': ['Chapter', 'Chapters'],
  'tbl.': ['Table', 'Tables'],
  'fig.': ['Figure', 'Figures'],
  'n.': ['Footnote', 'Footnotes'],
  'pt.': ['Part', 'Parts'],
  '§': ['Section', 'Sections'],
};
const ONE: Record<string, string> = {
  '¶¶': '¶',
  'chs.': 'ch.',
  'tbls.': 'tbl.',
  'figs.': 'fig.',
  'nn.': 'n.',
  'pts.': 'pt.',
  '§§': '§',
};

/** `p. 5`, `pp. 5–7`, `para. 4`, `Chapter 3`; page ranges are given in full. */
export function citedPin(pin: string | undefined, legal: boolean, unit = ''): string {
  const parts = readPin(pin, { range: 'full', unit });
  const pages = parts.filter((part) => part.label === '');
  return parts
    .map((part, i) => {
      const several = /[–,]/.test(part.value) || (part.label === '' && pages.length > 1);
      const label = ONE[part.label] ?? part.label;
      if (legal && label === '§') return `${part.label} ${part.value}`;
      const [one, many] = WORDS[label] ?? [part.label, part.label];
      if (label === '' && i > 0 && parts[i - 1]?.label === '') return part.value;
      return `${several || part.label !== label ? many : one} ${part.value}`;
    })
    .join(', ');
}

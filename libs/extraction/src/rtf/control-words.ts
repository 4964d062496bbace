// cspell:ignore fonttbl colortbl headerl headerr headerf
// cspell:ignore footerl footerr footerf fldinst themedata nonshppict revtbl listtable bkmkstart bkmkend
// cspell:ignore atnid atnauthor shpinst shptxt emdash endash lquote rquote ldblquote rdblquote emspace
// cspell:ignore enspace softpage pagebb nofpages ansicpg ftnalt sbknone listoverridetable

/** Groups whose words are no part of the text; so is every group that begins with `\*`. */
export const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf fldinst themedata nonshppict revtbl listtable listoverridetable xe tc bkmkstart bkmkend atnid atnauthor'.split(
    ' ',
  ),
);
/** Of those that begin with `\*`, the ones with words of the text. */
export const KEPT = new Set(['footnote', 'shpinst', 'shptxt']);
export const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
};
export const PAGES = new Set(['page', 'softpage', 'pagebb']);

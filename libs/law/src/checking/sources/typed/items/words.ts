/** The words of a periodical's name that are abbreviated, each by itself. */
export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d'’]+/u)
    .filter((word) => word !== '' && !/^(?:of|the|and|on|in|for)$/.test(word));

/** `harv` and `intl` of `harvard` and `international`: some of its letters, the first among them. */
export const isShortOf = (short: string, word: string): boolean =>
  short[0] === word[0] &&
  short.length <= word.length &&
  new RegExp([...short.replace(/['’]/g, '')].join('.*'), 'u').test(word);

/** `was were|is are` → each word with the other: pairs behind `|` or on lines of their own. */
export const pairsOf = (text: string): [string, string][] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]);

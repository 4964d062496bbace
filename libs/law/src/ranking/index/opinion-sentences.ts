/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION =
  /(?:\b(?:v|vs|no|nos|art|sec|cl|ch|mr|mrs|ms|dr|jr|sr|inc|co|corp|ltd|id|cf|e\.g|i\.e|ed|cir|ct|stat|ann|rev|app|supp|dist|div|gov|gen|u\.s|s\.ct|f|l|n|p|pp|ante|post|supra|ala|ariz|ark|cal|colo|conn|del|fla|ga|geo|ill|ind|kan|ky|mass|md|mich|minn|miss|mo|mont|neb|nev|okla|or|ore|pa|tenn|tex|va|vt|wash|wis|so|wm|chas|crim|civ|const|rptr|par|reg|al|st|evid|proc|admin|atty|dep|vol|ex|rel)|\b[A-Z])\.$/i;
/** Where a sentence may end: at its mark, with what closes it, or at a blank line. */
const END = /[.?!](?:["”’')\]]|\[\w{1,3}\])*(?=\s|$)|\n\s*\n/g;
/**
 * Page numbers of the printed report and of the court's filing system, and marks of notes. Each begins
 * with its own mark, since what looks back first looks back at every letter.
 */
const PAGE_MARKS =
  /\*(?<=(?:^|\s)\*)\**(?:Page )?\d+\s*|\*(?<=[a-z]\*)\d+(?=[a-z])|\[\d{1,3}\]|Case: \S+ Document: \S+ Page: \d+ Date Filed: \S+/g;
/** What may stand before prose in its paragraph. */
const HEADING =
  /^(?:\[EDITOR[^\]]*\]|(?:OPINION|ORDER|PER CURIAM)[.:]?|Before:? .{5,150}?Judges\.|[A-Z. ]{5,40}, (?:[A-Z][a-z]+ )*Judges?[.:]|[A-Z]{4,}[A-Z ]* (?=[A-Z][a-z])|\s+)+/;
/** Of a text that has all opinions and the notes, the line at which the court's own ends. */
const OWN_ENDS =
  /\n[*\d\s]*[^\n]{2,90}\b(?:dissenting|concurring)\)?(?: (?:in|from|specially|separately)\b[^\n]{0,60})?[.:]?(?:\[\w+\])?\s*\n|\n\s*(?:FOOT)?NOTES\s*\n/g;
/** Before it, a report names all opinions. */
const HEAD = 1_500;

/** The court's own opinion, with paragraphs whole that a page broke. */
export function ownPart(opinion: string): string {
  const text = opinion.replace(/(?<=[a-z,])\s*\n\s*\n\s*(?=[a-z(])/g, '\n');
  const end = [...text.matchAll(OWN_ENDS)].find(({ index }) => index > HEAD);
  return text.slice(0, end?.index);
}

/** The sentences of an opinion, each in one line, without headings. */
export function sentencesIn(text: string): string[] {
  const ends = [...sentenceEnds(text), text.length];
  return ends
    .map((end, i) => oneLine(text.slice(ends[i - 1] ?? 0, end)))
    .filter((sentence) => sentence !== '');
}

/** Where each sentence of a text ends, behind its mark; not where the text does. */
export function* sentenceEnds(text: string): Generator<number> {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const isAbbreviated =
      mark === '.' && ABBREVIATION.test(text.slice(Math.max(0, index - 7), index + 1));
    if (isAbbreviated && !/^\s*\n\s*\n/.test(text.slice(index + 1, index + 9))) continue;
    yield index + mark.length;
  }
}

/** With the words whole that a line broke, and nothing between them that is not the text's own. */
export function oneLine(text: string): string {
  return text
    .replace(/-\s*\n\s*(?=[a-z])/g, '')
    .replace(PAGE_MARKS, '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
    .replace(HEADING, '');
}

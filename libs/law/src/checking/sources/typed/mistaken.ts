import type { Recognized } from '../recognized.js';

/** What most filings are called: such a word tells one that no mark parts from the name. */
const FILING =
  /\b(?:br(?:ief)?|complaint|compl|answer|motion|mot|mem(?:orandum)?|opp(?:osition|['’]n)|tr(?:anscript)?|argument|dep(?:osition)?|decl(?:aration)?|aff(?:idavit)?|appendix|app|j\.a|petition|pet|order|instructions?|notice|record|r|verdict|indictment|reply|decree|stipulation|ex(?:hibit)?|response|statement|report|objections?|judgment|plea|subpoena|interrogatories|letter)\b/i;

/** Whether marks part some words of a line from all others. */
function standsApart(words: string, line: string): boolean {
  const at = line.toLowerCase().indexOf(words.toLowerCase());
  const [before, after] = [line.slice(0, at).trim(), line.slice(at + words.length).trim()];
  return /(?:^|[,;:(]|\bin)$/.test(before) && /^(?:$|[,;:)]|at\b|in\b)/.test(after);
}

/**
 * A suit has a party on either side, and none of them is a filing: where labels give a part of a
 * name to one, they are mistaken.
 */
export const isMistaken = (
  { item: { title = '', ...item } }: Recognized,
  line: string,
): boolean => {
  const filing = item['document-name'];
  return (
    /^(?:v|vs)\.? | (?:v|vs)\.?$/i.test(title) ||
    (filing !== undefined && !FILING.test(String(filing)) && !standsApart(String(filing), line))
  );
};

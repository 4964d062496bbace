/** What nearly every sentence of a contract has and no heading, address or table does. */
const FINITE =
  /\b(?:shall|will|may|must|can|cannot|could|should|would|is|are|was|were|be|has|have|had|do|does|agrees?|waives?|pays?|hereby)\b|n['’]t\b/i;
const FEWEST_WORDS = 6;
/** What a sentence or an item ends with. A page breaks off without it; a lead-in is read with its items. */
const STOP = /[.;!?]\W*(?:and|or|and\/or)?\W*$/i;
/** Of a sentence without such a verb so many words begin in lower case, out of at least so many. */
const RUNNING = { share: 0.6, words: 8 };

/** Whether the words make a sentence: no heading, line of a table, or block of signatures. */
export function isRunningText(text: string): boolean {
  const words = text.match(/[\p{L}\d][^\s]*/gu) ?? [];
  if (words.length < FEWEST_WORDS || !STOP.test(text)) return false;
  if (/\/s\/|-{4}|_{4}|\*{3}/i.test(text)) return false;
  if (FINITE.test(text)) return true;
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= RUNNING.words && lower >= RUNNING.share * words.length;
}

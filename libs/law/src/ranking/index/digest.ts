/** Summary and key points of a case in the words of its own opinion; empty if it has none. */
export interface Digest {
  summary: string;
  keyPoints: string[];
}

const SUMMARY_AT_MOST = 700;
/** A paragraph of this many characters is more than a heading or an order. */
const PROSE = 160;
const POINT_AT_LEAST = 50;
const POINT_AT_MOST = 420;
const POINTS_AT_MOST = 4;
/** A holding is near the beginning or the end; this many characters of each are searched. */
const LOOKED_AT = 60_000;

/**
 * Phrases for what this court holds or asks. "The court held" does not count: it may be a lower
 * court or an earlier case, whose holding may be the very one reversed here.
 */
const HOLDING =
  /\b(?:we (?:therefore |now |also |thus |accordingly |further )?(?:hold|conclude|decide|rule|reaffirm|affirm that|agree that)|(?:it is|is) (?:therefore |accordingly )?(?:held|ordered)|the (?:court(?! (?:of|below|in|for)\b)[^.]{0,60}\bholds|(?:question presented|issue)[^.]{0,60}\bis whether))\b/gi;

/** The parts of a case that it reads. */
interface Source {
  summary: string;
  syllabus: string | null;
  keyPoints: readonly string[];
  opinions: readonly { text: string }[];
}

/**
 * Takes a summary (the reporter's syllabus, else the opinion's first paragraph of prose) and key
 * points (sentences that say what is held) from the record. Every word is the source's own.
 */
export function digestOf(item: Source): Digest {
  if (item.summary && item.keyPoints.length > 0) return { summary: '', keyPoints: [] };
  const lead = item.opinions[0]?.text ?? '';
  const holdings = holdingSentences(lead);
  const summary = item.syllabus ? clip(oneLine(item.syllabus)) : clip(firstProse(lead));
  return { summary: item.summary ? '' : summary, keyPoints: holdings };
}

/** Whether a sentence says what its court holds. */
export function saysHolding(sentence: string): boolean {
  return sentence.search(HOLDING) >= 0;
}

function holdingSentences(text: string): string[] {
  const looked =
    text.length <= LOOKED_AT * 2
      ? text
      : `${text.slice(0, LOOKED_AT)}\n\n${text.slice(-LOOKED_AT)}`;
  const found: { sentence: string; rank: number; at: number }[] = [];
  for (const match of looked.matchAll(HOLDING)) {
    const sentence = sentenceAround(looked, match.index);
    if (!sentence || found.some((other) => other.sentence === sentence)) continue;
    const rank = /^we .*hold/i.test(match[0]) ? 2 : /^we/i.test(match[0]) ? 1 : 0;
    found.push({ sentence, rank, at: match.index });
    if (found.length >= 40) break;
  }
  return found
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
    .slice(0, POINTS_AT_MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}

/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION =
  /(?:\b(?:v|vs|no|nos|art|sec|cl|ch|mr|mrs|ms|dr|jr|sr|inc|co|corp|ltd|id|cf|e\.g|i\.e|ed|cir|ct|stat|ann|rev|app|supp|dist|div|gov|gen|u\.s|s\.ct|f|l|n|p|pp|ante|post|supra)|\b[A-Z])\.$/i;

function sentenceAround(text: string, at: number): string | null {
  let start = at;
  while (start > 0 && at - start < POINT_AT_MOST && !endsSentence(text, start - 1)) start--;
  let end = at;
  while (end < text.length && end - start < POINT_AT_MOST && !endsSentence(text, end)) end++;
  if (!endsSentence(text, end) || (start > 0 && !endsSentence(text, start - 1))) return null;
  const sentence = oneLine(text.slice(start, end + 1));
  return sentence.length >= POINT_AT_LEAST && /^["“‘'([]*[A-Z]/.test(sentence) ? sentence : null;
}

function endsSentence(text: string, at: number): boolean {
  const char = text[at];
  if (char === '\n') return text[at + 1] === '\n' || text[at - 1] === '\n';
  if (char !== '.' && char !== '?' && char !== '!') return false;
  const next = text.slice(at + 1, at + 4);
  if (!/^["”’')\]]{0,2}(?:\s|$)/.test(next)) return false;
  return char !== '.' || !ABBREVIATION.test(text.slice(Math.max(0, at - 8), at + 1));
}

/** Lists of counsel, which reports print before the opinion. */
const COUNSEL =
  /\b(?:argued the (?:cause|case)|filed (?:a |the )?briefs?|on (?:the|his|her|their|its) briefs?|with (?:him|her|them|whom) (?:on|was|were)|of counsel|attorneys? for|counsel for|solicitor general|amic(?:us|i) curiae|for (?:the )?(?:appell(?:ant|ee)|petitioner|respondent|plaintiff|defendant)s?(?:[- ]in[- ]error)?\.$)/i;

/**
 * The first paragraph of prose: long, mostly lower case, and not a list of counsel. For a short
 * order, its longest paragraph.
 */
function firstProse(text: string): string {
  let longest = '';
  for (const paragraph of text.slice(0, 20_000).split(/\n\s*\n/)) {
    const line = oneLine(paragraph);
    // Lower case at the start continues the paragraph before a page break.
    const begins = /^[^\p{L}]*\p{Lu}/u.test(line);
    if (!begins || line.length < POINT_AT_LEAST || COUNSEL.test(line)) continue;
    const small = line.replace(/[^a-z]/g, '').length;
    if (small / line.length <= 0.65) continue;
    if (line.length >= PROSE) return line;
    if (line.length > longest.length) longest = line;
  }
  return longest;
}

function clip(text: string): string {
  if (text.length <= SUMMARY_AT_MOST) return text;
  let end = SUMMARY_AT_MOST;
  while (end > SUMMARY_AT_MOST / 2 && !endsSentence(text, end - 1)) end--;
  return end > SUMMARY_AT_MOST / 2
    ? text.slice(0, end).trim()
    : `${text.slice(0, SUMMARY_AT_MOST).replace(/\s\S*$/, '')} …`;
}

function oneLine(text: string): string {
  return text
    .replace(/-\n+(?=[a-z])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

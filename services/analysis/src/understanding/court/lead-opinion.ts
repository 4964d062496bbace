import type { TextSpan } from '../../engine/extracted-text.js';

/** A heading, or an opening, with which a separate opinion begins. */
const SEPARATE =
  /(?:^|\n)\s{0,200}(?:\*\d+\s)?(?:(?:MR\.|Mr\.|CHIEF|Chief|JUSTICE|Justice|[A-Z][A-Za-z.’'-]+,)\s?[^\n.]{0,90}?,?\s(?:concurring|dissenting)\b[^\n]{0,80}[.:]|[A-Z][A-Z.’'-]+(?:, [A-Z][\w ]+)?,? (?:J|C\.J|P\.J)\.,? \(?(?:concurring|dissenting)[^\n]{0,60}|DISSENT(?:ING OPINION)?\s*\n|CONCURR(?:ENCE|ING OPINION)\s*\n)/;

/** Footnotes that were gathered behind the opinion. */
const NOTES = /\n\s{0,200}(?:NOTES|FOOTNOTES|Footnotes)\s*\n|\n\s{0,200}\[(?:1|\*|†)\]\s+[A-Z"“]/;

/** The opinion of the court, without separate opinions and footnotes behind it. */
export function leadOpinion(text: string): TextSpan {
  const from = Math.min(1_500, Math.floor(text.length / 4));
  const end = [SEPARATE, NOTES]
    .map((expression) => expression.exec(text.slice(from))?.index)
    .filter((at) => at !== undefined);
  return { start: 0, end: end.length > 0 ? from + Math.min(...end) : text.length };
}

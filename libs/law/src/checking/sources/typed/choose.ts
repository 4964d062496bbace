import type { Reading, Recognized } from '../recognized.js';
import { checked } from './checked.js';
import { compare, type Difference } from './compare.js';
import { parentheticalOf } from './items/opinions.js';
import { isMistaken } from './mistaken.js';
import { askLost, askOpen } from './questions.js';
import { readTyped, SURE, type TypedReading } from './read-typed.js';
import { toSource } from './to-source.js';

const WORKS = new Set(['article', 'book', 'chapter', 'web']);
/** Lines that are one citation; captions and title pages have many. */
const LONGEST = 600;
/** A source that is told of in a sentence, and not cited, or that has an identifier: its words are no fields. */
const TOLD =
  /^ECLI:|,\s(?:which|who)\s|\bit (?:is|was)\b|\bhad it\b|\b(?:wrote|brought out|(?:held|ruled) that)\b/i;

/** How far a citation is from the text: what came from nowhere weighs more than what was lost. */
const distance = ({ lost, invented }: Difference): number => lost.length + 2 * invented.length;

/** Whether the labels are believed rather than the patterns. */
function isBetter(typed: TypedReading, found: Recognized | undefined, farther: number): boolean {
  const isSure = typed.faults === 0 && typed.margin >= SURE;
  // Words that are taken for a title alone tell nothing.
  const isBare = found && Object.keys(found.item).every((key) => key === 'type' || key === 'title');
  if (!found || found.kind === 'unknown' || (isBare && (WORKS.has(found.kind) || found.tentative)))
    return isSure || typed.fields.length > (typed.faults === 0 ? 2 : 4 * typed.faults);
  return farther === 0 ? isSure : farther > 0;
}

/** What the patterns have not asked about already. */
const unnamed = ({ doubts }: Recognized, { lost, invented }: Difference): Difference => ({
  lost: lost.filter((word) => !doubts.join(' ').toLowerCase().includes(word)),
  invented,
});

/**
 * The better of what the patterns found and what the labels say: the one that is nearer to the
 * text, with what parts it from the text as questions. The labels win a draw where they are sure.
 */
export function withLabels(
  reading: Reading,
  pattern: Recognized | undefined,
): Recognized | undefined {
  const { line } = reading;
  if ((pattern && reading.text.includes('\n')) || line.length > LONGEST || TOLD.test(line))
    return pattern;
  const typed = readTyped(line);
  if (!typed) return pattern;
  const isWhole =
    typed.fields.length > 1 || /^(?:act|back|code)$/.test(typed.fields[0]?.label ?? '');
  const labeled = isWhole ? toSource(typed.fields, line) : undefined;
  const [read, found] = [labeled, pattern].map((each) => each && checked(each));
  const source = read && !isMistaken(read, line) ? read : undefined;
  const [ofFound, ofSource] = [found, source].map((each) => each && compare(line, each));
  const farther =
    found && ofFound && source && ofSource
      ? distance(ofFound) + found.doubts.length - distance(ofSource) - source.doubts.length
      : 0;
  const isLater = source?.later !== undefined && typed.faults === 0;
  if (source && ofSource && (isLater || isBetter(typed, found, farther)))
    return askLost(typed, askOpen(typed, source, line), ofSource);
  if (!found || !ofFound || found.others > 0 || found.kind === 'unknown' || found.tentative)
    return found;
  const { parentheticals } = found;
  const printed = parentheticals ? { parentheticals: parentheticals.map(parentheticalOf) } : {};
  return askLost(typed, { ...found, ...printed }, unnamed(found, ofFound));
}

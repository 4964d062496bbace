import type { Reading, Recognized } from '../recognized.js';
import { isCourt } from './items/court.js';
import { parentheticalOf } from './items/opinions.js';
import { questions } from './questions.js';
import { readTyped, SURE, type TypedReading } from './read-typed.js';
import { toSource } from './to-source.js';
import { unplaced } from './unplaced.js';

const unread = (typed: TypedReading, source: Recognized): number =>
  unplaced(typed, source).length + typed.left.length;

const WORKS = new Set(['article', 'book', 'chapter', 'web']);
const lacks = (found: Recognized, source: Recognized): boolean =>
  ['author', 'title', 'document-name', 'authority', 'editor', 'publisher', 'section'].some(
    (variable) => source.item[variable] !== undefined && found.item[variable] === undefined,
  ) ||
  (source.court !== undefined && source.court !== found.court);

/** A court that the patterns took for another than was typed. */
function isOtherCourt(typed: TypedReading, found: Recognized, source: Recognized): boolean {
  const court = typed.fields.find(({ label }) => label === 'court')?.text;
  return (
    court !== undefined &&
    source.court !== undefined &&
    found.court !== undefined &&
    !isCourt(found.court, court)
  );
}

/** `Restatement of Torts` for the third one. */
const isShorter = (found: Recognized, source: Recognized): boolean =>
  found.kind === 'restatement' &&
  source.kind === 'restatement' &&
  String(source.item.title).length > String(found.item.title).length;

/** Lines that are one citation; captions and title pages have many. */
const LONGEST = 600;
/** A source that is told of in a sentence, and not cited: its words are no fields. */
const TOLD = /,\s(?:which|who)\s|\b(?:wrote|brought out)\b/i;

/**
 * The better of what the patterns found and what the labeler reads. What the patterns find with
 * nothing left over stays; where they miss a part, or read a work, the labeler is believed if it is
 * sure. Whatever is open is asked.
 */
export function withLabels(
  reading: Reading,
  found: Recognized | undefined,
): Recognized | undefined {
  if (
    (found && reading.text.includes('\n')) ||
    reading.line.length > LONGEST ||
    TOLD.test(reading.line) ||
    (found?.others ?? 0) > 0
  )
    return found;
  const typed = readTyped(reading.line);
  const source = typed && toSource(typed.fields, reading.line);
  if (!typed || !source || typed.fields.length < 2) return found;
  const asked = { ...source, doubts: [...source.doubts, ...questions(typed, source)] };
  const isSure = typed.faults === 0 && typed.margin >= SURE;
  // Words that are taken for a title alone tell nothing.
  const isBare = found && Object.keys(found.item).every((key) => key === 'type' || key === 'title');
  if (!found || found.kind === 'unknown' || (isBare && (WORKS.has(found.kind) || found.tentative)))
    return isSure || (typed.faults === 0 && typed.fields.length > 2) ? asked : found;
  const [missedByFound, missed] = [unread(typed, found), unread(typed, source)];
  if (missed < missedByFound) return asked;
  if (WORKS.has(found.kind) || WORKS.has(source.kind))
    return isSure && WORKS.has(found.kind) && WORKS.has(source.kind) ? asked : found;
  // `sections 1 to 7` are seven sections, not two.
  const isRange =
    /\d–\d/.test(String(source.item.section ?? '')) && /,/.test(String(found.item.section ?? ''));
  if (
    (typed.faults === 0 &&
      (isRange || isOtherCourt(typed, found, source) || isShorter(found, source))) ||
    (isSure && missed === missedByFound && lacks(found, source))
  )
    return asked;
  return {
    ...found,
    ...(found.parentheticals ? { parentheticals: found.parentheticals.map(parentheticalOf) } : {}),
  };
}

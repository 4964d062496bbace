import type { Reading, Recognized } from '../recognized.js';
import { checked } from './checked.js';
import { compare, type Difference } from './compare.js';
import { parentheticalOf } from './items/opinions.js';
import { isMistaken } from './mistaken.js';
import { openFields, questions } from './questions.js';
import { readTyped, SURE, type TypedReading } from './read-typed.js';
import { toSource } from './to-source.js';

const WORKS = new Set(['article', 'book', 'chapter', 'web']);
/** Whether the labels tell a part that the patterns miss, and miss none. */
const lacks = (found: Recognized, source: Recognized): boolean => {
  const [ours, theirs] = [source.item, found.item].map((item) => new Set(Object.keys(item)));
  return (
    (source.court !== undefined && source.court !== found.court) ||
    (found.item.author === undefined && source.item.author !== undefined) ||
    ([...(ours ?? [])].some((variable) => !theirs?.has(variable)) &&
      [...(theirs ?? [])].every((variable) => ours?.has(variable)))
  );
};

/** `sections 1 to 7` are seven sections, not two. */
const isRange = (found: Recognized, source: Recognized): boolean =>
  /\d–\d/.test(String(source.item.section ?? '')) && /,/.test(String(found.item.section ?? ''));

/** Lines that are one citation; captions and title pages have many. */
const LONGEST = 600;
/** A source that is told of in a sentence, and not cited: its words are no fields. */
const TOLD = /,\s(?:which|who)\s|\b(?:wrote|brought out)\b/i;

const PARTIES = /\sv\. |^(?:in re|ex parte|estate of)\b/i;
const OTHER_PARTS = /\d|\b(?:concurring|dissenting)\b/i;

/** A case without parties, or whose name holds other parts. */
const swallows = (found: Recognized, source: Recognized): boolean => {
  const [name, other] = [found, source].map(({ item }) => String(item.title ?? ''));
  if (found.kind !== 'case' || name === undefined || other === undefined) return false;
  return (
    (OTHER_PARTS.test(name) && !OTHER_PARTS.test(other)) ||
    (source.kind !== 'case' && !PARTIES.test(name) && found.item.volume !== undefined)
  );
};

/** How far a citation is from the text: what came from nowhere weighs more than what was lost. */
const distance = ({ lost, invented }: Difference): number => lost.length + 2 * invented.length;

/** Whether the labels are believed rather than the patterns. */
function isBetter(
  typed: TypedReading,
  source: Recognized,
  found: Recognized | undefined,
  farther: number,
): boolean {
  const isSure = typed.faults === 0 && typed.margin >= SURE;
  // Words that are taken for a title alone tell nothing.
  const isBare = found && Object.keys(found.item).every((key) => key === 'type' || key === 'title');
  if (found?.kind === 'unknown' && found.doubts.length > 0) return false;
  if (!found || found.kind === 'unknown' || (isBare && (WORKS.has(found.kind) || found.tentative)))
    return isSure || typed.fields.length > (typed.faults === 0 ? 2 : 4 * typed.faults);
  if (swallows(found, source)) return typed.faults === 0 && farther >= 0;
  if (farther !== 0) return farther > 0;
  const areWorks = WORKS.has(found.kind) && WORKS.has(source.kind);
  if (WORKS.has(found.kind) || WORKS.has(source.kind)) return isSure && areWorks;
  return isSure && (isRange(found, source) || lacks(found, source));
}

/** What the patterns have not asked about already. */
const unnamed = ({ doubts }: Recognized, { lost, invented }: Difference): Difference => ({
  lost: lost.filter((word) => !doubts.join(' ').toLowerCase().includes(word)),
  invented,
});

/**
 * The better of what the patterns found and what the labels say: the one that is nearer to the
 * text, with what parts it from the text as questions. Patterns win a draw unless they miss a part.
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
  const isWhole = typed.fields.length > 1 || typed.fields[0]?.label === 'act';
  const labeled = isWhole ? toSource(typed.fields, line) : undefined;
  const [read, found] = [labeled, pattern].map((each) => each && checked(each));
  const source = read && !isMistaken(read, line) ? read : undefined;
  const [ofFound, ofSource] = [found, source].map((each) => each && compare(line, each));
  const farther =
    ofFound && source && ofSource
      ? distance(ofFound) - distance(ofSource) - source.doubts.length
      : 0;
  if (source && ofSource && isBetter(typed, source, found, farther))
    return {
      ...source,
      doubts: [
        ...source.doubts,
        ...openFields(typed, source),
        ...questions(typed, source, ofSource),
      ],
    };
  if (!found || !ofFound || found.others > 0 || found.kind === 'unknown' || found.tentative)
    return found;
  return {
    ...found,
    ...(found.parentheticals ? { parentheticals: found.parentheticals.map(parentheticalOf) } : {}),
    doubts: [...found.doubts, ...questions(typed, found, unnamed(found, ofFound))],
  };
}

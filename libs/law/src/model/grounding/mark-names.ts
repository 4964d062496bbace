import {
  type Bearers,
  eventLabel,
  type LaterHistory,
  type NamedInAnswer,
} from '@casewright/contracts';
import { type CitationChecker, isOutOfReach } from '@casewright/law/checking';
import { type BareName, type Citation, findBareNames } from '@casewright/law/citations';
import { wordsOf } from './plain-facts.js';

/** Stands behind a decision that the model named and that neither the library nor its table knows. */
export const NOT_IN_LIBRARY = ' [no decision of this name in the library]';
const SEVERAL = ' [several decisions have this name; which one is not said]';
const UNCHECKED = ' [decision not verified]';
/** What follows names that mean no decision for certain. */
export const NAME_DOUBTS: readonly string[] = [NOT_IN_LIBRARY, SEVERAL, UNCHECKED];

/** Behind a decision of the model's that exists, but is no longer good law. */
export function badLawMark(history: LaterHistory | null | undefined): string {
  const [gravest] = history?.events ?? [];
  return gravest && history?.standing === 'bad'
    ? ` [no longer good law: ${eventLabel(gravest)}]`
    : '';
}

/** A name that the model wrote without a citation, what is known of it, and what is to follow it. */
interface JudgedName {
  start: number;
  end: number;
  mark: string;
  named: NamedInAnswer;
}

const NONE: Bearers = { found: 'none', case: null, history: null };

/**
 * Has decisions looked up that a model's answer names and does not cite. A name that the document
 * itself has is its own matter, and only marked where the decision is no longer good law; so is one
 * that may be something else than a decision.
 */
export async function judgeNames(
  text: string,
  citations: readonly Citation[],
  document: string,
  checker: CitationChecker | undefined,
): Promise<JudgedName[]> {
  const found = findBareNames(text, citations);
  if (found.length === 0) return [];
  const asked = found.flatMap(({ readings, year }) =>
    readings.map((name) => ({ name, ...(year !== undefined && { year }) })),
  );
  const answers = await bearersOf(asked, checker);
  const isOfDocument = finderIn(document);
  let at = 0;
  return found.flatMap((name) => {
    const own = answers?.slice(at, at + name.readings.length);
    at += name.readings.length;
    const isOther = isOfDocument(name) || !name.isCertain;
    return judged(text, name, own, isOther) ?? [];
  });
}

function judged(
  text: string,
  { start, end: last, readings }: BareName,
  answers: readonly Bearers[] | undefined,
  isOther: boolean,
): JudgedName | undefined {
  const at = answers?.findIndex(({ found }) => found !== 'none') ?? 0;
  const { found, case: known, history } = answers?.[at] ?? NONE;
  const outdated = badLawMark(history);
  if (isOther && outdated === '') return undefined;
  // The reading that is a decision's tells where the name ends.
  const reading = readings[Math.max(0, at)]!;
  const end = at > 0 && text.startsWith(reading, start) ? start + reading.length : last;
  const status = answers ? STATUS[found] : 'unchecked';
  return {
    start,
    end,
    mark: MARKS[status] + outdated,
    named: {
      text: text.slice(start, end),
      status,
      ...(known && { case: known }),
      ...(history && { history }),
    },
  };
}

const STATUS = { one: 'found', several: 'several', none: 'not_in_library' } as const;
const MARKS: Record<NamedInAnswer['status'], string> = {
  found: '',
  several: SEVERAL,
  not_in_library: NOT_IN_LIBRARY,
  unchecked: UNCHECKED,
};

/** Undefined where there is no library, or it does not answer. */
async function bearersOf(
  names: readonly { name: string; year?: number }[],
  checker: CitationChecker | undefined,
): Promise<Bearers[] | undefined> {
  if (!checker) return undefined;
  try {
    return await checker.bearers(names);
  } catch (error) {
    if (isOutOfReach(error)) return undefined;
    throw error;
  }
}

/** Whether a document has the words of a name, such as those of its own parties. */
function finderIn(document: string): (name: BareName) => boolean {
  let words: Set<string> | undefined;
  return ({ readings }) => {
    words ??= new Set(wordsOf(document));
    return wordsOf(readings.at(-1)!).every((word) => word.length < 3 || words!.has(word));
  };
}

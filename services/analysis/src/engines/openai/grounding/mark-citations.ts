import { type CheckedCitation, eventLabel } from '@casewright/contracts';
import { findCitations } from '@casewright/legal';
import { citationsOrNull } from '../../../citations/check/unchecked-citations.js';
import type { CitationChecker } from '../../../engine/ai-tasks.js';

/** Stands behind each citation of the model's that no library confirms. */
export const NOT_VERIFIED = ' [citation not verified]';

/** Stands behind a decision of the model's that exists, but is no longer good law. */
const badLaw = (label: string) => ` [no longer good law: ${label}]`;

/** No model cites as many laws in one answer. */
const MOST_LOOKED_FOR = 1_000;

export interface MarkedTexts {
  texts: string[];
  verified: number;
  unverified: number;
}

interface Judged {
  start: number;
  end: number;
  isVerified: boolean;
  /** What is to stand behind it; empty for what is confirmed and still good law. */
  mark: string;
}

/**
 * Has the citations of texts checked by the library, and marks each that it does not confirm. What
 * cannot be checked counts as not verified; what is no longer good law is marked so. Laws and rules that the document itself cites stay bare.
 */
export async function markCitations(
  texts: readonly string[],
  document: string,
  checker: CitationChecker | undefined,
): Promise<MarkedTexts> {
  const joined = texts.join('\n\n');
  const judged = await judge(joined, checker, document);
  let [next, start] = [0, 0];
  const own: Judged[] = [];
  const marked = texts.map((text) => {
    const [from, to] = [start, start + text.length];
    start = to + 2;
    const places: Place[] = [];
    for (; next < judged.length && judged[next]!.start < to; next++) {
      const each = judged[next]!;
      if (each.end > to) continue;
      own.push(each);
      if (each.mark) places.push({ at: behindYear(text, each.end - from), mark: each.mark });
    }
    return markedAt(text, places);
  });
  const verified = own.filter(({ isVerified }) => isVerified).length;
  return { texts: marked, verified, unverified: own.length - verified };
}

/** Behind the year of the citation that ends at `end`, where one follows. */
function behindYear(text: string, end: number): number {
  return end + (/^ \([^()]*\d{4}\)/.exec(text.slice(end))?.[0].length ?? 0);
}

interface Place {
  at: number;
  mark: string;
}

function markedAt(text: string, places: readonly Place[]): string {
  let [marked, from] = ['', 0];
  for (const { at, mark } of places.toSorted((a, b) => a.at - b.at)) {
    marked += text.slice(from, at) + mark;
    from = at;
  }
  return marked + text.slice(from);
}

async function judge(
  text: string,
  checker: CitationChecker | undefined,
  document: string,
): Promise<Judged[]> {
  const found = findCitations(text);
  if (found.length === 0) return [];
  const checked = await check(text, checker);
  const verdicts = new Map(checked.map((each) => [each.start, each]));
  const isInDocument = finderIn(document);
  return found.flatMap(({ start, end, kind }) => {
    const citation = verdicts.get(start);
    const isVerified = citation?.verdict === 'verified';
    const isOfDocument = kind !== 'case' && isInDocument(text.slice(start, end));
    if (!isVerified && isOfDocument) return [];
    return [
      { start, end, isVerified, mark: (isVerified ? '' : NOT_VERIFIED) + outdated(citation) },
    ];
  });
}

/** Of a decision that is no longer good law, whether or not the library has it. */
function outdated(citation: CheckedCitation | undefined): string {
  const [gravest] = citation?.history?.events ?? [];
  return gravest && citation?.history?.standing === 'bad' ? badLaw(eventLabel(gravest)) : '';
}

/** Whether a citation stands in the document, of the first so many that differ. */
function finderIn(document: string): (citation: string) => boolean {
  const known = new Map<string, boolean>();
  return (citation) => {
    if (!known.has(citation) && known.size < MOST_LOOKED_FOR)
      known.set(citation, document.includes(citation));
    return known.get(citation) ?? false;
  };
}

async function check(
  text: string,
  checker: CitationChecker | undefined,
): Promise<CheckedCitation[]> {
  return (checker && (await citationsOrNull(checker.check(text)))) ?? [];
}

import type { CheckedCitation } from '@casewright/contracts';
import { findCitations } from '@casewright/legal';
import { citationsOrNull } from '../../../citations/check/unchecked-citations.js';
import type { CitationChecker } from '../../../engine/ai-tasks.js';

/** Stands behind each citation of the model's that no library confirms. */
export const NOT_VERIFIED = ' [citation not verified]';

export interface MarkedTexts {
  texts: string[];
  verified: number;
  unverified: number;
}

interface Judged {
  start: number;
  end: number;
  isVerified: boolean;
}

/**
 * Has the citations of texts checked by the library, and marks each that it does not confirm. What
 * cannot be checked counts as not verified. Laws and rules that the document itself cites stay bare.
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
    const places: number[] = [];
    for (; next < judged.length && judged[next]!.start < to; next++) {
      const each = judged[next]!;
      if (each.end > to) continue;
      own.push(each);
      if (!each.isVerified) places.push(behindYear(text, each.end - from));
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

function markedAt(text: string, places: readonly number[]): string {
  let [marked, from] = ['', 0];
  for (const at of places.toSorted((a, b) => a - b)) {
    marked += text.slice(from, at) + NOT_VERIFIED;
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
  const verdicts = new Map(checked.map(({ start, verdict }) => [start, verdict]));
  return found.flatMap(({ start, end, kind }) => {
    const isVerified = verdicts.get(start) === 'verified';
    const isOfDocument = kind !== 'case' && document.includes(text.slice(start, end));
    return !isVerified && isOfDocument ? [] : [{ start, end, isVerified }];
  });
}

async function check(
  text: string,
  checker: CitationChecker | undefined,
): Promise<CheckedCitation[]> {
  return (checker && (await citationsOrNull(checker.check(text)))) ?? [];
}

import type { CheckedCitation } from '@casewright/contracts';
import { findCitations } from '@casewright/legal';
import { isOutOfReach } from '../../../citations/generate/complete/out-of-reach.js';
import type { CitationChecker } from '../../engine.js';

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
  let [verified, unverified, start] = [0, 0, 0];
  const marked = texts.map((text) => {
    const from = start;
    start += text.length + 2;
    let out = text;
    const own = judged.filter((each) => each.start >= from && each.end <= from + text.length);
    for (const { end, isVerified } of own.toReversed()) {
      if (isVerified) verified++;
      else {
        unverified++;
        const at = end - from + (/^ \([^()]*\d{4}\)/.exec(text.slice(end - from))?.[0].length ?? 0);
        out = out.slice(0, at) + NOT_VERIFIED + out.slice(at);
      }
    }
    return out;
  });
  return { texts: marked, verified, unverified };
}

async function judge(
  text: string,
  checker: CitationChecker | undefined,
  document: string,
): Promise<Judged[]> {
  const found = findCitations(text);
  if (found.length === 0) return [];
  const checked = await check(text, checker);
  return found.flatMap(({ start, end, kind }) => {
    const verdict = checked.find((each) => each.start === start)?.verdict;
    const isVerified = verdict === 'verified';
    const isOfDocument = kind !== 'case' && document.includes(text.slice(start, end));
    return !isVerified && isOfDocument ? [] : [{ start, end, isVerified }];
  });
}

async function check(
  text: string,
  checker: CitationChecker | undefined,
): Promise<CheckedCitation[]> {
  try {
    return checker ? (await checker.check(text)).citations : [];
  } catch (error) {
    if (isOutOfReach(error)) return [];
    throw error;
  }
}

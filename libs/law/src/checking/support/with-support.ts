import {
  type CheckedCitation,
  type CitedProposition,
  type FoundSupport,
  LONGEST_PROPOSITION,
} from '@casewright/contracts';
import type { Citation, Span } from '@casewright/law/citations';
import type { Authorities } from '../authorities.js';
import type { JudgedText } from '../judge-citations.js';
import { pinnedPages } from '../verdict/judge-pin.js';
import { WEAK_BELOW } from './find-support.js';
import { propositionsOf, withoutCitations } from './propositions.js';

/** Citations of a text that are looked at: what is behind them in a book of a brief is not. */
const MOST = 500;
const MOST_PAGES = 20;
/** Of the usual share: after "see," the proposition follows from what the case says (rule 1.2(a)). */
const INFERRED = 0.7;
const INFERS = /^(?:see|accord|e\.g\.)/;

interface Asked {
  at: number;
  proposition: Span;
  claim: CitedProposition;
}

/** The citations, each with what its opinion says on that for which it is cited. */
export async function withSupport(
  text: string,
  judgedText: JudgedText,
  cited: CheckedCitation[],
  library: Pick<Authorities, 'support'>,
): Promise<CheckedCitation[]> {
  const asked = questions(text, judgedText);
  const answers = await library.support(asked.map(({ claim }) => claim));
  const supported = [...cited];
  for (const [index, { at, proposition }] of asked.entries()) {
    const found = answers[index];
    const support = found && asCited(found, judgedText.citations[at]!, proposition);
    if (support) supported[at] = { ...cited[at]!, support: { ...support, proposition } };
  }
  return supported;
}

/**
 * What was found, as far as it may be called weak: a sentence around a citation, as of a case that
 * it tells of, need not be in it, and then nothing is said.
 */
function asCited(
  found: FoundSupport,
  { start, end, fields }: Citation,
  proposition: Span,
): FoundSupport | null {
  if (!found.weak) return found;
  if (proposition.start < start && proposition.end > end) return null;
  const isInferred = INFERS.test(fields.signal ?? '');
  return { ...found, weak: !isInferred || found.share < WEAK_BELOW * INFERRED };
}

/** Of the printings of one case, the first that the library has. */
function questions(text: string, { citations, judged }: JudgedText): Asked[] {
  const asked = new Map<string, Asked>();
  let left = MOST;
  const isAsked = (at: number): boolean =>
    judged[at]!.isSource && judged[at]!.case !== undefined && left-- > 0;
  const propositions = propositionsOf(text, citations, isAsked);
  for (const [at, proposition] of propositions.entries()) {
    const source = judged[at]!.case;
    if (!proposition || !source) continue;
    const { fields, fullSpan } = citations[at]!;
    const key = `${source.id} ${fullSpan.start}`;
    if (asked.has(key)) continue;
    const pages = pinnedPages(fields.pin ?? '').slice(0, MOST_PAGES);
    const claim = {
      caseId: source.id,
      proposition: withoutCitations(text, citations, proposition).slice(0, LONGEST_PROPOSITION),
      ...(pages.length > 0 && { pages }),
      ...(fields.weight?.some((weight) => /dissent/i.test(weight)) && { dissent: true }),
    };
    asked.set(key, { at, proposition, claim });
  }
  // An opinion is read once for all that cite it in one message.
  return [...asked.values()].sort((a, b) => a.claim.caseId - b.claim.caseId);
}

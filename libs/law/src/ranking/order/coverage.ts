import { isCommonTerm } from '../analysis/common-words.js';
import { shortHash } from '../analysis/term-hash.js';
import { holds } from '../index/ascending.js';
import type { CasesWithTerm } from '../index/case-postings.js';
import type { ForwardPart } from '../index/case-text.js';
import type { Coverage } from '../search/ranking.js';
import type { Replacement } from '../terms/synonyms.js';
import { expressionsOf } from '../terms/uncovered-words.js';
import { type AnswerFeatures, answerLikelihood } from './answer-likelihood.js';
import type { Candidate, FoundCandidates, WeighedQuery } from './candidates.js';
import type { ScoredTerm } from './choose-terms.js';
import { LIKELIHOOD } from './likelihood.generated.js';

/** How many of the first cases are read; one of them should answer. */
const NEAREST = 3;
/** The place of the case that the first is held against: many may be as near, and none answer. */
export const COMPARED = 10;
/** Words around the best passage that still belong to the same subject. */
const AROUND = 220;
/** The largest library that the likelihood was trained on: beyond it nothing is known. */
const TRAINED_TO = 50_000;
/** Of what a question is about without an answer, words half as telling as the first are left out. */
const NEARLY_AS_TELLING = 0.6;

/**
 * Null for what is no question: a citation, a name, a pasted paragraph, a demanded condition.
 *
 * @param nearest the best cases whatever the order asked for, with their passages
 */
export async function coverageOf(
  query: WeighedQuery,
  found: Pick<FoundCandidates, 'reader' | 'near' | 'casesWith'>,
  nearest: readonly Candidate[],
): Promise<Coverage | null> {
  const evidence = await evidenceOf(query, found, nearest);
  if (!evidence) return null;
  const { features, lacked } = evidence;
  const { noneBelow, partialBelow } = LIKELIHOOD;
  const likely = answerLikelihood(features, query.typedWords);
  // A short query is one idea, and what the library has never heard of is not its answer.
  const isUnheard = query.kind === 'keywords' && lacked.some(({ df }) => df === 0);
  const isAnswered = likely >= partialBelow && !isUnheard;
  if (isAnswered || found.near.size > 0) return { level: 'full', uncovered: [] };
  const uncovered = expressionsOf(query, mostTelling(lacked));
  // Where no word is lacking, no part of the question is: the less likely half has no answer at all.
  const least = uncovered.length > 0 ? noneBelow : (noneBelow + partialBelow) / 2;
  return { level: likely < least ? 'none' : 'partial', uncovered };
}

/** What the nearest cases have of a question, and lack. */
export interface Evidence {
  features: AnswerFeatures;
  /** Telling words that none of them has. */
  lacked: ScoredTerm[];
}

export async function evidenceOf(
  query: WeighedQuery,
  { reader, casesWith }: Pick<FoundCandidates, 'reader' | 'casesWith'>,
  nearest: readonly Candidate[],
): Promise<Evidence | null> {
  const { kind, demands, judges, exceptJudges, chosen, replacements } = query;
  const first = nearest.slice(0, NEAREST);
  const isQuestion = kind === 'question' || kind === 'keywords';
  const isNarrowed = demands !== null || judges.length + exceptJudges.length > 0;
  const telling = chosen.scored.filter(isTelling);
  if (!isQuestion || isNarrowed || telling.length === 0) return null;
  const having = await casesWith(first);
  const parts = await reader.forward(first.map(({ caseId }) => caseId));
  const covered = first.map((found) => {
    const has = termTest(found, parts.get(found.caseId) ?? [], having);
    return coveredBy(has, telling, replacements);
  });
  const best = covered.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a), new Set<ScoredTerm>());
  const asked = chosen.scored.filter(({ special, synonymOf }) => !special && synonymOf === null);
  const score = first[0]?.score ?? 0;
  return {
    lacked: telling.filter((item) => !covered.some((has) => has.has(item))),
    features: {
      covered: weightOf(best) / weightOf(telling),
      score,
      lead: score > 0 ? 1 - (nearest[COMPARED - 1]?.score ?? 0) / score : 0,
      length: Math.log1p(asked.length),
      prose: Math.log1p(query.typedWords.length),
      size: Math.log1p(Math.min(reader.docCount, TRAINED_TO)),
    },
  };
}

function isTelling({ term, special, synonymOf }: ScoredTerm): boolean {
  return !special && synonymOf === null && !isCommonTerm(term);
}

function mostTelling(terms: readonly ScoredTerm[]): ScoredTerm[] {
  const most = Math.max(...terms.map(({ idf }) => idf));
  return terms.filter(({ idf }) => idf >= most * NEARLY_AS_TELLING);
}

function weightOf(terms: Iterable<ScoredTerm>): number {
  let sum = 0;
  for (const { idf } of terms) sum += idf;
  return sum;
}

/** Tests for a term in a case's name, in its record, or about its best passage. */
function termTest(
  { caseId, best }: Candidate,
  parts: readonly ForwardPart[],
  casesWith: (term: number) => CasesWithTerm,
): (term: number) => boolean {
  const words = new Set<number>();
  for (const { part, opinionId, tokens } of parts) {
    const isBest = part === best?.part;
    if (opinionId !== null && !isBest) continue;
    const read =
      opinionId === null
        ? tokens
        : tokens.subarray(Math.max(0, best!.from - AROUND), best!.to + AROUND);
    for (const word of read) words.add(word);
  }
  // Different words may have the same short hash; the postings tell them apart.
  return (term) => {
    const { docs, named } = casesWith(term);
    return (words.has(shortHash(term)) && holds(docs, caseId)) || named.includes(caseId);
  };
}

/** The words that a case has, or another for. */
function coveredBy(
  has: (term: number) => boolean,
  telling: readonly ScoredTerm[],
  replacements: readonly Replacement[],
): Set<ScoredTerm> {
  const replaced = new Set(
    replacements.filter(({ by }) => by.every(has)).flatMap((found) => found.replaced),
  );
  return new Set(telling.filter(({ term }) => has(term) || replaced.has(term)));
}

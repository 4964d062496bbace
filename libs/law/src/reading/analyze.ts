import type { Analysis, Finding } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import { toFacts } from './analysis/analysis-mapper.js';
import { authoritiesOf, checkCitations } from './analysis/check-citations.js';
import { citationFindings } from './analysis/findings/citation-findings.js';
import { courtFindings } from './analysis/findings/court-findings.js';
import { generalFindings } from './analysis/findings/general-findings.js';
import { paperChecks } from './analysis/findings/paper-checks.js';
import { revisionFindings } from './analysis/findings/revision-findings.js';
import { writeProse } from './analysis/prose/write-prose.js';
import { reviewContract } from './contracts/review-contract.js';
import { understandInSteps } from './documents/understand.js';
import type { Understanding } from './documents/understanding.js';
import type { ExtractedText } from './extracted-text.js';
import { orderFindings } from './order-findings.js';

/** Told before each step what it is, and the share of the work that is done; may take its time. */
export type OnStep = (step: string, done: number) => Promise<void>;

/** Steps of `understandInSteps`, to tell how far the work is. */
const STEPS = 6;
/** The share of the work that understanding is. */
const UNDERSTANDING = 0.6;

/**
 * Reads a document by rules and tables: the same document gets the same answer each time.
 *
 * @param checker of its citations; without one they are left unchecked, and say so
 */
export async function analyze(
  source: ExtractedText,
  checker: CitationChecker | undefined,
  onStep: OnStep,
): Promise<Omit<Analysis, 'engine'>> {
  const document = await understand(source, onStep);
  await onStep('Checking citations', UNDERSTANDING);
  const citations = await checkCitations(document, checker);
  await onStep('Reviewing', 0.8);
  const findings = orderFindings([
    ...citationFindings(document, citations),
    ...findingsOf(document),
  ]);
  await onStep('Writing', 0.95);
  const citesAuthorities = document.court || document.documentType.family === 'memo';
  const authorities = citesAuthorities ? authoritiesOf(document, citations) : null;
  const prose = writeProse({ document, findings, citations, authorities });
  return { ...prose, ...toFacts(document, citations), findings, authorities };
}

async function understand(source: ExtractedText, onStep: OnStep): Promise<Understanding> {
  const steps = understandInSteps(source);
  let next = steps.next();
  for (let done = 1; !next.done; done++) {
    await onStep(`Reading: ${next.value}`, (done / (STEPS + 1)) * UNDERSTANDING);
    next = steps.next();
  }
  return next.value;
}

function findingsOf(document: Understanding): Finding[] {
  const { court } = document;
  const own = court
    ? [...paperChecks(document, court), ...courtFindings(document, court)]
    : document.documentType.family === 'contract'
      ? reviewContract(document)
      : generalFindings(document);
  return [...revisionFindings(document), ...own];
}

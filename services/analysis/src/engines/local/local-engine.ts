import { setImmediate } from 'node:timers/promises';
import type { Finding } from '@casewright/contracts';
import { recognizeSource } from '@casewright/law/checking';
import { draftTemplate } from '@casewright/law/drafting';
import type { ExtractedText, Understanding } from '@casewright/law/reading';
import {
  authoritiesOf,
  checkCitations,
  citationFindings,
  courtFindings,
  generalFindings,
  orderFindings,
  paperChecks,
  reviewContract,
  revisionFindings,
  toFacts,
  understandInSteps,
  writeProse,
} from '@casewright/law/reading';
import { review } from '@casewright/law/writing';
import type { Doing, EngineContext } from '../../engine/ai-tasks.js';
import type { Engine } from '../../engine/engine.js';
import { rulesRelevance } from '../../search-help/rules-relevance.js';
import { citationsOf } from '../../templates/citations-of.js';

/** Steps of `understandInSteps`, to tell how far the work is. */
const STEPS = 6;
/** The share of the work that understanding is. */
const UNDERSTANDING = 0.6;

/**
 * The built-in engine: rules and tables, no model, nothing leaves the machine. The same document
 * gets the same answer each time.
 */
export class LocalEngine implements Engine {
  readonly name = 'local';
  readonly model = null;

  readonly analyze: Doing<'analyze'> = async (input, context, signal) => {
    const document = await this.understand(input, context, signal);
    await step('Checking citations', UNDERSTANDING, context, signal);
    const citations = await checkCitations(document, context.citations);
    await step('Reviewing', 0.8, context, signal);
    const findings = orderFindings([
      ...citationFindings(document, citations),
      ...findingsOf(document),
    ]);
    await step('Writing', 0.95, context, signal);
    const authorities =
      document.court || document.documentType.family === 'memo'
        ? authoritiesOf(document, citations)
        : null;
    const prose = writeProse({ document, findings, citations, authorities });
    return { ...prose, ...toFacts(document, citations), findings, authorities, engine: this.name };
  };

  readonly reviewWriting: Doing<'reviewWriting'> = async (input, context, signal) => {
    const { content, ...options } = input;
    await step('Reading', 0, context, signal);
    return review(content, options);
  };

  readonly draftTemplate: Doing<'draftTemplate'> = async (input, context, signal) => {
    await step('Drafting', 0, context, signal);
    const draft = draftTemplate(input);
    await step('Checking citations', 0.5, context, signal);
    const citations = await citationsOf(draft, context.citations);
    signal.throwIfAborted();
    return { ...draft, citations, engine: this.name };
  };

  /** The search has said so already; more would take a model. */
  readonly explainRelevance: Doing<'explainRelevance'> = async ({ cases }) =>
    rulesRelevance(cases, this.name);

  /** The search reads every question by its words; more would take a model. */
  readonly understandQuestion: Doing<'understandQuestion'> = async () => ({
    ...{ engine: this.name, reading: null, dropped: 0 },
  });

  readonly describeCitation: Doing<'describeCitation'> = async ({ content, type }) => ({
    ...{ source: recognizeSource(content, type), engine: this.name, fields: [], dropped: [] },
  });

  private async understand(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Understanding> {
    const steps = understandInSteps(input);
    let next = steps.next();
    for (let done = 1; !next.done; done++) {
      await step(`Reading: ${next.value}`, (done / (STEPS + 1)) * UNDERSTANDING, context, signal);
      next = steps.next();
    }
    return next.value;
  }
}

/** Between two steps others have their turn, and the work may be stopped. */
async function step(
  stage: string,
  done: number,
  context: EngineContext,
  signal: AbortSignal,
): Promise<void> {
  context.onProgress?.(stage, done);
  await setImmediate();
  signal.throwIfAborted();
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

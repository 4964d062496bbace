import { setImmediate } from 'node:timers/promises';
import { ASK_LIMITS } from '@casewright/contracts';
import { bearingPassages, citationsOrNull, recognizeSource } from '@casewright/law/checking';
import { citationsOf, draftTemplate } from '@casewright/law/drafting';
import type { Doing, EngineContext } from '@casewright/law/model';
import { analyze, placeIn } from '@casewright/law/reading';
import { citationFindings, loadWords, review } from '@casewright/law/writing';
import type { Engine } from '../../engine/engine.js';

/**
 * The built-in engine: rules and tables, no model, nothing leaves the machine. The same document
 * gets the same answer each time.
 */
export class LocalEngine implements Engine {
  readonly name = 'local';
  readonly model = null;

  readonly analyze: Doing<'analyze'> = async (input, context, signal) => {
    const onStep = (stage: string, done: number) => step(stage, done, context, signal);
    return { ...(await analyze(input, context.citations, onStep)), engine: this.name };
  };

  readonly reviewWriting: Doing<'reviewWriting'> = async (input, context, signal) => {
    const { content, ...options } = input;
    await step('Reading', 0, context, signal);
    const reviewed = review(content, options, await loadWords());
    if (!context.citations) return reviewed;
    await step('Checking citations', 0.8, context, signal);
    const cited = await citationsOrNull(context.citations.check(content));
    const findings = [...reviewed.findings, ...citationFindings(cited ?? [], content)];
    return { ...reviewed, findings: findings.sort((a, b) => a.start - b.start) };
  };

  readonly draftTemplate: Doing<'draftTemplate'> = async (input, context, signal) => {
    await step('Drafting', 0, context, signal);
    const draft = draftTemplate(input, await loadWords());
    await step('Checking citations', 0.5, context, signal);
    const citations = await citationsOf(draft, context.citations);
    signal.throwIfAborted();
    return { ...draft, citations, engine: this.name };
  };

  /** The search has said so already; more would take a model. */
  readonly explainRelevance: Doing<'explainRelevance'> = async ({ cases }) => ({
    engine: this.name,
    explanations: cases.map(({ id, relevance }) => ({ id, text: relevance, source: 'rule' })),
  });

  /** The search reads every question by its words; more would take a model. */
  readonly understandQuestion: Doing<'understandQuestion'> = async () => ({
    engine: this.name,
    reading: null,
    dropped: 0,
  });

  readonly describeCitation: Doing<'describeCitation'> = async ({ content, type }) => ({
    source: recognizeSource(content, type),
    engine: this.name,
    fields: [],
    dropped: [],
  });

  readonly answerQuestion: Doing<'answerQuestion'> = async (input, context, signal) => {
    await step('Looking for passages', 0, context, signal);
    const spans = bearingPassages(input.text, input.question, ASK_LIMITS.passages);
    const passages = spans.map((span) => placeIn(input, span));
    return { engine: this.name, sentences: [], passages };
  };
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

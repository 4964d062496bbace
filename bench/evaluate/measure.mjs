import { LocalEngine } from '../../services/analysis/dist/engines/local/local-engine.js';
import { modelEngine } from '../../services/analysis/dist/engines/openai/testing/model-engine.js';
import { LIAR, listenTo } from './models.mjs';

const PATIENCE = { timeoutMs: 120_000, stallMs: 30_000 };
/** No task of a real model's is waited for longer than its job would be. */
const DEADLINE_MS = 600_000;
const LIE = new RegExp(LIAR, 'g');
/** What was taken of a model's answer, and what was not, by the names of the counts. */
const KEPT = /(?:Kept|Reworded|Placed)$/;
const DROPPED = /(?:Dropped|Refused)$/;

/**
 * Asks a model each golden case, one after the other, and the built-in engine beside it.
 *
 * @param cases `{task: [{name, input, expected?}]}`
 * @param model `{endpoint, name, key, cut}`
 * @param onCase told of each case as it ends
 */
export async function measure(cases, { endpoint, name, key, cut }, onCase) {
  const heard = await listenTo(endpoint, cut);
  const rules = new LocalEngine();
  try {
    const results = [];
    for (const [task, all] of Object.entries(cases)) {
      for (const each of all) {
        const { engine, uses } = modelEngine(heard.baseUrl, {
          ...PATIENCE,
          model: name,
          ...(key && { apiKey: key }),
        });
        const byRules = await ask(rules, task, each);
        const asked = await ask(engine, task, each);
        const result = { task, name: each.name, ...judged(task, each, asked, byRules) };
        const answers = heard.take();
        result.isStrict = answers.length > 0 && answers.every(({ text }) => isJson(text));
        result.requests = uses.length;
        result.tokens = uses.reduce((sum, use) => sum + (use.completionTokens ?? 0), 0);
        result.promptTokens = uses.reduce((sum, use) => sum + (use.promptTokens ?? 0), 0);
        results.push(result);
        onCase(result);
      }
    }
    return results;
  } finally {
    heard.stop();
  }
}

async function ask(engine, task, { input }) {
  const started = performance.now();
  let first = null;
  const onText = () => (first ??= since(started));
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const output = await engine[task](input, { onText }, signal);
    return { output, first, seconds: since(started), error: null };
  } catch (error) {
    return { output: null, first, seconds: since(started), error: error.message };
  }
}

function judged(task, { expected }, { output, first, seconds, error }, byRules) {
  const { kept, dropped } = counted(task, output);
  return {
    seconds,
    first,
    rulesSeconds: byRules.seconds,
    error,
    lost: error ?? output.fallback?.reason ?? null,
    kept,
    dropped,
    lies: output ? bareLies(output) : 0,
    ...(expected && {
      fields: Object.keys(expected).length,
      right: rightOf(expected, output, task),
      rightByRules: rightOf(expected, byRules.output, task),
    }),
  };
}

function counted(task, output) {
  if (!output || output.fallback) return { kept: 0, dropped: 0 };
  if (task === 'describeCitation')
    return { kept: output.fields.length, dropped: output.dropped.length };
  if (task === 'understandQuestion') {
    const { terms = [], phrases = [], synonyms = [] } = output.reading ?? {};
    return { kept: terms.length + phrases.length + synonyms.length, dropped: output.dropped };
  }
  const of = (names) =>
    Object.entries(output.grounding ?? {})
      .filter(([name]) => names.test(name))
      .reduce((sum, [, count]) => sum + count, 0);
  return { kept: of(KEPT), dropped: of(DROPPED) };
}

/** Whether what stands first in an answer has the words, or nothing is said where nothing is to be. */
function isAnswered({ answer }, { sentences = [], passages = [], grounding }) {
  const shown = grounding ? sentences : passages;
  return answer === null ? shown.length === 0 : (shown[0]?.quote.includes(answer) ?? false);
}

const rightOf = (expected, output, task) => {
  if (task === 'answerQuestion') return Number(output !== null && isAnswered(expected, output));
  return Object.entries(expected).filter(([field, value]) => {
    const found = output?.source.item[field];
    return found !== undefined && String(found).toLowerCase() === value.toLowerCase();
  }).length;
};

/** How far behind a lie its mark may stand: `Munchhausen v. Quagmire, 573 U.S. 9999 (2014) [citation …]`. */
const MARKED_WITHIN = 90;

/** Lies of the liar's that nothing marks. What was left out, and a citation with its verdict, is none. */
function bareLies(output) {
  const { dropped: _, grounding: __, citations: ___, ...shown } = output;
  let bare = 0;
  JSON.stringify(shown, (_key, value) => {
    for (const { index } of typeof value === 'string' ? value.matchAll(LIE) : [])
      if (!value.slice(index, index + MARKED_WITHIN).includes('[')) bare += 1;
    return value;
  });
  return bare;
}

function isJson(text) {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const since = (started) => Math.round(performance.now() - started) / 1_000;

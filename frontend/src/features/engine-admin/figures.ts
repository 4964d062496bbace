import type { ModelTask } from '@casewright/contracts';

/** What the model is asked to do. */
const TASK_WORDS: Record<string, string> & Record<ModelTask, string> = {
  analyze: 'Document analysis',
  writing: 'Writing review',
  template: 'Template drafting',
  relevance: 'Relevance of results',
  ask: 'Questions about texts',
  question: 'Reading of questions',
  citation: 'Citation help',
  test: 'Model test',
};

/** `640 ms`, `1.2 s`, `14 s`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1_000;
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
}

/** What an amount above nothing is at least shown as. */
const LEAST = 0.0001;

/** An amount of a currency of ISO 4217; small ones are not rounded away. */
export function money(amount: number, currency: string): string {
  if (amount > 0 && amount < LEAST) return `< ${money(LEAST, currency)}`;
  const digits = amount > 0 && amount < 1 ? 4 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  }).format(amount);
}

export const number = (value: number): string => value.toLocaleString('en-US');

/** What a task is called; one that is unknown keeps its own name. */
export const taskName = (task: string): string => TASK_WORDS[task] ?? task;

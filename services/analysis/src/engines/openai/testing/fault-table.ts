import type { ModelFault } from '@casewright/law/model';
import type { ScriptedAnswer } from '@casewright/testing';

const times = (count: number, answer: ScriptedAnswer): ScriptedAnswer[] =>
  Array.from({ length: count }, () => answer);

/** Milliseconds for an answer: short for those that never come, yet enough to send the request on a busy machine. */
export const timeoutFor = (fault: ModelFault): number => (fault === 'timeout' ? 2_000 : 5_000);

/** What the endpoint does, what the user is told, and how many requests that takes. */
type FaultRow = [string, ScriptedAnswer[], ModelFault, number];

/**
 * How a model's endpoint fails, the same for every task.
 * @param good an answer of the task's form
 * @param unfounded one of that form of which nothing can be shown
 */
export const faultTable = (good: string, unfounded: string): FaultRow[] => [
  [
    '429 that says how long',
    times(3, { status: 429, headers: { 'retry-after': '0' } }),
    'rate-limited',
    3,
  ],
  [
    '429 that says for too long',
    [{ status: 429, headers: { 'retry-after': '3600' } }],
    'rate-limited',
    1,
  ],
  ['429 without a word', times(3, { status: 429 }), 'rate-limited', 3],
  ['500 each time', times(3, { status: 500 }), 'unavailable', 3],
  ['a broken connection each time', times(3, { fault: 'hang-up' }), 'unreachable', 3],
  ['no answer ever', [{ fault: 'hang' }], 'timeout', 1],
  ['an answer that stalls', [{ say: '{"nothing', fault: 'stall' }], 'timeout', 1],
  ['a stream that breaks off', times(3, { say: '{"nothing', fault: 'truncate' }), 'truncated', 3],
  ['a stream that is no JSON', [{ say: good, fault: 'garble' }], 'malformed', 1],
  ['words that are no JSON, twice', times(2, { say: 'Certainly! Here you are.' }), 'malformed', 2],
  ['another form, twice', times(2, { say: '{"answer": 1}' }), 'schema', 2],
  ['a refusal', [{ refusal: 'I cannot help with that.' }], 'refused', 1],
  ['an answer that a filter stopped', [{ say: 'I', finish: 'content_filter' }], 'refused', 1],
  ['an empty answer', [{ say: '' }], 'empty', 1],
  [
    'an answer without an end',
    [{ say: 'more and more and more ', fault: 'endless' }],
    'too-long',
    1,
  ],
  ['an answer that ran out of tokens', [{ say: '{"answer"', finish: 'length' }], 'too-long', 1],
  ['400 in every form', times(3, { status: 400 }), 'bad-request', 3],
  ['nothing that can be shown', [{ say: unfounded }], 'ungrounded', 1],
];

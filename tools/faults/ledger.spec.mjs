import { describe, expect, it } from '@jest/globals';
import { faultsOfAnswers, faultsOfRows, Ledger, storyOf } from './ledger.mjs';

const UPLOAD = { name: 'upload', keptIn: ['jobs', 'documents'], isAudited: true };
const answered = { what: 'upload', isAct: true, requestId: 'r-0', ms: 40, deadlineMs: 100 };

/** A book with one act of these requests. */
function book(requests, about = {}) {
  const ledger = new Ledger();
  Object.assign(ledger.open('a1', UPLOAD), { requests: requests.map(noted), ...about });
  return ledger;
}
const noted = (request) => ({ ...answered, status: 200, ...request });
const whole = { jobs: { a1: 1 }, documents: { a1: 1 }, audit: { 'r-0': 1 } };

describe('the answers in the book', () => {
  it('are right where they came in time, or said clearly what is away', () => {
    expect(faultsOfAnswers(book([{}, { status: 503 }, { ms: 1_100 }]), {})).toEqual([]);
  });

  it.each([
    ['late', { ms: 1_101 }, {}, 'upload a1 took 1101 ms of 100'],
    ['none', { status: 0, fault: 'ECONNRESET' }, {}, 'upload a1 had no answer: ECONNRESET'],
    ['unclear', { status: 500, fault: 'answered 500: oops' }, {}, 'upload a1 answered 500: oops'],
    ['a refusal', { status: 503 }, { mayRefuse: false }, 'upload a1 was refused with 503'],
  ])('are a breach where one is %s', (_, request, fault, words) => {
    expect(faultsOfAnswers(book([request]), fault)).toEqual([words]);
  });

  it('may be missing where the gateway itself was harmed', () => {
    const cut = book([{ status: 0, fault: 'ECONNRESET' }]);
    expect(faultsOfAnswers(cut, { mayCut: true })).toEqual([]);
  });

  it('tell of a job that was accepted and failed', () => {
    const failed = book([{ status: 202 }], { accepted: true, failed: 'WORKER_LOST' });
    expect(faultsOfAnswers(failed, {})).toEqual(['upload a1 was accepted and failed: WORKER_LOST']);
  });
});

describe('the rows that the book is compared with', () => {
  const accepted = { accepted: true };

  it('are right where each accepted act is there once, and any other at most once', () => {
    expect(faultsOfRows(book([{}], accepted), whole)).toEqual({ lost: [], twice: [] });
    const refused = book([{ status: 503 }]);
    expect(faultsOfRows(refused, {})).toEqual({ lost: [], twice: [] });
    expect(faultsOfRows(refused, whole)).toEqual({ lost: [], twice: [] });
  });

  it.each(['jobs', 'documents', 'audit'])('lack one in %s', (table) => {
    const { lost } = faultsOfRows(book([{}], accepted), { ...whole, [table]: {} });
    expect(lost).toEqual([expect.stringMatching(`was accepted and is not in ${table}$`)]);
  });

  it.each([true, false])('have one twice, accepted: %s', (isAccepted) => {
    const { twice } = faultsOfRows(book([{}], { accepted: isAccepted }), {
      ...whole,
      documents: { a1: 2 },
    });
    expect(twice).toEqual(['upload a1 is 2 times in documents']);
  });
});

describe('the story of a fault', () => {
  it('counts answers by what they were, and says when everything worked again', () => {
    const ledger = book([{}, { status: 429 }, { status: 0, ms: 70 }]);
    const told = storyOf(ledger, { recovered: 2_345, lost: 0, twice: 1, faults: 2, heldUp: 1.4 });
    expect(told).toMatchObject({ requests: 3, done: 1, refused: 1, cut: 1, 'longest ms': 70 });
    expect(told).toMatchObject({ 'recovered s': 2.3, lost: 0, twice: 1, breaches: 2 });
  });

  it('knows the first success of each kind after a moment', () => {
    const ledger = book([{}], { accepted: true, endedAt: 10 });
    Object.assign(ledger.open('a2', UPLOAD), { accepted: true, endedAt: 30 });
    Object.assign(ledger.open('a3', UPLOAD), { accepted: true, endedAt: 20 });
    expect(ledger.firstSuccesses([UPLOAD, { name: 'search' }], 11)).toEqual([20, undefined]);
  });
});

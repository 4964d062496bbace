import type { JobChange, JobDetails, JobState } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import type { EventStream } from './event-stream.js';
import { JobStream, NOTHING_SEEN, readCursor } from './job-stream.js';

const ID = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';

interface Sent {
  event: string;
  id: string;
  data: Record<string, unknown>;
}

/** A stream that resumes at `lastEventId`; `job` stands for reading the job. */
function open(job: () => JobDetails, lastEventId?: string, isAllowed = async () => true) {
  const sent: Sent[] = [];
  const events = {
    send: (event: string, id: string, data: Record<string, unknown>) =>
      sent.push({ event, id, data }),
    end: () => sent.push({ event: 'closed', id: '', data: {} }),
  } as unknown as EventStream;
  const faults: unknown[] = [];
  const cursor = { ...readCursor(lastEventId) };
  const stream = new JobStream(
    events,
    cursor,
    async () => job(),
    isAllowed,
    (fault) => faults.push(fault),
  );
  const names = () => sent.map(({ event }) => event);
  /** Resolves once the promise queue has delivered everything that was taken. */
  const told = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { stream, sent, names, told, faults };
}

function change(revision: number, more: Partial<JobChange> = {}): JobChange {
  const state: JobState = 'running';
  return { id: ID, state, stage: 'Work', percent: 1, attempts: 1, revision, text: null, ...more };
}

function details(revision: number, more: Partial<JobDetails> = {}): JobDetails {
  const { text: _, ...job } = change(revision);
  const times = { createdAt: '', startedAt: null, endedAt: null, deadlineAt: '' };
  return { ...job, ...times, kind: 'k', error: null, text: null, result: null, ...more };
}

describe('the stream of a job', () => {
  it('tells each change once, in order, and then its end', async () => {
    const { stream, sent, names, told } = open(() => details(9, { state: 'done', result: 'r' }));
    stream.take(details(1));
    stream.take(change(1));
    stream.take(change(2, { text: { offset: 0, delta: 'The ' } }));
    stream.take(change(9, { state: 'done' }));
    stream.take(change(10));
    await told();
    expect(names()).toEqual(['progress', 'progress', 'text', 'end', 'closed']);
    expect(sent.at(-2)?.data).toMatchObject({ result: 'r' });
  });

  it('reads no job whose end came with its result', async () => {
    const { stream, sent, names, told } = open(() => {
      throw new Error('It was read.');
    });
    stream.take(change(2, { state: 'done', job: details(2, { state: 'done', result: 'r' }) }));
    await told();
    expect(names()).toEqual(['end', 'closed']);
    expect(sent[0]?.data).toMatchObject({ result: 'r' });
  });

  it('goes on where the listener was', async () => {
    const { stream, sent, told } = open(() => details(5), '1.4.4');
    stream.take(details(5, { text: 'The tenant' }));
    await told();
    expect(sent.map(({ id, data }) => [id, data.text])).toEqual([
      ['1.5.4', undefined],
      ['1.5.10', 'tenant'],
    ]);
  });

  it('tells text whose progress alone the listener has heard', async () => {
    const { stream, sent, told } = open(() => details(5), '1.5.4');
    stream.take(details(5, { text: 'The tenant' }));
    await told();
    expect(sent).toEqual([{ event: 'text', id: '1.5.10', data: { offset: 4, text: 'tenant' } }]);
  });

  it('reads what a lost event would have told', async () => {
    const { stream, sent, told } = open(() => details(4, { text: 'The tenant shall' }));
    stream.take(change(2, { text: { offset: 0, delta: 'The' } }));
    stream.take(change(4, { text: { offset: 10, delta: ' shall' } }));
    await told();
    const texts = sent.filter(({ event }) => event === 'text').map(({ data }) => data);
    expect(texts).toEqual([
      { offset: 0, text: 'The' },
      { offset: 3, text: ' tenant shall' },
    ]);
  });

  it('begins the text again when another worker begins the job again', async () => {
    const { stream, sent, told } = open(() => details(9));
    stream.take(change(2, { text: { offset: 0, delta: 'Lost words' } }));
    stream.take(change(3, { attempts: 2 }));
    stream.take(change(4, { attempts: 2, text: { offset: 0, delta: 'Anew' } }));
    await told();
    expect(sent.at(-1)?.data).toEqual({ offset: 0, text: 'Anew' });
  });

  it('tells nothing more once its listener is signed out, not even what waits already', async () => {
    const { stream, sent, names, told } = open(() => details(9, { state: 'done', result: 'r' }));
    stream.take(details(1));
    await told();
    stream.take(change(2));
    stream.take(change(9, { state: 'done' }));
    stream.signOut();
    await told();
    stream.take(change(10));
    await told();
    expect(names()).toEqual(['progress', 'signed-out', 'closed']);
    expect(JSON.stringify(sent)).not.toContain('"r"');
  });

  it.each([
    ['has ended unheard of', async () => false, ['signed-out', 'closed']],
    ['cannot be looked at', () => Promise.reject(new Error('away')), ['closed']],
  ])('keeps the result to itself where the session %s', async (_, isAllowed, expected) => {
    const done = details(9, { state: 'done', result: 'r' });
    const { stream, names, told } = open(() => done, undefined, isAllowed);
    stream.take(done);
    await told();
    expect(names()).toEqual(expected);
  });

  it('ends where the job cannot be read any more, and says why', async () => {
    const gone = new Error('gone');
    const { stream, names, told, faults } = open(() => {
      throw gone;
    });
    stream.take('ended');
    await told();
    expect({ names: names(), faults }).toEqual({ names: ['closed'], faults: [gone] });
  });
});

it.each([undefined, '', 'x', '1.2', '1.2.3.4', '-1.2.3'])('takes “%s” as a new listener', (id) => {
  expect(readCursor(id)).toEqual(NOTHING_SEEN);
});

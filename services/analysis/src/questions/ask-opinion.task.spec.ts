import { readOpinion, type TextAnswer } from '@casewright/contracts';
import type { QuestionInput } from '@casewright/law/model';
import { expect, it, jest } from '@jest/globals';
import type { CheckService } from '../citations/check.service.js';
import type { Engine } from '../engine/engine.js';
import type { JobContext } from '../jobs/job-task.js';
import type { PatientCalls } from '../jobs/patient-calls.js';
import { AskOpinionTask } from './ask-opinion.task.js';

const TEXT = 'The first page.\n\nIt was waived.[1]\n\n1. See the lease.\n\nAffirmed.';
const paragraph = (words: string) => ({ text: words, start: TEXT.indexOf(words) });

it('asks of an opinion what its parts say, each word at its offset in the opinion', async () => {
  const notes = [{ label: '1', paragraphs: [paragraph('See the lease.')] }];
  const call = jest.fn<(def: unknown, data: { from: number }) => Promise<object>>();
  call.mockImplementation(async (_, { from }) =>
    from === 0
      ? {
          paragraphs: [paragraph('The first page.'), paragraph('It was waived.[1]')],
          footnotes: notes,
          next: 3,
        }
      : { paragraphs: [paragraph('Affirmed.')], footnotes: [], next: null },
  );
  const answer: TextAnswer = { engine: 'local', sentences: [], passages: [] };
  const asked: QuestionInput[] = [];
  const engine = {
    answerQuestion: async (input: QuestionInput) => {
      asked.push(input);
      return answer;
    },
  };
  const task = new AskOpinionTask(
    { call } as unknown as PatientCalls,
    {} as CheckService,
    engine as unknown as Engine,
  );
  const { signal } = new AbortController();
  const job = { signal, onProgress: () => undefined, onText: () => undefined };
  const given = { id: 7, ordinal: 1, question: 'Was it waived?' };
  expect(await task.run(given, job as unknown as JobContext)).toBe(answer);
  expect(call.mock.calls).toEqual([
    [readOpinion, { id: 7, ordinal: 1, from: 0 }],
    [readOpinion, { id: 7, ordinal: 1, from: 3 }],
  ]);
  const [{ text, question }] = asked as [QuestionInput];
  expect(question).toBe(given.question);
  for (const words of ['It was waived.[1]', 'See the lease.', 'Affirmed.'])
    expect(text.indexOf(words)).toBe(TEXT.indexOf(words));
});

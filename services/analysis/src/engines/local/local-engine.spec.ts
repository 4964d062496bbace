import { OPINION } from '@casewright/law/reading/testing';
import { expect, it } from '@jest/globals';
import { LocalEngine } from './local-engine.js';

it('stops when it is told to, with the reason it was given', async () => {
  const controller = new AbortController();
  const stages: string[] = [];
  const onProgress = (stage: string): void => {
    stages.push(stage);
    if (stages.length === 3) controller.abort(new Error('no longer wanted'));
  };
  const given = new LocalEngine().analyze({ text: OPINION }, { onProgress }, controller.signal);
  await expect(given).rejects.toThrow('no longer wanted');
  expect(stages).toHaveLength(3);
});

import { readdirSync } from 'node:fs';
import { PROMPT_VERSIONS } from '@casewright/law/model';
import { expect, it } from '@jest/globals';

/** Golden cases of each prompt: fewer would leave out a way in which a model goes wrong. */
const FEWEST_CASES = 6;

it.each(PROMPT_VERSIONS)('has golden cases of the prompt: $task', ({ task }) => {
  const files = readdirSync(new URL(`./${task}/golden/`, import.meta.url));
  const cases = files.filter((file) => file.endsWith('.json'));
  expect(cases.length).toBeGreaterThanOrEqual(FEWEST_CASES);
});

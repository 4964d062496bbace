import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { PROMPT_VERSIONS } from './prompt-versions.js';

/** Golden cases of each prompt: fewer would leave out a way in which a model goes wrong. */
const FEWEST_CASES = 6;

describe('the prompts', () => {
  const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(new URL(`./${name}/prompt.ts`, import.meta.url)));

  it('are all in the list that administrators see, with the versions of their tasks', () => {
    expect(PROMPT_VERSIONS.map(({ task }) => task).sort()).toEqual(folders.sort());
    for (const { task, version } of PROMPT_VERSIONS) {
      expect(version).toMatch(new RegExp(`^${task}@[1-9]\\d*$`));
    }
  });

  it.each(folders)('have golden cases: %s', (folder) => {
    const files = readdirSync(new URL(`./${folder}/golden/`, import.meta.url));
    const cases = files.filter((file) => file.endsWith('.json'));
    expect(cases.length).toBeGreaterThanOrEqual(FEWEST_CASES);
  });
});

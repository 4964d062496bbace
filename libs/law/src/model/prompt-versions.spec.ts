import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { PROMPT_VERSIONS } from './prompt-versions.js';

it('lists all prompts for administrators, with the versions of their tasks', () => {
  const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(new URL(`./${name}/prompt.ts`, import.meta.url)));
  expect(PROMPT_VERSIONS.map(({ task }) => task).sort()).toEqual(folders.sort());
  for (const { task, version } of PROMPT_VERSIONS) {
    expect(version).toMatch(new RegExp(`^${task}@[1-9]\\d*$`));
  }
});

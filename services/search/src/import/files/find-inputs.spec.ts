import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findInputs } from './find-inputs.js';

describe('the files at paths', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casewright-inputs-'));
    for (const name of ['b.json', 'a.json', '.hidden']) await writeFile(join(folder, name), '{}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are found in their order, each once', async () => {
    const found = await findInputs([folder, join(folder, 'b.json')], 2);
    expect(found.map(({ label }) => label.split('/').at(-1))).toEqual(['a.json', 'b.json']);
  });

  it('are not those that links lead to, out of the folder or in a circle', async () => {
    const inside = join(folder, 'inside');
    await mkdir(inside);
    await writeFile(join(inside, 'c.json'), '{}');
    const links = {
      outside: folder,
      file: join(folder, 'a.json'),
      circle: inside,
      itself: join(inside, 'itself'),
      nowhere: join(folder, 'nowhere'),
    };
    for (const [name, target] of Object.entries(links)) await symlink(target, join(inside, name));
    await symlink(join(inside, 'c.json'), join(inside, 'same.json'));
    expect((await findInputs([inside])).map(({ label }) => label)).toEqual(['inside/c.json']);
    await symlink(inside, join(folder, 'below'));
    const labels = (await findInputs([folder])).map(({ label }) => label.replace(/^[^/]*\//, ''));
    expect(labels).toEqual(['a.json', 'b.json', 'below/c.json']);
  });

  it('are refused when there are too many to keep in memory', async () => {
    await expect(findInputs([folder], 1)).rejects.toThrow(
      /^There are more than 1 files in .* Import it in parts/,
    );
  });
});

import { tmpdir } from 'node:os';
import { freeSpaceProbe } from './free-space.js';

describe('the probe of free space', () => {
  it('passes where there is enough', async () => {
    await expect(freeSpaceProbe([tmpdir()], 0)()).resolves.toBeUndefined();
  });

  it('names the folder, what is free and the setting where there is not', async () => {
    const more = Number.MAX_SAFE_INTEGER;
    await expect(freeSpaceProbe(['/', tmpdir()], more)()).rejects.toThrow(
      /^only \d+ MB free on the disk of \/, less than the \d+ MB of STORAGE_MIN_FREE_MB$/,
    );
  });
});

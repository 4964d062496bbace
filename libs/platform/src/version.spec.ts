import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILD, buildName, VERSION } from './version.js';

describe('the build', () => {
  it('is named by its version, and by commit and day where they are known', () => {
    expect(BUILD).toMatchObject({ version: VERSION });
    expect(buildName({ version: '1.2.3', commit: null, builtAt: null })).toBe('1.2.3');
    expect(
      buildName({ version: '1.2.3', commit: '53bf4dc7a1', builtAt: '2026-11-23T09:20:00+00:00' }),
    ).toBe('1.2.3 (53bf4dc, 2026-11-23)');
  });

  it('has the same version in the image’s labels', () => {
    const dockerfile = fileURLToPath(new URL('../../../Dockerfile', import.meta.url));
    expect(readFileSync(dockerfile, 'utf8')).toContain(`ARG VERSION=${VERSION}\n`);
  });
});

import { describe, expect, it } from '@jest/globals';
import { billOfMaterials } from './bill-of-materials.mjs';
import { faultsOfHashes, faultsOfLicenses, faultsOfVersions } from './faults.mjs';
import { shippedPackages } from './shipped.mjs';

const INTEGRITY = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const LOCK = {
  packages: {
    '': { devDependencies: { builder: '1.0.0' } },
    gateway: { dependencies: { '@firm/web': '2.0.0', ours: '0.1.0' } },
    'libs/ours': { dependencies: { leaf: '1.0.0' } },
    'libs/testing': { dependencies: { containers: '1.0.0' } },
    'node_modules/ours': { link: true, resolved: 'libs/ours' },
    'node_modules/builder': { version: '1.0.0', license: 'MIT', integrity: INTEGRITY },
    'node_modules/containers': { version: '1.0.0', license: 'MIT', integrity: INTEGRITY },
    'node_modules/leaf': { version: '1.0.0', license: 'ISC', integrity: INTEGRITY },
    'node_modules/@firm/web': {
      version: '2.0.0',
      license: 'MIT',
      integrity: INTEGRITY,
      dependencies: { leaf: '^2.0.0' },
      peerDependencies: { asked: '*', spared: '*' },
      peerDependenciesMeta: { spared: { optional: true } },
    },
    'node_modules/@firm/web/node_modules/leaf': { version: '2.0.0', license: 'MIT' },
    'node_modules/asked': { version: '3.0.0', license: 'AGPL-3.0-only', integrity: INTEGRITY },
    'node_modules/spared': { version: '3.0.0', license: 'MIT', integrity: INTEGRITY },
  },
};

describe('shipped packages', () => {
  const shipped = shippedPackages(LOCK);

  it('are what the shipped parts need, each copy by itself, without what only builds and tests', () => {
    expect(shipped.map(({ path }) => path)).toEqual([
      'node_modules/@firm/web',
      'node_modules/@firm/web/node_modules/leaf',
      'node_modules/asked',
      'node_modules/leaf',
    ]);
    expect(shipped[0].needs).toEqual([
      'node_modules/@firm/web/node_modules/leaf',
      'node_modules/asked',
    ]);
  });

  it('may have permissive licenses only', () => {
    expect(faultsOfLicenses(shipped)).toEqual([
      'asked 3.0.0: its license (AGPL-3.0-only) is not on the list of tools/packages/faults.mjs.',
    ]);
    const withLicense = (license) => faultsOfLicenses([{ name: 'a', version: '1.0.0', license }]);
    for (const fine of ['MIT OR GPL-3.0-only', '(MIT AND OFL-1.1)', 'ISC']) {
      expect([fine, withLicense(fine)]).toEqual([fine, []]);
    }
    const bad = ['MIT AND GPL-2.0-only', 'CPAL-1.0', 'SEE LICENSE IN LICENSE', '', undefined];
    for (const license of [...bad, 'MIT AND (GPL-2.0-only OR MIT)']) {
      expect([license, withLicense(license).length]).toEqual([license, 1]);
    }
  });

  it('have a SHA-512 each', () => {
    expect(faultsOfHashes(shipped)).toEqual([
      'leaf 2.0.0: package-lock.json has no SHA-512 of it.',
    ]);
  });

  it('are asked for in one exact version', () => {
    const dependencies = { a: '1.0.0', b: '^1.0.0', c: 'npm:d@2.1.0-beta.1', e: '*', f: 'latest' };
    expect(faultsOfVersions([['gateway', { dependencies }]])).toEqual([
      'gateway/package.json: b "^1.0.0" is not exact.',
      'gateway/package.json: e "*" is not exact.',
      'gateway/package.json: f "latest" is not exact.',
    ]);
  });

  it('make a bill of materials with version, hash, license and what needs what', () => {
    const bill = billOfMaterials(shipped, '0.1.0');
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.components[0]).toEqual({
      type: 'library',
      'bom-ref': 'node_modules/@firm/web',
      group: '@firm',
      name: 'web',
      version: '2.0.0',
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/%40firm/web@2.0.0',
    });
    expect(bill.dependencies[1]).toEqual({
      ref: 'node_modules/@firm/web',
      dependsOn: ['node_modules/@firm/web/node_modules/leaf', 'node_modules/asked'],
    });
    const references = new Set(bill.components.map((each) => each['bom-ref']));
    expect(references.size).toBe(shipped.length);
  });
});

/** What is wrong with packages: sentences, none where all is well. */

/** Licenses that ask for no more than their notice, which every package brings along. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages that name their license in a file alone; whoever adds one has read that file. */
const READ_BY_HAND = new Map([['png-js@2.0.0', 'MIT']]);
/** `1.2.3`, `1.2.3-beta.1`, or that of another package, `npm:typescript@6.0.3`. */
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

export function licenseOf({ name, version, license }) {
  return license ?? READ_BY_HAND.get(`${name}@${version}`);
}

export function faultsOfLicenses(packages) {
  return packages
    .filter((each) => !isPermissive(licenseOf(each)))
    .map((each) => {
      const license = licenseOf(each) ?? 'none that can be read';
      return `${each.name} ${each.version}: its license (${license}) is not on the list of tools/packages/faults.mjs.`;
    });
}

export function faultsOfHashes(packages) {
  return packages
    .filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(({ name, version }) => `${name} ${version}: package-lock.json has no SHA-512 of it.`);
}

/** `parts`: pairs of a folder of ours and its entry in the lock file. */
export function faultsOfVersions(parts) {
  return parts.flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${path || '.'}/package.json: ${name} "${version}" is not exact.`),
  );
}

/** An SPDX expression: with OR one will do, with AND all count; OR binds less. */
function isPermissive(expression = '') {
  const flat = expression.replace(/[()]/g, '');
  // A bracket within would bind otherwise than this reads it; nobody has needed one.
  if (/\(/.test(expression) && !/^\([^()]*\)$/.test(expression)) return false;
  return flat
    .split(' OR ')
    .some((all) => all.split(' AND ').every((license) => PERMISSIVE.has(license)));
}

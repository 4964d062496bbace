import { licenseOf } from './faults.mjs';

const PRODUCT = 'casewright';

/**
 * A CycloneDX 1.6 document. `packages` as `shippedPackages` gives them, `version` the product's.
 * It names no time and no random number, so that the same packages make the same bytes.
 */
export function billOfMaterials(packages, version) {
  const references = new Map(packages.map((each) => [each.path, referenceOf(each)]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': PRODUCT,
        name: PRODUCT,
        version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components: packages.map((each) => ({
      type: 'library',
      'bom-ref': referenceOf(each),
      ...nameOf(each),
      version: each.version,
      ...(each.integrity ? { hashes: [hashOf(each)] } : {}),
      licenses: licensesOf(licenseOf(each)),
      purl: purlOf(each),
    })),
    dependencies: [
      { ref: PRODUCT, dependsOn: packages.map(referenceOf) },
      ...packages.map((each) => ({
        ref: referenceOf(each),
        dependsOn: each.needs.map((path) => references.get(path)).filter(Boolean),
      })),
    ],
  };
}

/** One package may be installed in several places in one version; its folder tells them apart. */
const referenceOf = ({ path }) => path;

function nameOf({ name }) {
  const [group, plain] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return { ...(group ? { group } : {}), name: plain };
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** npm writes base64 where CycloneDX wants hexadecimal digits. */
function hashOf({ integrity }) {
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return { alg: 'SHA-512', content };
}

function licensesOf(license) {
  if (!license) return [];
  return / (?:AND|OR) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

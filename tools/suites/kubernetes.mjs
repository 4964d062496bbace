import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withApiServer } from '../kubernetes/api-server.mjs';
import { podsOf, readObjects } from '../kubernetes/manifests.mjs';
import { orderFaults } from '../kubernetes/sync-order.mjs';
import { buildPrograms, definitionFiles, missing } from '../kubernetes/toolchain.mjs';
import { ROOT } from '../prepare.mjs';

const OVERLAYS = ['dev', 'production', 'scale'];
/** A kind whose own definition is in no registry. */
const OPENSEARCH = join(ROOT, 'tools/kubernetes/opensearch-cluster.yml');
/** Ours have to be accepted where nothing less than `restricted` is. */
const RESTRICTED = `
apiVersion: v1
kind: Namespace
metadata:
  name: restricted
  labels: { pod-security.kubernetes.io/enforce: restricted }
---
apiVersion: v1
kind: ServiceAccount
metadata: { name: default, namespace: restricted }
`;
/** A misspelled field of every kind that operators read, and of one of Kubernetes. */
const TYPOS = [
  ['Deployment', 'livenessProbe:', 'livelinessProbe:'],
  ['ScaledObject', 'minReplicaCount:', 'minReplicas:'],
  ['Cluster', 'walStorage:', 'walVolume:'],
  ['RabbitmqCluster', 'persistence:', 'persisting:'],
  ['PodMonitor', 'jobLabel:', 'jobName:'],
  ['HTTPRoute', 'backendRefs:', 'backends:'],
];

/** Applies the rendered manifests to a real API server, which knows every field of every kind. */
export async function kubernetes() {
  const lacks = missing();
  if (lacks) {
    const leftOut = {
      what: 'the manifests on a real API server',
      why: `${lacks} is not on this machine.`,
      enable: 'install Go 1.25 or newer and etcd (Debian: etcd-server).',
    };
    return { passed: 0, failed: 0, skipped: 0, failures: [], leftOut: [leftOut] };
  }
  const programs = buildPrograms();
  const failures = [];
  let passed = 0;
  await withApiServer(programs, async (kubectl) => {
    for (const [name, run] of cases(kubectl)) {
      const message = attempt(run);
      console.log(`${message ? '✗' : '✓'} ${name}${message ? `\n    ${message}` : ''}`);
      if (message) failures.push({ name, message });
      else passed += 1;
    }
  });
  return { passed, failed: failures.length, skipped: 0, failures, leftOut: [] };
}

function cases(kubectl) {
  const render = (overlay) => expectOk(kubectl(['kustomize', folderOf(overlay)])).out;
  return [
    [
      'the kinds of KEDA, CloudNativePG, RabbitMQ, OpenSearch, Prometheus and the Gateway API',
      () => defineKinds(kubectl),
    ],
    ...OVERLAYS.map((overlay) => [
      `${overlay} is accepted`,
      () => accept(kubectl, render(overlay)),
    ]),
    ['production with every component is accepted', () => accept(kubectl, renderWhole(kubectl))],
    ...[
      ...OVERLAYS.map((overlay) => [overlay, render]),
      ['every component', renderWholeOf(kubectl)],
    ].map(([name, rendered]) => [
      `what the Jobs of ${name} wait for is made before them, and processes after them`,
      () => expectOrder(rendered(name)),
    ]),
    ...OVERLAYS.map((overlay) => [
      `the pods of ${overlay} are accepted where only restricted ones are`,
      () => acceptPods(kubectl, render(overlay)),
    ]),
    [
      'setVmMaxMapCount: in an OpenSearchCluster is refused',
      () =>
        refuse(
          kubectl,
          render('scale').replace('setVMMaxMapCount:', 'setVmMaxMapCount:'),
          'setVmMaxMapCount:',
        ),
    ],
    ...TYPOS.map(([kind, right, wrong]) => [
      `${wrong} in a ${kind} is refused`,
      () => refuse(kubectl, renderWhole(kubectl).replace(right, wrong), wrong),
    ]),
  ];
}

const renderWholeOf = (kubectl) => () => renderWhole(kubectl);

function expectOrder(manifests) {
  const faults = orderFaults(readObjects(manifests));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** What was wrong, in words. */
function attempt(run) {
  try {
    run();
    return undefined;
  } catch (error) {
    return error.message;
  }
}

function defineKinds(kubectl) {
  const files = [...definitionFiles(), OPENSEARCH].flatMap((file) => ['-f', file]);
  expectOk(kubectl(['apply', '--server-side', ...files]));
  expectOk(kubectl(['wait', '--for=condition=Established', '--timeout=60s', 'crd', '--all']));
}

/** A warning counts as a refusal: it tells of what the next version refuses. */
function accept(kubectl, manifests) {
  const { out, said } = expectOk(kubectl(['apply', '--validate=strict', '-f', '-'], manifests));
  if (said) throw new Error(said);
  const applied = out.trim().split('\n').length;
  const given = readObjects(manifests).length;
  if (applied !== given) throw new Error(`Of ${given} objects ${applied} were applied:\n${out}`);
}

function acceptPods(kubectl, manifests) {
  expectOk(kubectl(['apply', '-f', '-'], RESTRICTED));
  for (const { name, spec, claims, container } of podsOf(readObjects(manifests))) {
    if (spec.automountServiceAccountToken !== false) throw new Error(`${name} is given a token.`);
    if (spec.volumes?.some((each) => each.name === 'tmp')) expectReadOnly(name, container);
    const volumes = [
      ...(spec.volumes ?? []),
      ...claims.map((claim) => ({ name: claim, emptyDir: {} })),
    ];
    const metadata = { name, namespace: 'restricted' };
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata, spec: { ...spec, volumes } };
    const create = ['create', '--dry-run=server', '--validate=strict', '-f', '-'];
    const answer = kubectl(create, JSON.stringify(pod));
    if (!answer.ok || answer.said) throw new Error(`${name}: ${answer.said}`);
  }
}

/** What runs our code has nothing to write to but its `tmp`. */
function expectReadOnly(name, { securityContext }) {
  if (!securityContext.readOnlyRootFilesystem) throw new Error(`${name} may write to its image.`);
}

function refuse(kubectl, manifests, wrong) {
  if (!manifests.includes(wrong)) throw new Error(`There is nothing to misspell as ${wrong}`);
  const { ok, said } = kubectl(['apply', '--validate=strict', '-f', '-'], manifests);
  const unknown = new RegExp(`unknown field "[^"]*${wrong.replace(':', '')}"`);
  if (ok || !unknown.test(said)) throw new Error(`It was not refused for the field: ${said}`);
}

/**
 * Production with all components, as docs/kubernetes.md says to add them; alongside the overlays,
 * as bases are named by relative paths.
 */
function renderWhole(kubectl) {
  const parent = join(ROOT, 'node_modules/.cache/kubernetes');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'whole-'));
  try {
    const from = (path) => relative(folder, join(ROOT, 'k8s', path));
    const kustomization = {
      namespace: 'casewright',
      resources: [from('overlays/production')],
      components: readdirSync(join(ROOT, 'k8s/components')).map((name) =>
        from(`components/${name}`),
      ),
    };
    writeFileSync(join(folder, 'kustomization.yml'), JSON.stringify(kustomization));
    return expectOk(kubectl(['kustomize', folder])).out;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const folderOf = (overlay) => join(ROOT, 'k8s/overlays', overlay);

function expectOk(answer) {
  if (!answer.ok) throw new Error(answer.said);
  return answer;
}

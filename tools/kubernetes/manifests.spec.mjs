import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '../../libs/contracts/src/index.ts';
import { Topology } from '../../libs/messaging/src/rabbitmq/topology.ts';
import { withSecretFiles } from '../../libs/platform/src/config/secret-files.ts';
import { ROOT } from '../prepare.mjs';
import { generated, podsOf, readManifests } from './manifests.mjs';
import { imagesOfCompose, source, usual, variablesOf } from './product-facts.mjs';

const manifests = readManifests();
const objects = manifests.map(({ object }) => object);
const all = podsOf(objects);
const ours = all.filter(({ container }) => container.image === 'casewright');
const processes = ours.filter(({ kind }) => kind === 'Deployment');
const commands = ours.filter(({ kind }) => kind !== 'Deployment');
const services = processes.filter(({ name }) => name !== 'gateway');
const settings = generated(objects, 'configMapGenerator');
const secrets = generated(objects, 'secretGenerator');
const ofKind = (kind) => objects.filter((object) => object.kind === kind);
const rows = (pods) => pods.map((pod) => [pod.name, pod]);
const patched = ['OPENAI_API_KEY_FILE'];
/** What the component `object-store` adds to those who use it. */
const stored = ['AWS_ACCESS_KEY_ID_FILE', 'AWS_SECRET_ACCESS_KEY_FILE'];

/** Variables that a process is given: on its own, from its settings, and by a component's patch. */
function givenTo({ name, container }) {
  const own = container.env.map((each) => each.name);
  const maps = (container.envFrom ?? []).map(({ configMapRef }) => settings[configMapRef.name]);
  const models = maps.includes(settings['model-settings']) ? patched : [];
  expect({ name, unknown: maps.includes(undefined) }).toEqual({ name, unknown: false });
  return [...own, ...maps.flatMap(Object.keys), ...models];
}

/** The longest that anything may take which the service has begun. Seconds. */
function longestOf(service) {
  const calls = Object.values(contracts).filter(
    (def) => def?.kind === 'call' && def.service === service,
  );
  const jobs = Object.values(contracts).filter(
    (def) => typeof def?.kind === 'string' && def.input && def.deadlineMs,
  );
  const begun = service === 'analysis' ? [...calls, ...jobs] : calls;
  return Math.max(...begun.map((def) => def.deadlineMs)) / 1_000;
}

describe('the manifests of Kubernetes', () => {
  it('run every process of the product', () => {
    expect(processes.map(({ name }) => name).sort()).toEqual(
      ['gateway', ...contracts.SERVICES].sort(),
    );
    expect(commands.map(({ kind }) => kind).sort()).toEqual(['CronJob', 'Job', 'Job']);
  });

  it.each(rows(ours))('run the program of %s', (_name, { container }) => {
    const [node, script] = container.command;
    expect(node).toBe('node');
    expect(existsSync(join(ROOT, script.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(
      true,
    );
  });

  it.each(rows(ours))('give %s variables that it reads', (name, pod) => {
    const known = variablesOf(name);
    const given = givenTo(pod).map((each) => each.replace(/_FILE$/, ''));
    expect(given.filter((each) => !known.has(each))).toEqual([]);
  });

  it.each([
    ['backup', 'backup'],
    ['analysis', 'files'],
    ['export', 'files'],
  ])('tell %s of the object storage', (name, file) => {
    const known = variablesOf(name);
    const given = [...Object.keys(settings['object-store']), ...stored];
    expect(given.filter((each) => !known.has(each.replace(/_FILE$/, '')))).toEqual([]);
    const patch = source(`k8s/components/object-store/${file}.yml`);
    for (const variable of stored) {
      expect(patch).toContain(`name: ${variable},`);
      expect(withSecretFiles({ [variable]: fileURLToPath(import.meta.url) })).toHaveProperty(
        variable.slice(0, -5),
      );
    }
  });

  it('tell the search of OpenSearch, with its secrets as files', () => {
    const known = variablesOf('search');
    const patch = source('k8s/overlays/scale/search.yml');
    const given = [...patch.matchAll(/name: (OPENSEARCH_\w+)_FILE,/g)].map(([, name]) => name);
    expect(given).toEqual(['OPENSEARCH_USERNAME', 'OPENSEARCH_PASSWORD']);
    expect(given.filter((each) => !known.has(each))).toEqual([]);
    const here = fileURLToPath(import.meta.url);
    for (const each of [...given, 'OPENSEARCH_CA'])
      expect(withSecretFiles({ [`${each}_FILE`]: here })).toHaveProperty(each);
    expect(settings['search-settings']).toMatchObject({ SEARCH_ENGINE: 'opensearch' });
    const [cluster] = ofKind('OpenSearchCluster');
    const { hostname, port } = new URL(settings['search-settings'].OPENSEARCH_URL);
    expect(cluster.spec.general).toMatchObject({ serviceName: hostname, httpPort: Number(port) });
    expect(patch).toContain(`secretName: ${cluster.metadata.name}-ca`);
    expect(patch).toContain(
      `secretName: ${cluster.spec.security.config.adminCredentialsSecret.name}`,
    );
  });

  it.each(rows(ours))('give %s its secrets as files that it reads', (_name, pod) => {
    const folder = mkdtempSync(join(tmpdir(), 'casewright-manifests-'));
    const file = join(folder, 'secret');
    writeFileSync(file, 'secret');
    for (const { name, value, valueFrom } of pod.container.env) {
      expect(valueFrom).toBeUndefined();
      if (!name.endsWith('_FILE')) continue;
      expect(withSecretFiles({ [name]: file })).toHaveProperty(name.slice(0, -5), 'secret');
      expect(secretAt(pod, value)).toBeTruthy();
    }
    rmSync(folder, { recursive: true });
  });

  /** What the overlay `dev` keeps where a process looks for a secret. */
  function secretAt({ spec, container }, path) {
    const mount = container.volumeMounts.find((each) => path.startsWith(`${each.mountPath}/`));
    const { secret } = spec.volumes.find((each) => each.name === mount.name);
    const item = secret.items.find((each) => path === `${mount.mountPath}/${each.path}`);
    return secrets[secret.secretName][item.key];
  }

  it('use images that Compose uses, and PostgreSQL of the same version', () => {
    const known = imagesOfCompose();
    const named = [
      ...all.map(({ container }) => container.image),
      ...ofKind('RabbitmqCluster').map(({ spec }) => spec.image),
      ...ofKind('Kustomization').flatMap((each) => (each.images ?? []).map(({ name }) => name)),
    ];
    expect(named.filter((image) => !known.includes(image))).toEqual([]);
    const version = /pgvector:pg(\d+)/.exec(known.join(' '))[1];
    for (const { spec } of ofKind('Cluster')) {
      expect(spec.imageName).toContain(`/postgresql:${version}-standard`);
    }
  });

  it.each(rows(services))('look at %s where it answers', (_name, { container }) => {
    const port = usual('libs/messaging/src/host/run-service.ts', 'HEALTH_PORT');
    expect(container.ports).toContainEqual({ name: 'health', containerPort: port });
    const paths = source('libs/platform/src/health/health-server.ts');
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { httpGet } = container[probe];
      expect(httpGet.port).toBe('health');
      expect(paths).toContain(
        `request.url ${probe === 'readinessProbe' ? '!' : '='}== '${httpGet.path}'`,
      );
    }
  });

  it('look at the gateway alone, not at what is behind it', () => {
    const { container } = processes.find(({ name }) => name === 'gateway');
    const port = usual('gateway/src/gateway-config.ts', 'PORT');
    expect(container.ports).toContainEqual({ name: 'http', containerPort: port });
    const path = `/api${contracts.readLiveness.http.path}`;
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(container[probe].httpGet).toEqual({ path, port: 'http' });
    }
  });

  it.each(rows(processes))('have the metrics of %s read where it answers', (_name, pod) => {
    const { METRICS_PORT, METRICS_HOST } = Object.fromEntries(
      pod.container.env.map(({ name, value }) => [name, value]),
    );
    expect(METRICS_HOST).toBe('0.0.0.0');
    const port = { name: 'metrics', containerPort: Number(METRICS_PORT) };
    expect(pod.container.ports).toHaveLength(2);
    expect(pod.container.ports).toContainEqual(port);
    const [{ spec }] = ofKind('PodMonitor');
    const labels = { ...pod.labels, ...partOf.pairs };
    expect(finds(spec.selector, labels)).toBe(true);
    expect(labels[spec.jobLabel]).toBe(jobOfAlerts);
    expect(spec.podMetricsEndpoints[0]).toMatchObject({ port: port.name, path: '/metrics' });
    expect(source('libs/platform/src/metrics/metrics-server.ts')).toContain("!== '/metrics'");
  });

  it.each(rows(processes))('let the metrics of %s be read by Prometheus alone', (name, pod) => {
    const { containerPort } = pod.container.ports.find((each) => each.name === 'metrics');
    const readers = ofKind('NetworkPolicy')
      .filter(({ spec }) => selects(spec.podSelector, name))
      .flatMap(({ spec }) => spec.ingress ?? [])
      .filter(({ ports = everyPort }) => ports.some(({ port }) => port === containerPort || !port));
    const namespaceSelector = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } };
    const podSelector = { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } };
    expect(readers.map(({ from }) => from)).toEqual([[{ namespaceSelector, podSelector }]]);
  });

  it.each(rows(services))('let %s finish what it has begun', (name, { spec, container }) => {
    const drain = Number(container.env.find((each) => each.name === 'DRAIN_SECONDS').value);
    expect(drain).toBeGreaterThan(longestOf(name));
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 10);
  });

  it.each(rows(processes))('let the nodes of %s be emptied, one at a time', (name) => {
    const budget = ofKind('PodDisruptionBudget').find((each) => each.metadata.name === name);
    expect(budget.spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': name } },
    });
  });

  it.each(rows(commands.filter(({ name }) => name !== 'broker-setup')))(
    'keep the backups of %s on the one volume, in reach of the database',
    (name, pod) => {
      const { value } = pod.container.env.find((each) => each.name === 'BACKUP_DIR');
      const mount = pod.container.volumeMounts.find(({ mountPath }) => mountPath === value);
      const { persistentVolumeClaim } = pod.spec.volumes.find((each) => each.name === mount.name);
      const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
      expect(claims).toEqual([persistentVolumeClaim.claimName]);
      const policies = ofKind('NetworkPolicy');
      const toDatabase = { podSelector: { matchLabels: { 'casewright/part': 'database' } } };
      const out = policies.filter(({ spec }) => spec.egress && selects(spec.podSelector, name));
      expect(out.flatMap(({ spec }) => spec.egress).flatMap(({ to }) => to)).toContainEqual(
        toDatabase,
      );
      const { spec } = policies.find((each) => each.metadata.name === 'database');
      expect(finds(spec.ingress[0].from[0].podSelector, pod.labels)).toBe(true);
    },
  );

  it('scale the workers on the queue and the table that they have', () => {
    const [{ spec }] = ofKind('ScaledObject');
    const [queue, table] = spec.triggers;
    expect(queue.metadata.queueName).toBe(new Topology('casewright', {}).jobs('analysis').name);
    expect(source('libs/messaging/src/create-transport.ts')).toContain(
      "DEFAULT_NAMESPACE = 'casewright'",
    );
    const migration = source('services/analysis/src/database/migrations/1700000400000-jobs.ts');
    const columns = table.metadata.query.match(/\b(?:created_at|ended_at|state)\b/g);
    expect(new Set(columns).size).toBe(3);
    for (const column of columns) expect(migration).toMatch(new RegExp(`^ +${column} `, 'm'));
    expect(spec.minReplicaCount).toBeGreaterThanOrEqual(2);
  });

  it('let only its set-up reach the management of the broker', () => {
    const broker = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'broker');
    const [parts, setUp] = broker.spec.ingress;
    expect(parts.ports).toEqual([{ protocol: 'TCP', port: 5672 }]);
    const { labels } = commands.find(({ name }) => name === 'broker-setup');
    expect(finds(setUp.from[0].podSelector, labels)).toBe(true);
    expect(setUp.ports.map(({ port }) => port)).toEqual([5672, 15672]);
  });

  it.each(rows(processes))('give %s a user of its own on the broker', (name, { spec }) => {
    const { secret } = spec.volumes.find((each) => each.name === 'broker');
    expect(secret.secretName).toBe(`${name}-broker`);
    expect(secrets[secret.secretName].url).toContain(`://casewright_${name}:`);
  });

  it('let the gateway reach the broker alone, and the collector where its component is added', () => {
    const reaches = ofKind('NetworkPolicy')
      .filter(({ spec }) => selects(spec.podSelector, 'gateway') && spec.egress)
      .map(({ metadata, spec }) => [metadata.name, spec.egress])
      .filter(([name]) => name !== 'traces');
    const broker = { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'broker' } } };
    expect(reaches).toEqual([
      ['names', [expect.objectContaining({ ports: dns })]],
      ['gateway', [{ to: [broker], ports: [{ protocol: 'TCP', port: 5672 }] }]],
    ]);
  });

  it.each(rows(processes))(
    'let the traces of %s reach the collector that it sends to',
    (_name, pod) => {
      const traces = manifests.filter(({ path }) => path.startsWith('components/traces/'));
      const [policy] = traces
        .map(({ object }) => object)
        .filter(({ kind }) => kind === 'NetworkPolicy');
      const given = generated(
        traces.map(({ object }) => object),
        'configMapGenerator',
      );
      const [{ configMapRef }] = pod.container.envFrom;
      const { hostname, port } = new URL(given[configMapRef.name].OTEL_EXPORTER_OTLP_ENDPOINT);
      expect(finds(policy.spec.podSelector, pod.labels)).toBe(true);
      const [{ to, ports }] = policy.spec.egress;
      const [name, namespace] = hostname.split('.');
      expect(to).toEqual([
        {
          namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } },
          podSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
        },
      ]);
      expect(ports).toEqual([{ protocol: 'TCP', port: Number(port) }]);
    },
  );
});

const dns = ['UDP', 'TCP'].map((protocol) => ({ protocol, port: 53 }));

/** Ports of a rule that names none. */
const everyPort = [{}];
const [partOf] = ofKind('Kustomization').flatMap((each) => each.labels ?? []);
const [, jobOfAlerts] = /up\{job="(\w+)"\}/.exec(source('ops/prometheus/alerts.yml'));

/** Whether a selector finds the pods of a process. */
const selects = (selector, name) => finds(selector, ours.find((each) => each.name === name).labels);

function finds({ matchLabels = {}, matchExpressions = [] }, labels) {
  return (
    Object.entries(matchLabels).every(([label, value]) => labels[label] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key]))
  );
}

import { describe, expect, it } from '@jest/globals';
import { orderFaults } from './sync-order.mjs';

const wave = (at) => ({ 'argocd.argoproj.io/sync-wave': String(at) });
const object = (kind, name, at, spec = {}) => ({
  kind,
  metadata: { name, annotations: at === undefined ? {} : wave(at) },
  spec,
});
const job = (at) => ({
  kind: 'Job',
  metadata: { name: 'migration', annotations: { 'argocd.argoproj.io/hook': 'Sync', ...wave(at) } },
  spec: {
    template: {
      metadata: { labels: { app: 'migration' } },
      spec: {
        containers: [{ name: 'migration', envFrom: [{ configMapRef: { name: 'settings' } }] }],
        volumes: [
          { name: 'backups', persistentVolumeClaim: { claimName: 'backups' } },
          { name: 'database', secret: { secretName: 'database-app' } },
        ],
      },
    },
  },
});
const others = [
  object('Namespace', 'casewright'),
  object('Cluster', 'database'),
  object('ConfigMap', 'settings'),
  object('ConfigMap', 'of-somebody-else', 5),
  object('NetworkPolicy', 'names', undefined, { podSelector: {} }),
];

describe('the order of a sync', () => {
  it('is right where a Job comes after what it uses, and processes after it', () => {
    const volume = object('PersistentVolumeClaim', 'backups', 1);
    expect(orderFaults([...others, job(1), volume, object('Deployment', 'auth', 2)])).toEqual([]);
  });

  it('names what a Job would wait for in vain', () => {
    const volume = object('PersistentVolumeClaim', 'backups', -2);
    expect(orderFaults([...others, job(-1), volume, object('Deployment', 'auth')])).toEqual([
      'migration waits for Namespace casewright, which is made too late.',
      'migration waits for Cluster database, which is made too late.',
      'migration waits for ConfigMap settings, which is made too late.',
      'migration waits for NetworkPolicy names, which is made too late.',
      'migration waits for PersistentVolumeClaim backups, which is made too late.',
    ]);
    expect(orderFaults([job(1), object('Deployment', 'auth', 1)])).toEqual([
      'Deployment auth does not wait for migration.',
    ]);
  });
});

import type { AuditEntry } from '@casewright/contracts';
import { canonicalForm, faultOf, GENESIS, hashOf } from './chain.js';

const act: Omit<AuditEntry, 'hash'> = {
  number: 7,
  id: '3f2b8f64-5717-4562-b3fc-2c963f66afa6',
  at: '2026-11-22T09:30:00.000Z',
  actor: 12,
  action: 'delete_document',
  subject: { kind: 'document', id: '34' },
  outcome: 'done',
  correlationId: 'c0ffee-1234',
  previousHash: 'a'.repeat(64),
};
const entry: AuditEntry = { ...act, hash: hashOf(act) };
const end = { number: 6, hash: act.previousHash };

describe('the chain of the audit log', () => {
  it('has a form that anybody can write down', () => {
    expect(canonicalForm(act)).toBe(
      `[1,7,"3f2b8f64-5717-4562-b3fc-2c963f66afa6","2026-11-22T09:30:00.000Z",12,` +
        `"delete_document","document","34","done","c0ffee-1234","${'a'.repeat(64)}"]`,
    );
    expect(canonicalForm({ ...act, actor: null, subject: null })).toContain(
      ',null,"delete_document",null,null,"done",',
    );
  });

  it('has the hash that sha256sum prints for that form', () => {
    expect(entry.hash).toBe('76bc58108061f9a1a1d5d8657ff16826799f1dc79fa79bbac586a976fd794bc4');
  });

  it('holds where an entry follows the one before', () => {
    expect(faultOf(entry, end)).toBeNull();
    const first = { ...act, number: 1, previousHash: GENESIS };
    expect(faultOf({ ...first, hash: hashOf(first) }, { number: 0, hash: GENESIS })).toBeNull();
  });

  it('tells what is missing and what was put in from what was changed', () => {
    expect(faultOf(entry, { ...end, number: 5 })).toBe('missing');
    expect(faultOf(entry, { ...end, hash: GENESIS })).toBe('not_linked');
  });

  it.each<[string, Partial<AuditEntry>]>([
    ['id', { id: '3f2b8f64-5717-4562-b3fc-2c963f66afa7' }],
    ['at', { at: '2026-11-22T09:30:00.001Z' }],
    ['actor', { actor: null }],
    ['action', { action: 'delete_draft' }],
    ['subject', { subject: { kind: 'draft', id: '34' } }],
    ['subject id', { subject: { kind: 'document', id: null } }],
    ['outcome', { outcome: 'refused' }],
    ['correlation id', { correlationId: 'c0ffee-1235' }],
    ['hash', { hash: 'b'.repeat(64) }],
  ])('finds a changed %s', (_, change) => {
    expect(faultOf({ ...entry, ...change }, end)).toBe('changed');
  });
});

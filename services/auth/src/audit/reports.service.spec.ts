import { GENESIS, hashOf, sha256 } from '@casewright/audit-log';
import { type AuditEntry, canonicalJson, reportFile } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AuditRepository } from './audit.repository.js';
import { ReportsService } from './reports.service.js';

const AT = '2026-11-29T10:00:00.000Z';
const REPORT = {
  form: 1,
  title: 'Opening brief',
  text: { sha256: 'a'.repeat(64), characters: 12 },
  library: { cases: 720, citationIndex: { date: '2026-11-28', decisions: 536_546 } },
  check: {
    citations: [
      {
        text: '410 U.S. 113',
        verdict: 'verified',
        explanation: 'It is “so”: \u0000 § é 𝔸.',
        quotations: [{ text: 'no place', status: 'close', passage: { page: '495', start: 0 } }],
        support: { passage: null, isWeak: false },
      },
    ],
    counts: { verified: 1, unchecked: 0 },
  },
  problems: [{ citation: 0, decision: { decision: 'confirmed', note: '', at: AT, by: 7 } }],
  signature: { name: 'Ann Advocate', userId: 7, at: AT, certificate: null },
};
const TEXT = canonicalJson(REPORT);
const DIGEST = sha256(TEXT);

/** A log of three entries, of which the second has the digest. */
function logOf(): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (const number of [1, 2, 3]) {
    const subject = number === 2 ? ({ kind: 'report', id: DIGEST } as const) : null;
    const entry = {
      number,
      id: `5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3${number}`,
      at: AT,
      actor: 7,
      action: number === 2 ? ('sign_report' as const) : ('sign_in' as const),
      subject,
      outcome: 'done' as const,
      correlationId: `request-${number}`,
      previousHash: entries.at(-1)?.hash ?? GENESIS,
    };
    entries.push({ ...entry, hash: hashOf(entry) });
  }
  return entries;
}

function serviceOver(log: AuditEntry[]): ReportsService {
  const endAt = (number: number) => log.find((each) => each.number === number) ?? null;
  return new ReportsService({
    signingOf: async (digest: string) =>
      log.find(({ action, subject }) => action === 'sign_report' && subject?.id === digest) ?? null,
    endAt: async (number: number) => (number === 0 ? { number, hash: GENESIS } : endAt(number)),
    following: async (after: number) => log.filter(({ number }) => number > after),
  } as unknown as AuditRepository);
}

const faultsOf = async (file: string, log = logOf()) =>
  (await serviceOver(log).verify(file)).faults;
const fileOf = (log = logOf()): string => reportFile(TEXT, { digest: DIGEST, entry: log[1]! });

/** The ways to every value that is no object or list. */
function leavesOf(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...way, key]));
}

/** The same with another value at the end of a way. */
function changedAt(value: unknown, way: readonly string[], to: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  let at = copy;
  for (const key of way.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[way.at(-1)!] = to;
  return copy;
}

/** White space changes nothing of what JSON says. */
const letter = fc.oneof(fc.string({ maxLength: 1 }), fc.constantFrom(' ', '\n'));
const another = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());

describe('a signed report', () => {
  it('verifies as it was exported, before its entry was there, too', async () => {
    expect(await serviceOver(logOf()).verify(fileOf())).toEqual({
      faults: [],
      digest: DIGEST,
      title: 'Opening brief',
      signature: { name: 'Ann Advocate', at: AT },
      entry: 2,
    });
    expect(await faultsOf(reportFile(TEXT, { digest: DIGEST, entry: null }))).toEqual([]);
    expect(await faultsOf(fileOf(), logOf().slice(0, 2))).toEqual([]);
  });

  it('does not with any field of the file changed, digest recomputed or not', async () => {
    const file = JSON.parse(fileOf()) as Record<string, unknown>;
    const ways = fc.constantFrom(...leavesOf(file));
    await fc.assert(
      fc.asyncProperty(ways, another, fc.boolean(), async (way, to, isRecomputed) => {
        const changed = changedAt(file, way, to) as { report: unknown; digest: unknown };
        fc.pre(canonicalJson(changed) !== canonicalJson(file));
        // Without the entry the file is that of an earlier export, which is as good.
        if (isRecomputed) changed.digest = sha256(canonicalJson(changed.report));
        fc.pre(canonicalJson(changed) !== canonicalJson(file));
        expect(await faultsOf(canonicalJson(changed))).not.toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('does not with any character of the file changed, removed, or added', async () => {
    const file = fileOf();
    const places = fc.nat({ max: file.length - 1 });
    await fc.assert(
      fc.asyncProperty(places, fc.nat({ max: 1 }), letter, async (at, cut, to) => {
        const changed = file.slice(0, at) + to + file.slice(at + cut);
        fc.pre(changed !== file);
        expect(await faultsOf(changed)).not.toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('does not with any field of its entry in the log changed, rehashed or not', async () => {
    const entry = logOf()[1]!;
    const ways = fc.constantFrom(...leavesOf(entry));
    await fc.assert(
      fc.asyncProperty(ways, another, fc.boolean(), async (way, to, isRehashed) => {
        const changed = changedAt(entry, way, to) as AuditEntry;
        if (isRehashed) changed.hash = hashOf(changed);
        fc.pre(canonicalJson(changed) !== canonicalJson(entry));
        const log = logOf().map((each) => (each.number === 2 ? changed : each));
        expect(await faultsOf(fileOf(), log)).not.toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('says what was changed', async () => {
    const [first, second, third] = logOf();
    expect(await faultsOf('no JSON')).toEqual(['unreadable']);
    expect(await faultsOf(`${fileOf()}\n`)).toEqual(['rewritten']);
    expect(await faultsOf(fileOf(), [first!])).toEqual(['unknown']);
    expect(await faultsOf(fileOf(), [first!, { ...second!, outcome: 'failed' }, third!])).toEqual([
      'entry_changed',
      'entry_differs',
    ]);
    const open = canonicalJson({ ...REPORT, signature: null });
    expect(await faultsOf(reportFile(open, { digest: null, entry: null }))).toEqual([
      'changed',
      'unsigned',
      'unknown',
    ]);
  });
});

import type { EngineReport, ImportReport } from '@casewright/contracts';
import { age, backupWords, buildWords, clockWords, engineWords, importWords } from './health-words';

const MODEL: EngineReport = {
  engine: 'openai',
  model: 'qwen',
  host: 'ollama:11434',
  isPaused: false,
  fault: null,
  p95Ms: null,
  timeoutMs: 60_000,
};

describe('the words of the diagnostics', () => {
  it.each([
    [0, '0 s'],
    [119, '119 s'],
    [120, '2 min'],
    [7_199, '120 min'],
    [7_200, '2 h'],
    [172_800, '2 days'],
  ])('give an age of %d seconds as %s', (seconds, words) => expect(age(seconds)).toBe(words));

  it('name a build by its version and the head of its commit', () => {
    const build = { version: '1.2.0', commit: '3f2b8f6457174562', builtAt: null };
    expect(buildWords(build)).toBe('Version 1.2.0 (3f2b8f6)');
    expect(buildWords({ ...build, commit: null })).toBe('Version 1.2.0');
  });

  it('say of a clock only that it is off, and which way', () => {
    expect([clockWords(null), clockWords(0)]).toEqual([null, null]);
    expect(clockWords(90_000)).toBe('Clock 90 s ahead');
    expect(clockWords(-180_000)).toBe('Clock 3 min behind');
  });

  it('say which engine there is, and what is wrong with a model', () => {
    expect(engineWords({ ...MODEL, engine: 'local' })).toBe('Built-in engine');
    expect(engineWords({ ...MODEL, engine: 'keyless' })).toBe('A model without a key');
    expect(engineWords(MODEL)).toBe('qwen at ollama:11434.');
    expect(engineWords({ ...MODEL, fault: 'timeout' })).toBe(
      'qwen at ollama:11434. The last request failed: timeout.',
    );
    expect(engineWords({ ...MODEL, fault: 'timeout', isPaused: true })).toMatch(/not being asked/);
  });

  it('say how the newest import went', () => {
    const newest: ImportReport = {
      id: 1,
      state: 'failed',
      label: 'a.csv',
      format: null,
      at: '2026-11-23T09:00:00.000Z',
      added: 1_204,
      changed: 2,
      bad: 0,
      error: null,
    };
    expect(importWords(newest)).toMatch(
      /^a\.csv: failed, .*2026.*\. 1,204 added, 2 changed, 0 not readable\.$/,
    );
  });

  it('say of the newest backup its size and whether it was tried', () => {
    const made = { at: '2026-11-23T09:00:00.000Z', megabytes: 1_204, verifiedAt: null };
    const newest = { ...made, remark: null };
    expect(backupWords({ newest: null, failure: null })).toMatch(/^None yet\./);
    expect(backupWords({ newest, failure: null })).toMatch(/2026.*, 1,204 MB; not test-restored/);
    const verifiedAt = '2026-11-23T09:05:00.000Z';
    expect(backupWords({ newest: { ...newest, verifiedAt }, failure: null })).toMatch(
      /1,204 MB; test restore passed .*2026.*\.$/,
    );
  });
});

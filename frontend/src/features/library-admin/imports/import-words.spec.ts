import type { LibraryImport } from '@casewright/contracts';
import { byteSize, formatName, importOutcome, percentDone, stageWord } from './import-words';

const item = (over: Partial<LibraryImport> = {}): LibraryImport => ({
  id: 1,
  label: 'opinions.jsonl.gz',
  paths: ['/imports/opinions.jsonl.gz'],
  format: 'neutral',
  state: 'running',
  stage: 'reading',
  createdAt: '2026-01-01T00:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  files: 1,
  bytesTotal: 200,
  bytesDone: 50,
  records: { read: 10, added: 7, changed: 1, unchanged: 1, bad: 1 },
  error: null,
  stopping: false,
  ...over,
});

describe('an import in words', () => {
  it.each([
    [999, '999 B'],
    [1_000, '1.0 KB'],
    [12_400_000, '12.4 MB'],
    [250_000_000, '250 MB'],
  ])('has a size: %d', (bytes, words) => {
    expect(byteSize(bytes)).toBe(words);
  });

  it('says what it is doing', () => {
    expect(stageWord(item())).toBe('Reading the records');
    expect(stageWord(item({ stage: 'polishing' }))).toBe('polishing');
    expect(stageWord(item({ state: 'queued' }))).toBe('Waiting for its turn');
    expect(stageWord(item({ stopping: true }))).toBe('Stopping');
    expect(stageWord(item({ stage: null }))).toBe('Starting');
  });

  it('knows how far it is only where the whole is known', () => {
    expect(percentDone(item())).toBe(25);
    expect(percentDone(item({ bytesTotal: 0 }))).toBeNull();
    expect(percentDone(item({ bytesDone: 900 }))).toBe(100);
  });

  it('says what it came to', () => {
    expect(importOutcome(item({ state: 'done' }))).toBe(
      '7 new, 1 changed, 1 unchanged, 1 not readable.',
    );
    expect(importOutcome(item({ state: 'failed', error: 'The disk is full.' }))).toBe(
      'The disk is full.',
    );
    expect(importOutcome(item({ state: 'interrupted' }))).toContain('Stopped after 10 records');
  });

  it('names formats, known and unknown', () => {
    expect(formatName('neutral, other')).toBe('JSONL, other');
  });
});

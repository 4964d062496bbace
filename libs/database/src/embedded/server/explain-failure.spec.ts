import { describe, expect, it } from '@jest/globals';
import { explainFailure } from './explain-failure.js';

const where = { dataDir: '/data', logFile: '/data/database/postgres.log' };

describe('explainFailure', () => {
  it.each([
    [
      'initdb: error: could not look up effective user ID 12345: user does not exist',
      /the user with ID 12345 has none in \/etc\/passwd/,
    ],
    [
      'postgres: error while loading shared libraries: libxml2.so.2: cannot open shared object file',
      /needs the system library libxml2\.so\.2, which is not installed/,
    ],
    ['dyld[1]: Library not loaded: @loader_path/../lib/libicu.dylib', /libicu\.dylib/],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /not enough memory/],
    ['FATAL:  database files are incompatible with server', /another version of PostgreSQL/],
    ['FATAL:  unrecognized configuration parameter "shared_bufers"', /the setting "shared_bufers"/],
    ['FATAL:  invalid value for parameter "work_mem": "much"', /the setting "work_mem"/],
    ['FATAL:  could not open file "global/pg_control": Permission denied', /chown -R/],
    ['error: spawn /data/database/runtime/18/bin/initdb EACCES', /mounted noexec/],
    ['PANIC:  could not write to file "pg_wal/x": No space left on device', /disk .* is full/],
    ['could not extend file: Disk quota exceeded', /disk .* is full/],
  ])('recognises %s', (output, sentence) => {
    expect(explainFailure(output, where).message).toMatch(sentence);
  });

  it('gives the last complaint and the log for anything else', () => {
    const output =
      'LOG:  starting\n2026-01-01 UTC [7] FATAL:  the moon is in the way\nerror: it ended with 1';
    expect(explainFailure(output, where).message).toBe(
      'PostgreSQL did not start: the moon is in the way. Its log is /data/database/postgres.log.',
    );
  });

  it('gives what ended it when it complained about nothing', () => {
    expect(explainFailure('\nerror: it ended with SIGKILL', where).message).toBe(
      'PostgreSQL did not start: it ended with SIGKILL. Its log is /data/database/postgres.log.',
    );
  });
});

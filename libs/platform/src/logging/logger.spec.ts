import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { loggable } from './loggable.js';
import { type Logger, NestLogger } from './logger.js';

const SENT = 'marker-7f3a';

describe('what is logged', () => {
  it('names confidential fields without what is in them, at any depth', () => {
    const told = loggable({
      id: 7,
      user: { Password: SENT, session: [{ token: SENT }] },
      query: SENT,
      parameters: [SENT],
      bytes: Buffer.from(SENT),
      at: new Date(0),
      fault: Object.assign(new Error(`"${SENT}"`), { body: SENT }),
    });
    expect(JSON.stringify(told)).not.toContain(SENT);
    expect(told).toMatchObject({ id: 7, query: '[withheld]', fault: { type: 'Error' } });
  });

  it("describes the errors of Nest's messages, wherever they stand", () => {
    const lines: unknown[] = [];
    const write = (...line: unknown[]) => lines.push(line);
    const nest = new NestLogger({ error: write, warn: write } as unknown as Logger);
    const fault = new Error(SENT);
    nest.error(fault, 'ExceptionsHandler');
    nest.warn('It failed.', fault, 'JobWatch');
    nest.error('It failed.', `Error: ${SENT}\n    at f (/app/a.js:1:2)`, 'Old');
    expect(lines).toEqual([
      [{ context: 'ExceptionsHandler', err: fault }, 'Nest reported a fault.'],
      [{ context: 'JobWatch', err: fault }, 'It failed.'],
      [{ context: 'Old', stack: '    at f (/app/a.js:1:2)' }, 'It failed.'],
    ]);
  });
});

describe('a line of the log', () => {
  const script = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
  const run = (code: string) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createLogger, runProcess } from '${script}';\n${code}`,
      ],
      { encoding: 'utf8', env: { LOG_LEVEL: 'trace' } },
    );

  it('has no content, in whichever form an error comes to it', () => {
    const { stdout, stderr } = run(`
      const fault = Object.assign(new Error('"${SENT}"'), { parameters: ['${SENT}'] });
      const logger = createLogger('spec');
      logger.error(fault);
      logger.error({ err: fault });
      logger.warn({ reason: fault, id: 7 }, 'It failed.');
      logger.warn('It failed: %s', fault);
      logger.error({ err: Object.assign(fault, { cause: fault }) }, 'It failed.');`);
    expect(stdout.trim().split('\n')).toHaveLength(5);
    expect(stdout + stderr).not.toContain(SENT);
    expect(stdout).toContain('"reason":{"type":"Error"');
  });

  it('says what nobody caught, without its properties', () => {
    const { stdout, stderr, status } = run(`
      await runProcess(createLogger('spec'), async () => {
        setImmediate(() => {
          throw Object.assign(new Error('"${SENT}"'), { parameters: ['${SENT}'] });
        });
      });`);
    expect(status).toBe(1);
    expect(stdout).toContain('An error was thrown and nothing caught it.');
    expect(stdout + stderr).not.toContain(SENT);
  });
});

/** Where `libs/testing/compose/small-disk.yml` mounts a small file system. */
const DISK = '/small';
const EXPORT = {
  format: 'pdf',
  type: 'analysis',
  data: { title: 'A full disk', analysis: 'There is no room for this.' },
};
const RECOVERY_MS = 15_000;

/** What is asked for where the disk is not there. */
export const NO_SMALL_DISK = {
  what: 'the full disk of the resilience suite',
  why: 'The PostgreSQL container has no small disk.',
  enable:
    'docker compose -f docker-compose.yml -f libs/testing/compose/small-disk.yml up --wait, then BASE_URL=http://localhost:8080.',
};

/**
 * Moves the table that files pass through to a small disk, fills that, and makes room again.
 * @param inPostgres runs a shell command in the container, at once or in a promise
 * @param ask `(path, body?)`: the answer's status and text
 * @returns what was not as promised
 */
export async function fillDisk(inPostgres, ask) {
  const sql = (statement) => inPostgres(`psql -qU casewright casewright -c "${statement}"`);
  const faults = [];
  const expect = (what, right, answer) => {
    if (!right) faults.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
  };
  await inPostgres(`install -d -o postgres ${DISK}/data`);
  await sql(`CREATE TABLESPACE small LOCATION '${DISK}/data'`);
  try {
    await sql('ALTER TABLE export.upload_chunks SET TABLESPACE small');
    // Files that were here before have left room in the table itself.
    await sql('VACUUM FULL export.upload_chunks');
    await inPostgres(`dd if=/dev/zero of=${DISK}/ballast bs=4k 2>/dev/null || true`);
    const refused = await untilStarted(() => ask('/api/export', EXPORT));
    const named = refused.status === 503 && refused.text.includes('STORAGE_FULL');
    expect('an export to a full disk', named, refused);
    const readiness = await ask('/api/health/ready');
    const isDown = /"name":"storage","status":"down"/.test(readiness.text);
    expect('readiness with a full disk', readiness.status === 503 && isDown, readiness);
    const found = await ask('/api/search', { query: 'Miranda warnings' });
    expect('a search with a full disk', found.status === 200, found);
    await inPostgres(`rm ${DISK}/ballast`);
    const made = await untilStarted(() => ask('/api/export', EXPORT));
    expect('an export once there is room', made.status === 200, made);
    const ready = await untilReady(ask);
    expect('readiness once there is room', ready.status === 200, ready);
  } finally {
    await inPostgres(`rm -f ${DISK}/ballast`);
    await sql('ALTER TABLE export.upload_chunks SET TABLESPACE pg_default');
    await sql('DROP TABLESPACE small');
  }
  return faults;
}

/** Others may be asking for more than can be done at the moment. */
async function untilStarted(ask) {
  const until = Date.now() + RECOVERY_MS;
  for (;;) {
    const answer = await ask();
    if (!answer.text.includes('"code":"OVERLOADED"') || Date.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function untilReady(ask) {
  const until = Date.now() + RECOVERY_MS;
  for (;;) {
    const answer = await ask('/api/health/ready');
    if (answer.status === 200 || Date.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** @param inPostgres runs a shell command in the container */
export const hasSmallDisk = (inPostgres) =>
  inPostgres(`test -d ${DISK} && echo yes || echo no`).trim() === 'yes';

/**
 * `npm run test:faults`: breaks the product in Docker Compose in every way that there is a means for,
 * under load, with a book of all requests that is compared with the database afterward. It ends
 * with 1 where anything that was accepted is lost or done twice, a request had no answer a second
 * after its deadline, or something did not work again within 15 seconds.
 *
 *   export RATE_LIMIT_FACTOR=1000 QUOTA_DRAFTS=0 QUOTA_DOCUMENTS=0 QUOTA_DOCUMENT_MB=0
 *   docker compose -f docker-compose.yml -f libs/testing/compose/small-disk.yml up --wait
 *   npm run test:faults
 *   npm run test:faults -- --short             some of them
 *   npm run test:faults -- --only=rabbitmq     those with a word in their name
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, fail, install, ROOT, requireNode } from '../prepare.mjs';
import { BASE_URL, NOT_IN_COMPOSE, runs, signUp } from '../suites/compose-product.mjs';
import { hasSmallDisk, NO_SMALL_DISK } from '../suites/full-disk.mjs';
import { causeOne, inPostgresNow } from './cause-one.mjs';
import { FAULTS, SHORT } from './faults.mjs';
import { DRAFT_REQUEST, kindsFor } from './kinds.mjs';

const BOOK = join(ROOT, 'test-results', 'faults.json');

requireNode();
const { values } = parseArgs({
  options: { short: { type: 'boolean' }, only: { type: 'string' } },
});
if (!runs()) fail(`${NOT_IN_COMPOSE.why} ${NOT_IN_COMPOSE.enable}`);
await install();
await build();
await main();

async function main() {
  const isSmall = hasSmallDisk(inPostgresNow);
  const chosen = chosenFaults().filter(({ needsDisk }) => isSmall || !needsDisk);
  if (!isSmall) console.log(`Left out: a full disk. ${NO_SMALL_DISK.enable}`);
  const cookie = await signUp('faults');
  const kinds = kindsFor(await deadlines(), await draftOf(cookie));
  const users = [cookie];
  while (users.length < kinds.length) users.push(await signUp(`faults-${users.length}`));
  const stories = [];
  for (const fault of chosen) stories.push(await causeOne(fault, { kinds, users }));
  console.table(Object.fromEntries(stories.map(({ name, story }) => [name, story])));
  mkdirSync(dirname(BOOK), { recursive: true });
  writeFileSync(BOOK, JSON.stringify(stories, null, 1));
  const broken = stories.filter(({ faults }) => faults.length > 0);
  console.log(
    `${stories.length - broken.length} held, ${broken.length} did not. The book is ${BOOK}.`,
  );
  process.exit(broken.length > 0 ? 1 : 0);
}

function chosenFaults() {
  if (values.short) return FAULTS.filter(({ name }) => SHORT.includes(name));
  const chosen = FAULTS.filter(({ name }) => name.includes(values.only ?? ''));
  if (chosen.length > 0) return chosen;
  return fail(`No fault is named so. There are: ${FAULTS.map(({ name }) => name).join(', ')}.`);
}

/** Of each call and kind of job, as the product has it. */
async function deadlines() {
  const contracts = await import(join(ROOT, 'libs/contracts/dist/index.js'));
  return Object.fromEntries(
    Object.entries(contracts).map(([name, definition]) => [name, definition?.deadlineMs]),
  );
}

async function draftOf(cookie) {
  const { path, headers, body } = DRAFT_REQUEST;
  const options = { method: 'POST', headers: { cookie, ...headers }, body };
  const response = await fetch(`${BASE_URL}/api${path}`, options);
  if (!response.ok) return fail(`There is no draft: ${await response.text()}`);
  return response.json();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { searchPage } from '../fixtures/search-page';
import { expect, test } from '../fixtures/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILES = ['-f', 'docker-compose.yml', '-f', 'docker-compose.opensearch.yml'];
const QUESTIONS = [
  ['warrantless search of a cell phone', 'Riley v. California'],
  ['Miranda v. Arizona', 'Miranda v. Arizona'],
  ['410 U.S. 113', 'Roe v. Wade'],
] as const;

/** Starts the nodes, then the search service with an engine: docs/scaling.md says it so. */
async function startWith(engine: 'built-in' | 'opensearch'): Promise<void> {
  await up(engine, 'opensearch-1', 'opensearch-2', 'opensearch-3');
  await up(engine, '--no-deps', 'search');
}

/** Resolves when what is started is healthy. */
async function up(engine: string, ...what: string[]): Promise<void> {
  const args = ['compose', ...FILES, 'up', '--no-build', '--detach', '--wait', ...what];
  const child = spawn('docker', args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SEARCH_ENGINE: engine },
  });
  const said: Buffer[] = [];
  child.stderr?.on('data', (part: Buffer) => said.push(part));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`docker compose ended with ${code}: ${Buffer.concat(said)}`);
}

/** Searches, and goes on searching, until `isOver`; every search has to show its case. */
async function searchUntil(page: Page, isOver: () => boolean): Promise<string[]> {
  const search = searchPage(page);
  const ranked: string[] = [];
  for (let n = 0; !isOver(); n++) {
    const [question, title] = QUESTIONS[n % QUESTIONS.length]!;
    await search.field.fill(question);
    await search.button.click();
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(question).slice(0, 10)));
    const titles = search.cards.getByRole('heading', { level: 3 });
    await expect(titles.filter({ hasText: title }).first()).toBeVisible();
    await expect(search.outcome.getByRole('alert')).toHaveCount(0);
    const words = await page
      .getByText(/ranked by/i)
      .first()
      .textContent();
    ranked.push(words ?? '');
  }
  return ranked;
}

test('No search is lost while the engine is changed, and changed back', async ({
  page,
  account: _,
}) => {
  await page.goto('/search');
  for (const [engine, name] of [
    ['opensearch', 'OpenSearch'],
    ['built-in', 'the built-in engine'],
  ] as const) {
    let isUp = false;
    const change = startWith(engine).finally(() => {
      isUp = true;
    });
    await searchUntil(page, () => isUp);
    await change;
    // Until an index has been made, the other engine answers.
    let by = '';
    while (!by.includes(name)) {
      let asked = 0;
      by = (await searchUntil(page, () => asked++ > 0)).at(-1) ?? '';
    }
    expect(by).toContain(name);
  }
});

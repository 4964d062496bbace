import {
  type EngineMocks,
  engineMocks,
  mockEngine,
  mockModel,
  mockUsage,
  routeEngine,
} from './fixtures/engine-mocks';
import { becomeAdministrator } from './fixtures/library-mocks';
import { expect, test } from './fixtures/test';

test.describe('The engine’s administration', () => {
  let mocks: EngineMocks;

  test.beforeEach(async ({ page, account: _ }) => {
    mocks = engineMocks();
    await becomeAdministrator(page);
    await routeEngine(page, mocks);
  });

  test('shows and tests the model', async ({ page }) => {
    await test.step('is behind the account button', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: /Ada Lovelace/ }).click();
      await page.getByRole('menuitem', { name: 'Engine' }).click();
      await expect(page).toHaveURL('/admin/engine');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engine');
    });

    await test.step('shows the model, how it does and how it is set', async () => {
      const engine = page.getByRole('region', { name: 'Model qwen2.5:14b' });
      await expect(engine).toContainText('Answers');
      await expect(engine).toContainText('OPENAI_BASE_URL is set');
      await expect(engine).toContainText('840 ms');
      await expect(engine).toContainText('4.2 s');
      await expect(engine).toContainText('The model did not answer in time.');
      const settings = page.getByRole('region', { name: 'Settings' });
      await expect(settings).toContainText('ollama.firm.example:11434');
      await expect(settings).toContainText('refused before each request');
      await expect(settings).toContainText('nomic-embed-text');
      await expect(settings).toContainText('Document analysis: analyze@1');
      await expect(settings).toContainText('$0.40 for input, $1.60 for output');
    });

    await test.step('tests the model, and says what came of it', async () => {
      const button = page.getByRole('button', { name: 'Test the model' });
      await button.click();
      await expect(page.getByText('qwen2.5:14b answered in 640 ms.')).toBeVisible();
      mocks.test = {
        ...{ ok: false, model: 'qwen2.5:14b', durationMs: 12, fault: 'key' },
        message: 'The API key for the model was refused. Check OPENAI_API_KEY.',
      };
      mocks.overview = mockEngine(mockModel({ state: 'fails' }));
      await button.click();
      await expect(page.getByText('Check OPENAI_API_KEY.')).toBeVisible();
      await expect(page.getByText('Not responding')).toBeVisible();
      await page.route('**/api/admin/engine/test', (route) =>
        route.fulfill({
          status: 429,
          json: { code: 'RATE_LIMITED', message: 'Too many tries. Try again in 30 seconds.' },
        }),
      );
      await button.click();
      await expect(page.getByText('Try again in 30 seconds.')).toBeVisible();
    });
  });

  test('counts by task, user and model in the period of the address', async ({ page }) => {
    await page.goto('/admin/engine?period=week');
    const usage = page.getByRole('region', { name: 'Model usage' });
    await expect(usage).toContainText('$5.10');
    const tasks = usage.getByRole('table', { name: 'By task' });
    await expect(tasks.getByRole('row', { name: /Document analysis/ })).toContainText('12,000,000');
    const users = usage.getByRole('table', { name: 'By user' });
    await expect(users.getByRole('row', { name: /Cholmondeley/ })).toContainText('$0.25');
    await expect(users.getByRole('row')).toHaveCount(11);
    await usage.getByRole('button', { name: 'Show all 13 users' }).click();
    await expect(users.getByRole('row', { name: /Deleted account/ })).toBeVisible();
    await usage.getByLabel('Period').selectOption('All time');
    await expect(page).toHaveURL('/admin/engine?period=all');
    await expect.poll(() => mocks.periods).toEqual(['week', 'all']);
  });

  test('says how to see the cost, and that nothing was asked', async ({ page }) => {
    mocks.usage = mockUsage({ prices: null });
    await page.goto('/admin/engine');
    await expect(page.getByText('AI_PRICE_INPUT and AI_PRICE_OUTPUT')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0);
    const none = { requests: 0, failures: 0, promptTokens: 0, completionTokens: 0, cost: null };
    mocks.usage = mockUsage({ total: none, tasks: [], models: [], users: [], usersTotal: 0 });
    await page.reload();
    await expect(page.getByText('No model has been used since Jan 1, 2026.')).toBeVisible();
  });

  test('says how to use a model where there is none', async ({ page }) => {
    mocks.overview = mockEngine(null);
    await page.goto('/admin/engine');
    const engine = page.getByRole('region', { name: 'Built-in engine' });
    await expect(engine).toContainText('neither OPENAI_API_KEY nor OPENAI_BASE_URL is set');
    await expect(engine).toContainText('OPENAI_MODEL=');
    await expect(page.getByRole('button', { name: 'Test the model' })).toHaveCount(0);
    mocks.overview.engine.engine = 'keyless';
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('OPENAI_API_KEY');
  });

  test('says that the figures could not be fetched, and tries again', async ({ page }) => {
    await page.route('**/api/admin/engine', (route) => route.fulfill({ status: 500 }));
    await page.goto('/admin/engine');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The engine’s status could not be loaded');
    await page.unroute('**/api/admin/engine');
    await routeEngine(page, mocks);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Model qwen2.5:14b' })).toBeVisible();
  });
});

test('Others find no way to the engine, and learn whom to ask', async ({ page, account: _ }) => {
  await page.goto('/admin/engine');
  const user = await page.evaluate(() => localStorage.getItem('casewright_user'));
  // The first account of an installation is its administrator.
  const isAdmin = user?.includes('"isAdmin":true') ?? false;
  const settings = page.getByRole('region', { name: 'Settings' });
  if (isAdmin) await expect(settings).toBeVisible();
  else await expect(page.getByText('This screen is for administrators')).toBeVisible();
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'Engine' })).toHaveCount(isAdmin ? 1 : 0);
});

import { expectAccessible } from './fixtures/axe';
import { documentsPage } from './fixtures/documents-page';
import { mockJob } from './fixtures/job-mocks';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const ROUTE = '**/api/insights/analyze';
const RESULT = {
  analysis: 'The lease binds the tenant for ten years.',
  insights: [],
  recommendations: [],
};
const RUNNING = { state: 'running', attempts: 1 };

for (const path of ['/document-analysis', '/insights']) {
  test.describe(`Work that takes its time, on ${path}`, () => {
    test.beforeEach(async ({ page, account: _ }) => {
      await page.goto(path);
    });

    test('shows its stages and how far it is, and survives a reload', async ({ page }) => {
      const screen = documentsPage(page);
      const job = await mockJob(page, ROUTE);
      await screen.text.fill('A lease.');
      await screen.button.click();
      await expect(screen.running.getByRole('status')).toContainText(
        'Reading and analyzing the document...',
      );
      job.tell('progress', { ...RUNNING, stage: 'Finding the clauses', percent: 40 });
      await expect(screen.running.getByRole('status')).toContainText('Finding the clauses...');
      await expect(screen.running.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
        'value',
        '40',
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page, 'work under way');
      await page.reload();
      await expect(screen.running).toContainText('40%');
      await expect(screen.button).toBeDisabled();
      job.tell('end', { state: 'done', percent: 100, result: RESULT });
      await expect(screen.analysis).toContainText('binds the tenant');
      await expect(toasts(page)).toContainText('Analysis Complete');
      await page.reload();
      await expect(screen.running).toHaveCount(0);
    });

    test('goes on while the user is elsewhere', async ({ page }) => {
      const screen = documentsPage(page);
      const job = await mockJob(page, ROUTE);
      await screen.text.fill('A lease.');
      await screen.button.click();
      await expect(screen.running).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await expect(screen.running).toHaveCount(0);
      expect(job.cancelled).toEqual([]);
      job.tell('end', { state: 'done', percent: 100, result: RESULT });
      await page.goBack();
      await expect(screen.analysis).toContainText('binds the tenant');
    });

    test('leads to the log-in when the session ends, and asks for no more of it', async ({
      page,
    }) => {
      const screen = documentsPage(page);
      const job = await mockJob(page, ROUTE);
      await screen.text.fill('A lease.');
      await screen.button.click();
      await expect(screen.running).toBeVisible();
      await page.route('**/api/jobs/*', (route) =>
        route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', message: 'Log in again.' } }),
      );
      job.tell('signed-out', {});
      await expect(page).toHaveURL('/login');
      await expect(toasts(page)).toContainText('Your session has ended');
      expect(job.asked()).toBe(1);
    });

    test('is cancelled for good', async ({ page }) => {
      const screen = documentsPage(page);
      const job = await mockJob(page, ROUTE);
      await screen.text.fill('A lease.');
      await screen.button.click();
      job.tell('progress', { ...RUNNING, stage: 'Finding the clauses', percent: 40 });
      await expect(screen.running).toContainText('40%');
      await screen.running.getByRole('button', { name: 'Cancel' }).click();
      await expect(screen.running).toHaveCount(0);
      await expect(screen.button).toBeEnabled();
      await expect.poll(() => job.cancelled).toEqual(['DELETE']);
      await page.reload();
      await expect(screen.text).toHaveValue('A lease.');
      await expect(screen.running).toHaveCount(0);
    });

    test('says why it has failed in the words of the server', async ({ page }) => {
      const screen = documentsPage(page);
      const job = await mockJob(page, ROUTE);
      await screen.text.fill('A lease.');
      await screen.button.click();
      const error = {
        code: 'UNREADABLE_DOCUMENT',
        message: 'The file is torn.',
        correlationId: 'c',
      };
      job.tell('end', { state: 'failed', error });
      await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
      await expect(toasts(page)).toContainText('The file is torn.');
      await expect(screen.running).toHaveCount(0);
    });
  });
}

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
const REFUSED = { code: 'QUOTA_REACHED', message: 'You have no room left.', correlationId: 'c' };
const RUNNING = { state: 'running', attempts: 1 };

for (const path of ['/document-analysis', '/insights']) {
  test(`Work that takes its time shows its stages on ${path}, and survives a reload`, async ({
    page,
    account: _,
  }) => {
    await page.goto(path);
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
    job.tell('end', { state: 'failed', error: REFUSED });
    await screen.text.fill('A lease.');
    await screen.button.click();
    await expect(toasts(page)).toContainText(REFUSED.message);
    await expectAccessible(page, 'work that failed');
  });
}

import { signInAsAdministrator } from '../fixtures/administrator';
import { expectFits } from '../fixtures/fits';
import { expect, test } from '../fixtures/test';

const TASK = { task: 'analyze', cases: 5, kept: 9, dropped: 3, lies: 0, end: 2, price: null };
const report = (model: string, strict: number) => ({
  name: `evaluate-${model}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      model,
      summary: [{ ...TASK, strict, reasons: {}, errors: 0 }],
    }),
  ),
});

test('An administrator tests the endpoint with a click, and compares two evaluations', async ({
  page,
}) => {
  await signInAsAdministrator(page);
  await page.goto('/admin/engine');
  await page.getByRole('button', { name: 'Test the endpoint' }).click();
  const found = page.getByRole('list', { name: 'What the test found' });
  await expect(found).toContainText('stand-in answered in');
  await expect(found).toContainText('Its answer has the form of the JSON schema');
  await expect(found).toContainText(/tokens per second/);
  const tests = page.getByRole('table', { name: 'Tests' });
  await expect(tests.getByRole('row').nth(1)).toContainText(/stand-in.*Followed/);

  const field = page.getByLabel('Evaluation report (JSON)');
  await field.setInputFiles(report('model-a', 4));
  await expect(page.getByText('The evaluation of model-a was added.')).toBeVisible();
  await field.setInputFiles(report('model-b', 5));
  const cards = page.getByRole('table', { name: 'Evaluations' });
  await expect(cards.getByRole('row').nth(1)).toContainText(/model-b.*100%/);
  await expect(cards.getByRole('row').nth(2)).toContainText(/model-a.*80%/);
  await expectFits(page, 'engine');
});

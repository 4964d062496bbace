import { expectAccessible } from './fixtures/axe';
import { mockJob } from './fixtures/job-mocks';
import { mockModel } from './fixtures/model-mocks';
import { expect, test } from './fixtures/test';

const DESCRIBE = '**/api/citations/describe';
const TEXT = 'Riley v. California, decided by the Supreme Court in 2014, volume 573 of its reports';
const READ = {
  id: 9,
  citationText: 'Riley v. California, 573 U.S. 373 (2014)',
  html: '<i>Riley v. California</i>, 573 U.S. 373 (2014)',
  analysis: 'A decision, read from a description.',
  recommendations: [],
  kind: 'case',
  fields: {
    type: 'legal_case',
    title: 'Riley v. California',
    volume: '573',
    page: '373',
    'container-title': 'U.S.',
    issued: { 'date-parts': [[2014]] },
  },
  pin: null,
  parentheticals: [],
  origins: { title: 'text' },
  missing: [],
  alternatives: [],
  verdict: {
    verdict: 'verified',
    explanation: 'The library has it.',
    case: {
      id: 1,
      name: 'Riley v. California',
      citation: '573 U.S. 373',
      year: 2014,
      court: 'Supreme Court of the United States',
    },
  },
  help: {
    engine: 'stub-1',
    prompt: 'citation@1',
    fields: ['title', 'volume'],
    dropped: [{ field: 'publisher', value: 'Sound Press' }],
  },
};

for (const width of [375, 1440]) {
  test(`A description is read by the model, and what it invents is listed, at ${width} px`, async ({
    page,
    account: _,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await mockModel(page);
    const job = await mockJob(page, DESCRIBE);
    await page.goto('/citation-generator');
    await page.getByLabel('Legal Text').fill(TEXT);
    await page.getByRole('button', { name: 'Read the fields from a description' }).click();
    await expect(page.getByText('Reading the description...')).toBeVisible();
    await expectAccessible(page, `a description being read, ${width} px`);
    job.tell('end', { state: 'done', result: READ });
    const fields = page.getByRole('region', { name: 'Fields' });
    await expect(fields).toContainText('by the model stub-1 (prompt citation@1)');
    await expect(fields).toContainText('It read case name, volume; each appears in your text.');
    await expect(fields.getByText('Left out, as your text does not say so')).toBeVisible();
    await expect(fields.getByText('publisher: Sound Press')).toBeVisible();
    await expect(page.getByText('The library has it.')).toBeVisible();
    await expectAccessible(page, `a description read by a model, ${width} px`);
  });
}

test('Reading a description can be cancelled', async ({ page, account: _ }) => {
  await mockModel(page);
  const job = await mockJob(page, DESCRIBE);
  await page.goto('/citation-generator');
  await page.getByLabel('Legal Text').fill(TEXT);
  const read = page.getByRole('button', { name: 'Read the fields from a description' });
  const listened = page.waitForRequest('**/api/jobs/*/events');
  await read.click();
  await listened;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(read).toBeEnabled();
  await expect(page.getByLabel('Legal Text')).toHaveValue(TEXT);
  await expect.poll(() => job.cancelled).toContain('DELETE');
});

import { expectAccessible } from './fixtures/axe';
import { expectTip } from './fixtures/expect-tip';
import { mockJob } from './fixtures/job-mocks';
import { mockCase, mockCases } from './fixtures/mocks';
import { openWithModel } from './fixtures/model-mocks';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const UNDERSTANDING = '**/api/search/understanding';
const QUESTION = 'Can police open a phone seized in an arrest?';
const AS = '"cell phone" arrest seized mobile telephone';
const READ = {
  engine: 'stub-1',
  prompt: 'question@1',
  dropped: 2,
  reading: {
    terms: ['arrest', 'seized'],
    phrases: ['cell phone'],
    synonyms: ['mobile telephone'],
    court: null,
    fromYear: null,
    toYear: null,
  },
  search: { query: AS, total: 12 },
};

test.beforeEach(async ({ page }) => {
  await mockCases(page, [mockCase()]);
  await page.route('**/api/search/explanations', (route) =>
    route.fulfill({ json: { engine: 'local', explanations: [] } }),
  );
});

for (const width of [375, 1440]) {
  test(`A question is searched as the model read it, and back, at ${width} px`, async ({
    page,
    account: _,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const job = await mockJob(page, UNDERSTANDING);
    await openWithModel(page, '/search');
    const { ask, cards, outcome, field } = searchPage(page);
    await ask(QUESTION);
    await expect(outcome).toContainText('The model stub-1 is reading your question.');
    const before = await cards.first().boundingBox();
    job.tell('end', { state: 'done', result: READ });
    await expect(outcome).toContainText(`reads your question as ${AS}`);
    expect(await cards.first().boundingBox()).toEqual(before);
    await expectTip(
      outcome.getByRole('button', { name: 'About this reading' }),
      '2 proposals that your question does not support were left out',
    );
    await expectAccessible(page, `a question read by a model, ${width} px`);

    const searched = page.waitForRequest('**/api/search');
    await outcome.getByRole('button', { name: 'Search this way (12 cases)' }).click();
    expect((await searched).postDataJSON()).toMatchObject({ query: AS });
    await expect(outcome).toContainText(`Your question was searched as ${AS}`);
    await expect(field).toHaveValue(QUESTION);
    await expectAccessible(page, `a question searched as it was read, ${width} px`);
    const plain = page.waitForRequest('**/api/search');
    await outcome.getByRole('button', { name: 'Back to the original search' }).click();
    expect((await plain).postDataJSON()).toMatchObject({ query: QUESTION });
    await expect(outcome).toContainText(`reads your question as ${AS}`);
  });
}

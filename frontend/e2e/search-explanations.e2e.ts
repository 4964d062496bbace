import { expectAccessible } from './fixtures/axe';
import { expectTip } from './fixtures/expect-tip';
import { mockJob } from './fixtures/job-mocks';
import { mockCase, mockCases } from './fixtures/mocks';
import { openWithModel } from './fixtures/model-mocks';
import { searchPage } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const EXPLANATIONS = '**/api/search/explanations';
const ABOUT = /^About this sentence/;
const BY_MODEL =
  'Accepting “rent” with knowledge of the breach waived the forfeiture, which is what the query asks about. The landlord had notice a month before, and took the sum without a word.';
const CASES = [mockCase(), mockCase({ id: 2, title: 'Lowell v. Carrick' })];
const EXPLAINED = {
  engine: 'stub-1',
  explanations: [
    { id: 1, text: BY_MODEL, source: 'model' },
    { id: 2, text: 'It is about the question.', source: 'rule' },
  ],
  grounding: { prompt: 'relevance@1', casesRead: 2, casesTotal: 2, sentencesKept: 2 },
};

for (const width of [375, 1440]) {
  test(`The words of the model take the place of the first ones, and nothing moves, at ${width} px`, async ({
    page,
    account: _,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await mockCases(page, CASES);
    const job = await mockJob(page, EXPLANATIONS);
    await openWithModel(page, '/search');
    const { ask, cards } = searchPage(page);
    await ask('rent and waiver');
    const [first, second] = [cards.nth(0), cards.nth(1)];
    await expect(first).toContainText('It is about the question.');
    await expect(first).toContainText('By the built-in engine');
    const before = [await first.boundingBox(), await second.boundingBox()];
    job.tell('end', { state: 'done', result: EXPLAINED });
    await expect(first).toContainText('By the model stub-1');
    await expect(first).toContainText(BY_MODEL);
    await expect(second).toContainText('By the built-in engine');
    expect([await first.boundingBox(), await second.boundingBox()]).toEqual(before);
    await expectTip(second.getByRole('button', { name: ABOUT }), 'nothing about this case');
    await expectAccessible(page, `results explained by a model, ${width} px`);
  });
}

test('A long explanation opens on request', async ({ page, account: _ }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const text = `${BY_MODEL} ${BY_MODEL}`;
  await mockCases(page, CASES);
  const explanations = [{ id: 1, text, source: 'model' }];
  await page.route(EXPLANATIONS, (route) =>
    route.fulfill({ json: { ...EXPLAINED, explanations } }),
  );
  await openWithModel(page, '/search');
  const { ask, cards } = searchPage(page);
  await ask('rent');
  const words = cards.first().getByText(text);
  const folded = (await words.boundingBox())?.height ?? 0;
  await cards.first().getByRole('button', { name: 'Show all of it' }).click();
  expect((await words.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
  await cards.first().getByRole('button', { name: 'Show less' }).click();
  expect((await words.boundingBox())?.height).toBe(folded);
});

test('Going on to another search ends the work on the first', async ({ page, account: _ }) => {
  await mockCases(page, CASES);
  const job = await mockJob(page, EXPLANATIONS);
  await openWithModel(page, '/search');
  const { ask, cards, field } = searchPage(page);
  const listened = page.waitForRequest('**/api/jobs/*/events');
  await ask('rent');
  await listened;
  await expect(cards.first()).toContainText('By the built-in engine');
  await expect(field).toBeEnabled();
  await ask('waiver');
  await expect.poll(() => job.cancelled).toContain('DELETE');
});

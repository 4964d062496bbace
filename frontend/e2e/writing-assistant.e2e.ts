import { hold, holdJobEvents, jobKept } from './fixtures/hold';
import { toasts } from './fixtures/search-page';
import { settled } from './fixtures/settled';
import { expect, test } from './fixtures/test';
import { mockWriting, TWICE, writingPage } from './fixtures/writing-page';

const ROUTE = '**/api/writing/analyze';

test.describe('An analysis of writing', () => {
  test('has the four parts of the specification, and other wordings to take', async ({
    page,
    account: _,
  }) => {
    const writing = writingPage(page);
    await mockWriting(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    await expect(toasts(page)).toContainText('Analysis Complete');
    await expect(writing.style).toContainText('The prose is plain.');
    await expect(writing.tone).toContainText('Let it be firmer.');
    await expect(writing.improvements.getByRole('listitem')).toHaveText([
      'Cut the second sentence.',
    ]);
    await expect(writing.alternatives.getByText('Original')).toBeVisible();
    await expect(writing.alternatives.getByText('Suggested')).toBeVisible();
    await writing.act('Use this wording').click();
    await expect(writing.text).toHaveValue(TWICE.replace('She read of of', 'She read'));
    await expect(writing.alternatives).toContainText('These words are no longer in the text.');
  });

  test('is made by the product and recorded in the history', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    await expect(writing.style).not.toBeEmpty();
    await expect(page.getByText('by the built-in engine').first()).toBeVisible();
    await page.goto('/search-history');
    await expect(page.getByText('Writing Assistant History')).toBeVisible();
    await expect(page.getByRole('link', { name: /The judge heard the the motion/ })).toBeVisible();
  });

  test('of nothing is refused without asking the server', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    let asked = 0;
    await page.route(ROUTE, (route) => {
      asked += 1;
      return route.abort();
    });
    await writing.open();
    await writing.button.click();
    await expect(page.getByText('Please enter some text to analyze')).toBeVisible();
    await expect(writing.text).toBeFocused();
    await writing.text.fill('  ');
    await writing.button.click();
    await settled(page);
    expect(asked).toBe(0);
    await writing.text.fill('A text.');
    await expect(page.getByText('Please enter some text to analyze')).toBeHidden();
  });

  test('that fails says so, and why, and keeps the text', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await page.route(ROUTE, (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'The engine is away.' } }),
    );
    await writing.open();
    await writing.write(TWICE);
    await writing.button.click();
    await expect(toasts(page)).toHaveText(/Failed to analyze writing/);
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
    await writing.view('Analysis').click();
    await expect(writing.alert).toContainText('The engine is away.');
    await expect(writing.text).toHaveValue(TWICE);
  });

  test('shows that it runs, and can be cancelled', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    const release = await hold(page, ROUTE);
    await writing.open();
    await writing.write(TWICE);
    await writing.view('Analysis').click();
    await writing.button.click();
    await expect(writing.button).toHaveText('Analyzing...');
    await expect(writing.button).toBeDisabled();
    await expect(page.getByTestId('writing-running')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(writing.button).toHaveText('Analyze writing');
    await expect(toasts(page)).toHaveCount(0);
    release();
  });

  test('goes on over a reload', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    // The job is made, and its page is left before it is told of the end.
    const release = await holdJobEvents(page);
    const made = page.waitForResponse(ROUTE);
    await writing.button.click();
    expect((await made).status()).toBe(202);
    await jobKept(page, 'writing');
    release();
    await page.reload();
    await expect(writing.style).not.toBeEmpty();
    await expect(writing.text).toHaveValue(TWICE);
    await expect(page.getByText('The text has changed since it was analyzed.')).toBeHidden();
  });

  test('carries its places along with what is typed', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await mockWriting(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    await writing.text.press('ControlOrMeta+Home');
    await writing.text.pressSequentially('First. ');
    await expect(page.getByText('The text has changed since it was analyzed.')).toBeVisible();
    await writing.act('Use this wording').click();
    await expect(writing.text).toHaveValue(`First. ${TWICE.replace('She read of of', 'She read')}`);
  });

  test('follows the draft from analysis to analysis', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    await writing.text.press('ControlOrMeta+End');
    await writing.text.pressSequentially(' It is short.');
    await writing.button.click();
    await expect(writing.button).toBeEnabled();
    await writing.view('Scores').click();
    await expect(page.getByRole('img', { name: /Reading ease over 2 analyses/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /Sentences by length/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Reading ease/ })).toBeVisible();
  });

  test('says in full what the text was taken for, at every width', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await expect(page.getByLabel('Written for')).toContainText('Detected: Anyone');
    for (const width of [1440, 1024, 768, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const label of ['Read as', 'Written for']) {
        const spare = await page.getByLabel(label).evaluate((select: HTMLSelectElement) => {
          const style = getComputedStyle(select);
          const words = document.createElement('span');
          words.style.cssText = `font:${style.font};position:absolute;white-space:nowrap`;
          words.textContent = select.selectedOptions[0]?.text ?? '';
          document.body.append(words);
          const needed = words.getBoundingClientRect().width;
          words.remove();
          const padding =
            Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
          return select.clientWidth - padding - needed;
        });
        expect(spare, `room of “${label}” at ${width} px`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('of an example is one click away', async ({ page, account: _ }) => {
    const writing = writingPage(page);
    await writing.open();
    await writing.act('Try an example').click();
    await expect(writing.text).toHaveValue(/^MEMORANDUM OF LAW/);
    await expect(writing.style).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { newAccount } from './fixtures/account';
import { searchPage, showDetails, toasts } from './fixtures/search-page';
import { tabTo } from './fixtures/tab-to';
import { expect, test } from './fixtures/test';

test('Sign-up, search and the history need no pointer', async ({ page }) => {
  const account = newAccount();
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  };
  await page.goto('/landing');
  await tabTo(page, page.getByRole('link', { name: 'Free Trial', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Full name').waitFor();
  await type('Full name', account.name);
  await type('Email', account.email);
  await type('Password', account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await tabTo(page, page.getByRole('main').getByRole('link', { name: /Case Law Search/ }));
  await page.keyboard.press('Enter');
  await searchPage(page).field.waitFor();
  await type('Legal Research Query', 'warrantless search of a cell phone');
  await page.keyboard.press('Enter');
  const card = searchPage(page).cards.first();
  await expect(card).toContainText('Riley v. California');
  await tabTo(page, card.getByRole('heading', { level: 3 }).getByRole('link'));
  await tabTo(page, card.getByRole('button', { name: 'Show details' }), 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(card.getByRole('button', { name: 'Hide details' })).toBeFocused();

  const skip = page.getByRole('button', { name: 'Skip to recent searches' });
  await tabTo(page, skip, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, searchPage(page).recent.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(searchPage(page).points).toHaveText('20');
});

test('What has the focus shows it and is not covered', async ({ page, account: _ }) => {
  // Under the pointer it stays, and nothing may be under it. Looked for from the start: a toast
  // goes on its own.
  await Promise.all([toasts(page).hover(), page.goto('/search?q=negligence')]);
  await searchPage(page).cards.first().waitFor();
  await showDetails(searchPage(page).cards.last());
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => window.scrollTo(0, 0));
  const last = searchPage(page)
    .cards.last()
    .getByLabel(/^Select/);
  await walkTo(page, last);
});

/**
 * Goes to `last` and fails where the element in focus has no outline or is under another: to the
 * right until a result has no more, and else by Tab.
 */
async function walkTo(page: Page, last: Locator): Promise<void> {
  const faults: string[] = [];
  const focused = () => page.evaluateHandle(() => document.activeElement);
  for (let stop = 0; stop < 200; stop += 1) {
    const before = await focused();
    // Elsewhere the key is another's: it chooses the next order of the results.
    const isInResult = await before.evaluate((element) => Boolean(element?.closest('article')));
    if (isInResult) await page.keyboard.press('ArrowRight');
    const isSame = await before.evaluate((element) => element === document.activeElement);
    if (isSame) await page.keyboard.press('Tab');
    // The tip of the stop before may still be going.
    await expect(page.locator('[role=tooltip][data-state=closed]')).toHaveCount(0);
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isCovered = !top || !(element.contains(top) || top.contains(element));
      const isPlain = getComputedStyle(element).outlineStyle === 'none';
      const name = element.textContent || element.getAttribute('aria-label') || element.tagName;
      return isCovered || isPlain ? `${isCovered ? 'covered' : 'plain'}: ${name}` : null;
    });
    if (fault) faults.push(fault);
    if (await last.evaluate((element) => element === document.activeElement)) {
      expect(faults).toEqual([]);
      return;
    }
  }
  throw new Error('The keyboard does not reach the last result.');
}

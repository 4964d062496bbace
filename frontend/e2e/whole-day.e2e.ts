import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type Account, signUpOverApi } from './fixtures/account';
import { mockCasePage, mockRecord } from './fixtures/case-mocks';
import { checkPage, SHORT_BRIEF } from './fixtures/citations-page';
import { clipboard } from './fixtures/clipboard';
import { docxFile } from './fixtures/files';
import { searchPage } from './fixtures/search-page';
import { enter, tabTo } from './fixtures/tab-to';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';

const QUERY = 'warrantless search of a cell phone';
const BRIEF = docxFile(
  'Opposition.docx',
  SHORT_BRIEF.split('. ').map((line) => `${line}. `),
);

/** What was left of the day before: a draft that is not filled in. */
async function leaveDraft(page: Page): Promise<void> {
  const templates = templatesPage(page);
  await templates.open();
  await templates.generate('Non-Disclosure Agreement', NDA, 'California');
  await templates.title.fill('Harrow NDA');
  await templates.save();
  await page.close();
}

/** Types into the palette, and goes down to the line that says so. */
async function jump(page: Page, typed: string, line: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  const option = palette.getByRole('option', { name: line }).first();
  await option.waitFor();
  await expect(async () => {
    if ((await option.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

/** Presses a button that asks for a file, and gives one. */
async function giveFile(
  page: Page,
  button: Locator,
  file: Parameters<Locator['setInputFiles']>[0],
) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), enter(page, button)]);
  await chooser.setFiles(file);
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  for (const [label, value] of [
    ['Email', email],
    ['Password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
}

test('A day of work needs no pointer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await signUpOverApi(page);
  await leaveDraft(await context.newPage());
  await page.goto('/');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const saved = async (act: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return readFile(await download.path());
  };

  await test.step('The draft of yesterday goes on from home', async () => {
    const templates = templatesPage(page);
    const open = page.getByRole('region', { name: 'In progress' });
    await enter(page, open.getByRole('link', { name: 'Harrow NDA' }));
    await expect(page).toHaveURL(/\?draft=\d+$/);
    await expect(templates.title).toHaveValue('Harrow NDA');
    await tabTo(page, templates.field('purpose'));
    await page.keyboard.type('to weigh a merger');
    await tabTo(page, templates.action('Save'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(templates.result.getByText(/version 2, saved$/)).toBeVisible();
  });

  const { cards } = searchPage(page);
  const nameOf = (at: number) => cards.nth(at).getByRole('heading', { level: 3 }).getByRole('link');
  await test.step('The palette searches, and three results are selected', async () => {
    await jump(page, QUERY, /^Search case law/);
    await nameOf(2).waitFor();
    await tabTo(page, nameOf(0));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    const bar = page.getByRole('region', { name: 'Selected results' });
    await expect(bar).toContainText('3 selected');
    await enter(page, bar.getByRole('button', { name: 'Copy citations' }));
    await expect(bar.getByRole('button', { name: 'Copied' })).toBeFocused();
    expect((await clipboard(page, 'text/plain'))?.split('\n')).toHaveLength(3);
  });

  await test.step('One is read, and quoted with its page', async () => {
    const id = Number((await nameOf(1).getAttribute('href'))?.split('/').at(-1));
    await mockCasePage(page, mockRecord({ id }));
    await tabTo(page, nameOf(1), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The judgment is reversed.')).toBeAttached();
    const copied = () => clipboard(page, 'text/plain');
    const link = (name: string) => page.getByRole('button', { name, exact: true });
    await tabTo(page, link('Copy a link to paragraph 1'));
    await page.keyboard.press('s');
    await expect(link('Copy with citation')).toBeInViewport();
    for (const _letter of ' was denied.') await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('c');
    await expect
      .poll(copied)
      .toBe('“The question is whether due process” Harmon v. Ridley, 311 U.S. 20, 20 (1940).');
    await tabTo(page, page.getByLabel('Search inside the opinion'), 'Shift+Tab');
    await page.keyboard.type('judgment');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
    await page.keyboard.press('Enter');
    await expect(page.locator('mark[data-current]')).toHaveText('judgment');
    await page.keyboard.press('Control+Enter');
    const selected = () => page.evaluate(() => String(getSelection()));
    expect(await selected()).toBe('judgment');
    while (!(await selected()).endsWith('reversed.')) {
      await page.keyboard.press('Shift+ArrowRight');
    }
    await page.keyboard.press('c');
    await expect
      .poll(copied)
      .toBe('“judgment is reversed.” Harmon v. Ridley, 311 U.S. 20, 21 (1940).');
  });

  await test.step('A brief is checked, and its problems are worked through', async () => {
    await jump(page, 'brief', 'Check the citations of a brief');
    await giveFile(page, button('Upload a file'), BRIEF);
    await checkPage(page).marks.first().waitFor();
    await enter(page, button('Review and sign'));
    await expect(page.getByText('0 of 2 decided')).toBeVisible();
    const row = (words: string) => page.getByRole('button', { name: words });
    await tabTo(page, row('372 U.S. 335'));
    await page.keyboard.press('n');
    await expect(page.getByLabel('Note')).toBeFocused();
    await page.keyboard.type('It is of 1963.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await expect(row('42 U.S.C. § 1983')).toBeFocused();
    await page.keyboard.press('1');
    await expect(page.getByText('2 of 2 decided')).toBeVisible();
  });

  await test.step('The review is signed, exported, and verified', async () => {
    await enter(page, button('Sign and close'));
    await expect(page.getByText(/^Entry [\d,]+ of the audit log$/)).toBeVisible();
    await enter(page, button('Export'));
    await expect(page.getByRole('menuitem', { name: 'Export as PDF' })).toBeFocused();
    const pdf = await saved(() => page.keyboard.press('Enter'));
    expect(pdf.toString('latin1', 0, 4)).toBe('%PDF');
    const json = await saved(() => enter(page, button('Save JSON')));
    await tabTo(page, page.getByRole('link', { name: 'All reviews' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await giveFile(page, button('Choose a JSON file'), {
      name: 'report.json',
      mimeType: 'application/json',
      buffer: json,
    });
    await expect(page.getByText('Nothing was changed')).toBeVisible();
  });

  await test.step('All of it is found again after signing out and in', async () => {
    await jump(page, 'log out', 'Log out');
    await enter(page, page.getByRole('link', { name: 'Sign In' }).first());
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
    const recent = page.getByRole('region', { name: 'Recent work' });
    await expect(recent.getByRole('link', { name: 'Opposition' })).toBeVisible();
    await jump(page, 'history', 'Search History');
    await tabTo(page, page.getByLabel('Words'));
    await page.keyboard.type('cell phone');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
    await enter(page, page.getByRole('main').getByRole('link', { name: QUERY }));
    await expect(nameOf(0)).toBeVisible();
  });
});

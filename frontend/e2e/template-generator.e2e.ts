import { readFile } from 'node:fs/promises';
import { TEMPLATE_TYPES } from '@casewright/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe';
import { clipboard } from './fixtures/clipboard';
import { holdJobEvents, jobKept } from './fixtures/hold';
import { toasts } from './fixtures/search-page';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';

const ROUTE = '**/api/templates/generate';
const NDA_TYPE = 'Non-Disclosure Agreement';

test.describe('The template generator', () => {
  test('drafts what was required, and lists what the draft consists of', async ({
    page,
    account: _,
  }) => {
    const templates = templatesPage(page);
    await templates.open();
    // Looked for from the start: a toast goes on its own.
    const toasted = expect(toasts(page)).toContainText('Template Generated');
    await templates.generate(NDA_TYPE, NDA, 'California');
    await toasted;
    await expect(templates.draft).toContainText('Harrow & Pike LLC');
    await expect(templates.draft).toContainText('March 1, 2027');
    await expect(templates.structure.getByRole('listitem').first()).toBeVisible();
    await expect(templates.required.getByRole('textbox').first()).toBeVisible();
    await expect(templates.instructions.getByRole('listitem').first()).toBeVisible();
    await expect(templates.understood).toContainText('Effective date: March 1, 2027');
    await expect(templates.notUnderstood).toContainText('Paint the office green');
    await expect(templates.result).toContainText('Drafted for California');
    await expectDraftFirst(page);
  });

  test('leaves out what the law of the place does not allow, and says why', async ({
    page,
    account: _,
  }) => {
    const templates = templatesPage(page);
    await templates.open();
    const asked = 'Apartment lease. The deposit is nonrefundable. The tenant waives jury trial.';
    await templates.generate('Lease Agreement', asked, 'California');
    await expect(templates.refused.getByRole('listitem')).toHaveCount(2);
    await expect(templates.refused).toContainText('“The deposit is nonrefundable”');
    await expect(templates.refused).toContainText('Cal. Civ. Code § 1950.5.');
    await expect(templates.draft).not.toContainText('nonrefundable');
    await expect(templates.draft).not.toContainText('waives jury');
    await expectAccessible(page, 'what a draft leaves out');
  });

  test('drafts each type of document, for a place whose law it does not know too', async ({
    page,
    account: _,
  }) => {
    test.slow();
    const templates = templatesPage(page);
    await templates.open();
    const place = (at: number) => (at === 0 ? 'Ohio' : 'New York');
    for (const [at, type] of TEMPLATE_TYPES.entries()) {
      await test.step(type, async () => {
        await templates.generate(type, 'Between Harrow & Pike LLC and Dana Whitlock.', place(at));
        await expect(templates.structure.getByRole('listitem').first()).toBeVisible();
        await expect(templates.instructions.getByRole('listitem').first()).toBeVisible();
        expect(await templates.openPlaces.count()).toBeGreaterThan(0);
        await expect(templates.missing).toContainText('missing');
        if (at === 0) await expect(templates.result).toContainText('Not adapted to Ohio');
        await templates.action('New draft').click();
      });
    }
  });

  test('goes on after a reload in the midst', async ({ page, account: _ }) => {
    const release = await holdJobEvents(page);
    const templates = templatesPage(page);
    await templates.open();
    await templates.type.selectOption(NDA_TYPE);
    await templates.requirements.fill(NDA);
    const accepted = page.waitForResponse(ROUTE);
    await templates.button.click();
    expect((await accepted).status()).toBe(202);
    await jobKept(page, 'template');
    release();
    const toasted = expect(toasts(page)).toContainText('Template Generated');
    await page.reload();
    await toasted;
    await expect(templates.draft).toContainText('Harrow & Pike LLC');
  });
});

test.describe('The fields of a draft', () => {
  test('are filled in beside it', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(NDA_TYPE, NDA, 'California');
    await test.step('fill it as one types, and count what is missing', async () => {
      const missing = async () =>
        Number.parseInt((await templates.missing.textContent()) ?? '', 10);
      const before = await missing();
      const address = templates.places('first_address');
      await expect(address.first()).toHaveAttribute('data-open', 'true');
      await templates.field('first_address').fill('1 Main Street, Sacramento');
      await expect(address.first()).toHaveText('1 Main Street, Sacramento');
      await expect(address.first()).not.toHaveAttribute('data-open');
      expect(await missing()).toBe(before - 1);
      await templates.field('first_address').fill('');
      await expect(address.first()).toHaveAttribute('data-open', 'true');
      expect(await missing()).toBe(before);
    });

    await test.step('refuse what is no value of their type', async () => {
      const date = templates.field('effective_date');
      await expect(date).toHaveValue('March 1, 2027');
      await date.fill('2027-02-30');
      await date.blur();
      await expect(date).toHaveAttribute('aria-invalid', 'true');
      await expect(templates.places('effective_date').first()).toHaveAttribute('data-open', 'true');
      await date.fill('2027-02-28');
      await expect(date).not.toHaveAttribute('aria-invalid');
      await expect(templates.places('effective_date').first()).toHaveText('February 28, 2027');
    });

    await test.step('and their places lead to each other', async () => {
      const place = templates.places('first_address').first();
      await place.click();
      await expect(templates.field('first_address')).toBeFocused();
      await expect(place).toHaveAttribute('data-current', 'true');
      await templates.field('purpose').focus();
      await expect(place).not.toHaveAttribute('data-current');
      await templates.required.getByRole('button', { name: /^Show “Purpose/ }).click();
      await expect(templates.places('purpose').first()).toBeFocused();
      await expect(templates.places('purpose').first()).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(templates.field('purpose')).toBeFocused();
      await templates.required.getByRole('button', { name: 'Next missing' }).click();
      await expect(templates.required.locator(':focus')).toHaveAttribute('aria-required', 'true');
    });
  });

  test('stand apart from the draft on a small screen', async ({ page, account: _ }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(NDA_TYPE, NDA, 'California');
    await templates.places('purpose').first().click();
    await expect(templates.field('purpose')).toBeFocused();
    await expect(templates.draft).toBeHidden();
    await templates.field('purpose').fill('to weigh a merger');
    await templates.required.getByRole('button', { name: /^Show “Purpose/ }).click();
    await expect(templates.places('purpose').first()).toHaveText('to weigh a merger');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
  });
});

test.describe('A draft', () => {
  test('is read, extended, and copied', async ({ page, account: _, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(NDA_TYPE, NDA, 'California');
    await test.step('leads to its sections, and has its notes on demand', async () => {
      await templates.structure.getByRole('button').nth(2).click();
      const heading = await templates.structure.getByRole('button').nth(2).textContent();
      const section = templates.draft.getByRole('heading', { name: heading ?? '', exact: true });
      await expect(section).toBeInViewport();
      await expect(templates.draft.getByRole('list', { name: 'Drafting notes' })).toHaveCount(0);
      await templates.action('Drafting notes').click();
      await expect(
        templates.draft.getByRole('list', { name: 'Drafting notes' }).first(),
      ).toBeVisible();
      await expect(templates.draft).toContainText('Cal. Bus. & Prof. Code § 16600');
    });

    await test.step('takes a clause of the library, numbers it, and lets it go', async () => {
      await templates.field('purpose').fill('to weigh a merger');
      await templates.action('Clause library').click();
      const sheet = page.getByRole('dialog', { name: 'Clause library' });
      const insert = sheet.getByRole('button', { name: /^Insert / }).first();
      const title = ((await insert.getAttribute('aria-label')) ?? '').replace('Insert ', '');
      const inDraft = templates.draft.getByRole('heading', {
        name: new RegExp(`^\\d+\\. ${title}`),
      });
      await sheet.getByLabel('Find a clause').fill(title);
      await insert.click();
      const remove = sheet.getByRole('button', { name: `Remove ${title}` });
      await expect(remove).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inDraft).toBeVisible();
      await expect(templates.places('purpose').first()).toHaveText('to weigh a merger');
      await templates.action('Clause library').click();
      await remove.click();
      await expect(insert).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inDraft).toHaveCount(0);
    });

    await test.step('is copied with its formatting', async () => {
      await templates.field('purpose').fill('to weigh <a> merger');
      await templates.action('Copy').click();
      await expect(templates.action('Copied')).toBeVisible();
      const html = await clipboard(page, 'text/html');
      expect(html).toContain('to weigh &lt;a&gt; merger');
      expect(html).toMatch(/<h2>\d+\. /);
      expect(await clipboard(page, 'text/plain')).toContain('to weigh <a> merger');
    });
  });

  for (const [choice, extension] of [
    ['Export as PDF', 'pdf'],
    ['Export as Word (DOCX)', 'docx'],
  ] as const) {
    test(`is exported as it reads: ${extension}`, async ({ page, account: _ }) => {
      const templates = templatesPage(page);
      await templates.open();
      await templates.generate(NDA_TYPE, NDA, 'California');
      await templates.field('purpose').fill('to weigh a merger');
      await templates.title.fill('Harrow NDA');
      const downloading = page.waitForEvent('download');
      await templates.action('Export').click();
      await page.getByRole('menuitem', { name: choice }).click();
      const download = await downloading;
      await expect(toasts(page)).toContainText('Your template has been exported successfully.');
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`));
      // The product's own reader opens the file again.
      const file = {
        name: `draft.${extension}`,
        mimeType: 'application/octet-stream',
        buffer: await readFile(await download.path()),
      };
      const analysis = await page.request.post('/api/insights/analyze', { multipart: { file } });
      const { documentId } = (await analysis.json()) as { documentId: number };
      const answer = await page.request.get(`/api/documents/${documentId}/text`);
      const { text } = (await answer.json()) as { text: string };
      const words = text.replace(/\s+/g, ' ');
      expect(words).toContain('Harrow & Pike LLC');
      expect(words).toContain('to weigh a merger');
      expect(words).not.toContain('[Purpose');
    });
  }

  test('proposes an argument whole, and takes it with one click', async ({ page, account: _ }) => {
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate(
      'Legal Motion',
      'Motion to dismiss for defendant Harlow Mills, Inc. for lack of personal jurisdiction: Harlow Mills has no office in Ohio.',
      'United States federal courts',
    );
    const field = templates.field('argument_pj');
    const proposal = page.getByRole('button', { name: /^Use “Due process permits jurisdiction/ });
    const [place, offered] = [await field.boundingBox(), await proposal.boundingBox()];
    expect(offered!.width).toBeLessThanOrEqual(place!.width * 1.25);
    expect(offered!.height).toBeGreaterThan(60);
    await proposal.click();
    await expect(field).toHaveValue(/326 U\.S\. 310 .*Harlow Mills has no office in Ohio\./);
    await expect(templates.places('argument_pj')).toContainText('Due process permits');
  });
});

/** What was not covered stands beside the draft where there is room, and everything else below it. */
async function expectDraftFirst(page: Page): Promise<void> {
  const templates = templatesPage(page);
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const draft = await boxOf(templates.draft);
  const notCovered = await boxOf(templates.notUnderstood);
  expect((await boxOf(templates.structure)).y).toBeGreaterThanOrEqual(draft.y + draft.height);
  if (page.viewportSize()!.width >= 1024) {
    expect(notCovered.x).toBeGreaterThanOrEqual(draft.x + draft.width);
    expect(notCovered.y - draft.y).toBeLessThan(200);
  } else {
    expect(notCovered.y).toBeGreaterThanOrEqual(draft.y + draft.height);
  }
}

import { LIBRARY_OUT_OF_REACH, type StoredDocument } from '@casewright/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe';
import { BRIEF, documentsPage } from './fixtures/documents-page';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const NOT_CHECKED = 'Citations not checked';
const STILL_AWAY = 'The case-law library still cannot be reached, so nothing was changed.';

/** A brief as the product analyzes it, and as it is kept when the library was away meanwhile. */
async function keptWithoutLibrary(page: Page) {
  const made = await page.request.post('/api/insights/analyze', { data: { text: BRIEF } });
  const { documentId } = (await made.json()) as { documentId: number };
  const path = `/api/documents/${documentId}`;
  const checked = (await (await page.request.get(path)).json()) as StoredDocument;
  const { analysis } = checked;
  const citations = analysis.citations.map(({ case: _, ...citation }) => ({
    ...citation,
    verdict: 'unchecked',
    explanation: LIBRARY_OUT_OF_REACH,
  }));
  const findings = analysis.findings.filter(({ category }) => category !== 'bad-citation');
  const unchecked = { ...checked, analysis: { ...analysis, citations, findings } };
  await page.route(`**${path}`, (route) => route.fulfill({ json: unchecked }));
  return { documentId, checked, unchecked, route: `**${path}/check` };
}

test.describe('Citations that could not be checked', () => {
  for (const [path, width] of [
    ['/document-analysis', 1440],
    ['/insights', 375],
  ] as const) {
    test(`are checked again from ${path}, at ${width} px`, async ({ page, account: _ }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { documentId, checked, unchecked, route } = await keptWithoutLibrary(page);
      const screen = documentsPage(page);
      let answer = (): void => undefined;
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(route, async (held) => {
        await asked;
        await held.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: STILL_AWAY } });
      });
      await page.goto(`${path}?document=${documentId}`);
      await expect(screen.result).toContainText(NOT_CHECKED);
      const button = screen.result.getByRole('button', { name: 'Check again' });
      await expect(button).toBeVisible();
      await expectAccessible(page, `citations to check again, ${width} px`);

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(screen.result.getByRole('button', { name: 'Checking...' })).toBeDisabled();
      answer();
      await expect(screen.result.getByRole('alert')).toHaveText(STILL_AWAY);
      await expectAccessible(page, `citations that could not be checked again, ${width} px`);

      await page.unroute(route);
      await page.route(route, (again) => again.fulfill({ json: checked }));
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText('Citations checked');
      await expect(screen.result.getByText(NOT_CHECKED)).toHaveCount(0);
      await expect(screen.result).toBeFocused();
      const { length } = checked.analysis.findings;
      expect(length).toBeGreaterThan(unchecked.analysis.findings.length);
      await expect(screen.view(/^Findings/)).toHaveText(`Findings ${length}`);
      await screen.view('Details').click();
      await expect(screen.result).toContainText('Year differs');
    });
  }
});

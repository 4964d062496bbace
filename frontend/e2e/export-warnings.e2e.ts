import {
  analysisWarnings,
  type CitationCheck,
  draftWarnings,
  type GenerateTemplateResponse,
  generatedWarnings,
  HOW_CHECKED,
  NO_PAGE_NUMBERS,
  reviewWarnings,
  searchWarnings,
  VERDICT_WORDS,
  type Warning,
} from '@casewright/contracts';
import type { Locator, Page } from '@playwright/test';
import { checkPage, generatorPage, SHORT_BRIEF } from './fixtures/citations-page';
import { documentsPage, mockAnalysis } from './fixtures/documents-page';
import { wordsOfAll } from './fixtures/exported-file';
import { mockCase, mockCases, mockNotHeld } from './fixtures/mocks';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';
import { mockWriting, TWICE, writingPage } from './fixtures/writing-page';

const ENGINE = 'stub-1';
const FALLBACK = { model: ENGINE, reason: 'The model did not answer in time.' };
const READING = { prompt: 'stub@1', sectionsRead: 2, sectionsTotal: 3 };
const GRAY = { id: 7, name: 'Gray v. Vale', citation: '1 F.3d 2', court: '9th Cir.', year: 1990 };
const ANALYSIS = {
  engine: ENGINE,
  notices: ['Page 4 could not be read.'],
  fallback: FALLBACK,
  grounding: {
    ...READING,
    quotationsKept: 1,
    quotationsDropped: 2,
    citationsVerified: 1,
    citationsUnverified: 1,
    flagged: [{ kind: 'number' as const, text: '9,999,999' }],
    named: [
      { text: 'Gray v. Vale', status: 'found' as const, case: GRAY },
      { text: 'Quillfeather', status: 'not_in_library' as const },
    ],
  },
};
const DRAFT = {
  fallback: FALLBACK,
  grounding: {
    ...READING,
    sections: ['term'],
    termsPlaced: 1,
    termsRefused: 1,
    paragraphsReworded: 2,
    paragraphsRefused: 1,
  },
};
const REVIEW = {
  engine: ENGINE,
  fallback: FALLBACK,
  grounding: {
    ...READING,
    suggestionsKept: 1,
    suggestionsDropped: 2,
    remarksKept: 1,
    remarksDropped: 1,
  },
};
const PHRASE = { phraseReach: { searched: 1_000, of: 4_213 } };

const sentencesOf = (warnings: readonly Warning[]): string[] =>
  warnings.flatMap(({ sentences }) => sentences);

/** Sees each sentence on the screen, and in each of the three files made of it. */
async function expectEverywhere(
  page: Page,
  screen: Locator,
  warnings: readonly Warning[],
): Promise<void> {
  const sentences = sentencesOf(warnings);
  expect(sentences.length).toBeGreaterThan(0);
  if (warnings.some(({ title }) => title === HOW_CHECKED)) {
    await screen.getByText(HOW_CHECKED).click();
  }
  for (const sentence of sentences) await expect(screen.getByText(sentence).first()).toBeVisible();
  await expectInFiles(page, sentences);
}

async function expectInFiles(
  page: Page,
  sentences: readonly string[],
  place?: Locator,
): Promise<void> {
  for (const [format, words] of Object.entries(await wordsOfAll(page, place))) {
    for (const each of sentences) expect(words, format).toContain(each.replace(/\s+/g, ' '));
  }
}

test.describe('Files warn of all that the screen warns of', () => {
  test('for an analysis', async ({ page, account: _ }) => {
    const stated = 'The price is $9,999,999 [not in the document].';
    await mockAnalysis(page, { ...ANALYSIS, analysis: stated });
    await page.goto('/document-analysis');
    const screen = documentsPage(page);
    await screen.analyzeText('A short lease.');
    await expect(screen.analysis).toContainText(stated);
    await expectEverywhere(page, screen.result, analysisWarnings(ANALYSIS));
    await expectInFiles(page, [stated]);
    const named = page.getByRole('region', { name: 'Decisions Named Without a Citation' });
    await expect(named.getByRole('link', { name: 'Gray v. Vale' })).toHaveAttribute('href', /\/7$/);
    await expect(named).toContainText('no decision of this name in the library');
  });

  test('for a draft, with its notes', async ({ page, account: _ }) => {
    const requirements = `${NDA} The Recipient may not talk to the SEC.`;
    const request = { documentType: 'Non-Disclosure Agreement', requirements };
    const made = await page.request.post('/api/templates/generate', {
      data: { ...request, jurisdiction: 'Ohio' },
    });
    const draft = { ...((await made.json()) as GenerateTemplateResponse), ...DRAFT };
    await page.route('**/api/templates/generate', (route) => route.fulfill({ json: draft }));
    const templates = templatesPage(page);
    await templates.open();
    await templates.generate('Non-Disclosure Agreement', NDA, 'Ohio');
    await templates.action('Drafting notes').click();
    expect(draft.notUnderstood).toContain('Paint the office green');
    expect(draft.refused?.map(({ quote }) => quote)).toEqual([
      'The Recipient may not talk to the SEC',
    ]);
    await expectEverywhere(page, templates.result, draftWarnings(draft));
  });

  test('for a review of writing', async ({ page, account: _ }) => {
    await mockWriting(page, REVIEW);
    const writing = writingPage(page);
    await writing.open();
    await writing.write(TWICE);
    await writing.analyze();
    const panel = page.getByRole('tabpanel', { name: 'Analysis' });
    await expectEverywhere(page, panel, reviewWarnings(REVIEW));
    await writing.text.fill(`${TWICE} It is late.`);
    const stale = reviewWarnings({ isStale: true });
    await expectEverywhere(page, panel, stale);
  });

  test('for search results', async ({ page, account: _ }) => {
    const told = { ...PHRASE, notHeld: [mockNotHeld] };
    await mockCases(page, [mockCase()], told);
    await page.goto('/search?q=%22cell%20phone%22&sort=newest');
    const outcome = page.getByRole('region', { name: 'Search Results' });
    await expectEverywhere(page, outcome, searchWarnings({ ...told, sort: 'newest' }));
  });

  test('for a citation: what was left out, and that it was changed', async ({
    page,
    account: _,
  }) => {
    const generator = generatorPage(page);
    await generator.open();
    await generator.generate('Miranda v. Arizona, 384 U.S. 436 (1966)');
    await expect(generator.result).toContainText('Verified');
    await generator.fields.getByLabel('First page').fill('437');
    const warnings = generatedWarnings({ isUnchecked: true });
    await expect(generator.result).toContainText(warnings[0]!.title);
    const files = await wordsOfAll(page);
    for (const [format, words] of Object.entries(files)) {
      expect(words, format).toContain(sentencesOf(warnings)[0]);
      expect(words, format).not.toContain('Verified');
    }
  });

  test('for a cite check, and for its table of authorities', async ({ page, account: _ }) => {
    const check = checkPage(page);
    const answered = page.waitForResponse('**/api/citations/check');
    await check.check(SHORT_BRIEF);
    const { citations } = (await (await answered).json()) as CitationCheck;
    await expectInFiles(
      page,
      citations.flatMap(({ verdict, explanation }) => [VERDICT_WORDS[verdict], explanation]),
    );
    await check.view('Table of authorities').click();
    await expect(page.getByText(NO_PAGE_NUMBERS)).toBeVisible();
    const table = page.getByRole('tabpanel', { name: 'Table of authorities' });
    await expect(table).toContainText(VERDICT_WORDS.year_mismatch);
    const open = [
      NO_PAGE_NUMBERS,
      'Check before filing',
      `${VERDICT_WORDS.year_mismatch.toLowerCase()}.`,
    ];
    await expectInFiles(page, open, table);
  });
});

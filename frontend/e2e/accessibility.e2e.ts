import type { Page } from '@playwright/test';
import { type PageName, pageList } from '../src/shared/config/pages';
import { auditMocks, routeAudit } from './fixtures/audit-mocks';
import { expectAccessible } from './fixtures/axe';
import { mockCasePage } from './fixtures/case-mocks';
import { mockCitationCheck } from './fixtures/citation-mocks';
import { checkPage, generatorPage, SHORT_BRIEF } from './fixtures/citations-page';
import { BRIEF, CONTRACT, documentsPage } from './fixtures/documents-page';
import { engineMocks, mockEngine, mockModel, routeEngine } from './fixtures/engine-mocks';
import { mockHealth, mockTrouble, routeHealth } from './fixtures/health-mocks';
import { hold } from './fixtures/hold';
import { becomeAdministrator, mockImport, mockLibrary } from './fixtures/library-mocks';
import { mockCase, mockCases, mockSearch } from './fixtures/mocks';
import { searchPage, showDetails, toasts } from './fixtures/search-page';
import { NDA, templatesPage } from './fixtures/templates-page';
import { expect, test } from './fixtures/test';
import { mockWriting, TWICE, writingPage } from './fixtures/writing-page';

interface Screen {
  name: string;
  /** Leads to the screen and waits until it is there. */
  open: (page: Page) => Promise<void>;
  isPublic?: boolean;
}

const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
};

async function openResults(page: Page): Promise<void> {
  await mockCases(
    page,
    [
      mockCase({
        citations: ['1 U.S. 1', '2 L. Ed. 2'],
        summary: 'The court held that the rule applies. '.repeat(20),
        relevance: 'It is about searches.',
        keyPoints: ['One.', 'Two.', 'Three.'],
        passage: [{ text: 'search', marked: true }],
        place: { opinion: 0, at: 12 },
        citedBy: 3,
      }),
    ],
    { total: 30 },
  );
  await page.goto('/search?q=search');
  await searchPage(page).cards.first().waitFor();
  await showDetails(searchPage(page).cards.first());
  await page.getByText('Why here').click();
  await page.getByText(/^All citations/).click();
}

async function openDraft(page: Page): Promise<void> {
  await writingPage(page).open();
  await writingPage(page).write(`${TWICE}\n\n${TWICE} The order was entered by the clerk.`);
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const html = page.locator('html');
  if (colorScheme === 'dark') await expect(html).toHaveClass(/dark/);
  else await expect(html).not.toHaveClass(/dark/);
}

/** What is at the head of a page where that is not its title. */
const HEADS: Partial<Record<PageName, RegExp>> = {
  home: /Welcome/,
  login: /Sign in/,
  case: /Case not found/,
};

/** Every page as someone finds it who has just arrived. */
const PAGES: Screen[] = pageList.map(([name, { path, title, audience }]) => ({
  name,
  open: at(path.replace(':id', '999999999').replace('*', '/nowhere'), HEADS[name] ?? title),
  isPublic: audience !== undefined,
}));

/** States of the screens; the first while nothing is kept yet. */
const STATES: Screen[] = [
  {
    name: 'empty history',
    open: async (page) => {
      await page.goto('/search-history');
      await page.getByText(/No search history found/).waitFor();
    },
  },
  {
    name: 'sign-up with errors',
    isPublic: true,
    open: async (page) => {
      await page.goto('/login?signup=true');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Name must be at least 2 characters').waitFor();
    },
  },
  { name: 'terms for users', open: at('/terms', /Terms/) },
  {
    name: 'document analysis, failed',
    open: async (page) => {
      await page.route('**/api/insights/analyze', (route) => route.fulfill({ status: 500 }));
      await page.goto('/document-analysis');
      await documentsPage(page).text.fill(CONTRACT);
      await documentsPage(page).button.click();
      await documentsPage(page).alert.waitFor();
    },
  },
  {
    name: 'analysis beside its document',
    open: async (page) => {
      await page.goto('/document-analysis');
      await documentsPage(page).analyzeText(CONTRACT);
      await documentsPage(page).showFindings();
      await documentsPage(page).rows.first().click();
    },
  },
  {
    name: 'details of a document',
    open: async (page) => {
      await page.goto('/document-analysis');
      await documentsPage(page).analyzeText(BRIEF);
      await documentsPage(page).document.waitFor();
      await documentsPage(page).view('Details').click();
    },
  },
  {
    name: 'text of a document',
    open: async (page) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await page.goto('/insights');
      await documentsPage(page).analyzeText(CONTRACT);
      await documentsPage(page).view('Text').click();
      await documentsPage(page).marks.first().waitFor();
    },
  },
  {
    name: 'kept documents',
    open: async (page) => {
      await page.goto('/insights');
      await documentsPage(page).analyzeText(CONTRACT);
      await page.goto('/insights');
      await documentsPage(page).kept.getByRole('link').first().waitFor();
    },
  },
  { name: 'search results', open: openResults },
  {
    name: 'case page',
    open: async (page) => {
      await mockCasePage(page);
      await page.goto('/cases/7#p-1');
      await page.getByText('Show the passage').click();
      await page.getByText('The judgment is reversed.').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'cited by',
    open: async (page) => {
      await mockCasePage(page);
      await page.goto('/cases/7?tab=cited-by');
      await page.getByRole('heading', { name: 'Lowell v. Carrick' }).waitFor();
    },
  },
  {
    name: 'authorities',
    open: async (page) => {
      await mockCasePage(page);
      await page.goto('/cases/7?tab=authorities');
      await page.getByText('Not in the library').waitFor();
    },
  },
  {
    name: 'template request with errors',
    open: async (page) => {
      await page.goto('/template-generator');
      await templatesPage(page).button.click();
      await page.getByText('Requirements are required').waitFor();
    },
  },
  {
    name: 'template that failed',
    open: async (page) => {
      await page.route('**/api/templates/generate', (route) => route.fulfill({ status: 500 }));
      await page.goto('/template-generator');
      await templatesPage(page).type.selectOption('Legal Brief');
      await templatesPage(page).requirements.fill(NDA);
      await templatesPage(page).button.click();
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'draft with its notes and a wrong value',
    open: async (page) => {
      const templates = templatesPage(page);
      await templates.open();
      await templates.generate('Non-Disclosure Agreement', NDA, 'California');
      await templates.field('effective_date').fill('soon');
      await templates.action('Drafting notes').click();
      await templates.field('purpose').focus();
      await page.getByText(/^Give a date/).waitFor();
    },
  },
  {
    name: 'fields of a draft on a small screen',
    open: async (page) => {
      await page.setViewportSize({ width: 375, height: 900 });
      const templates = templatesPage(page);
      await templates.open();
      await templates.generate('Non-Disclosure Agreement', NDA, 'California');
      await page.getByRole('tab', { name: /^Fill in/ }).click();
      await templates.field('purpose').waitFor();
    },
  },
  {
    name: 'clause library',
    open: async (page) => {
      const templates = templatesPage(page);
      await templates.open();
      await templates.generate('Non-Disclosure Agreement', NDA, 'California');
      await templates.action('Clause library').click();
      await page.getByText('Read it').first().click();
    },
  },
  {
    name: 'versions of a draft, compared',
    open: async (page) => {
      const templates = templatesPage(page);
      await templates.open();
      await templates.generate('Non-Disclosure Agreement', NDA, 'California');
      await templates.save();
      await templates.field('purpose').fill('to weigh a merger');
      await templates.action('Versions').click();
      await page.getByRole('button', { name: /^Compare version 1/ }).click();
      await page.locator('ins').first().waitFor();
    },
  },
  {
    name: 'kept drafts, and the question before one is deleted',
    open: async (page) => {
      const templates = templatesPage(page);
      await templates.open();
      await templates.generate('Non-Disclosure Agreement', NDA, 'California');
      await templates.save();
      await templates.action('New draft').click();
      await templates.kept
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Delete draft' }).waitFor();
    },
  },
  {
    name: 'generated citation, changed',
    open: async (page) => {
      await generatorPage(page).open();
      await generatorPage(page).generate('miranda v arizona 384 us 436 1966');
      await generatorPage(page).fields.getByLabel('Year decided').fill('1967');
      await page.getByText('Changed, not checked again').waitFor();
    },
  },
  {
    name: 'generation failed',
    open: async (page) => {
      await page.route('**/api/citations/generate', (route) => route.fulfill({ status: 500 }));
      await generatorPage(page).open();
      await generatorPage(page).generate('miranda');
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  { name: 'cite check', open: at('/citation-generator?tab=check', 'Citation Generator') },
  {
    name: 'cite check report',
    open: async (page) => {
      await checkPage(page).check(SHORT_BRIEF);
      await checkPage(page).marks.nth(1).click();
      await checkPage(page).openRow.waitFor();
    },
  },
  {
    name: 'reviews of cite checks, none yet',
    open: async (page) => {
      await page.goto('/citation-generator?tab=reviews');
      await page.getByText(/There are none yet/).waitFor();
    },
  },
  {
    name: 'review of a cite check, an open problem',
    open: async (page) => {
      await checkPage(page).check(SHORT_BRIEF);
      await page.getByRole('button', { name: 'Review and sign' }).click();
      await page.getByRole('button', { name: 'Sign and close' }).waitFor();
      await page.getByRole('button', { name: '372 U.S. 335' }).click();
      await page.getByLabel('Note').waitFor();
    },
  },
  {
    name: 'cite check report with a quotation',
    open: async (page) => {
      await mockCitationCheck(page);
      await checkPage(page).check('“no place at all for it.” 347 U.S. 483');
      await checkPage(page).marks.first().click();
      await checkPage(page).openRow.getByText('Show it in context').click();
    },
  },
  {
    name: 'text of a cite check',
    open: async (page) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await checkPage(page).check(SHORT_BRIEF);
      await checkPage(page).view('Text').click();
      await checkPage(page).marks.first().waitFor();
    },
  },
  {
    name: 'table of authorities',
    open: async (page) => {
      await checkPage(page).check(`${SHORT_BRIEF}\fId. at 5.`);
      await checkPage(page).view('Table of authorities').click();
      await page.getByRole('region', { name: 'Cases', exact: true }).waitFor();
    },
  },
  {
    name: 'library administration',
    open: async (page) => {
      await becomeAdministrator(page);
      await mockLibrary(page, [mockImport()]);
      await page.goto('/admin/library');
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'engine administration',
    open: async (page) => {
      await becomeAdministrator(page);
      await routeEngine(page, engineMocks());
      await page.goto('/admin/engine');
      await page.getByRole('button', { name: 'Test the model' }).click();
      await page.getByText(/answered in/).waitFor();
      await page.getByRole('table', { name: 'By user' }).waitFor();
    },
  },
  {
    name: 'engine administration, a model that does not answer',
    open: async (page) => {
      await becomeAdministrator(page);
      const overview = mockEngine(mockModel({ state: 'paused', breaker: 'open', prices: null }));
      const mocks = engineMocks({ overview });
      mocks.test = { ...mocks.test, ok: false, message: 'The endpoint could not be reached.' };
      await routeEngine(page, mocks);
      await page.goto('/admin/engine');
      await page.getByRole('button', { name: 'Test the model' }).click();
      await page.getByText('The endpoint could not be reached.').waitFor();
    },
  },
  {
    name: 'engine administration without a model',
    open: async (page) => {
      await becomeAdministrator(page);
      await routeEngine(page, engineMocks({ overview: mockEngine(null) }));
      await page.goto('/admin/engine');
      await page.getByRole('heading', { name: 'To use a model' }).waitFor();
    },
  },
  {
    name: 'audit log, filtered and checked',
    open: async (page) => {
      await becomeAdministrator(page);
      await routeAudit(page, auditMocks());
      await page.goto('/admin/audit?person=7&from=2026-11-01');
      await page.getByText('Only Ann Advocate').waitFor();
      await page.getByRole('button', { name: 'Check the chain' }).click();
      await page.getByText('All 120 entries are intact.').waitFor();
      await page.getByText('Request and hash').first().click();
    },
  },
  {
    name: 'audit log with nothing to show, and a broken chain',
    open: async (page) => {
      await becomeAdministrator(page);
      const checks = [
        { holds: 2, fault: { number: 3, reason: 'missing' as const }, complete: true, hash: null },
      ];
      await routeAudit(
        page,
        auditMocks({ page: { entries: [], next: null, person: null }, checks }),
      );
      await page.goto('/admin/audit');
      await page.getByRole('button', { name: 'Check the chain' }).click();
      await page.getByText('Entry 3 is missing.').waitFor();
    },
  },
  {
    name: 'diagnostics without a fault',
    open: async (page) => {
      await becomeAdministrator(page);
      await routeHealth(page, { health: mockHealth() });
      await page.goto('/admin/health');
      await page.getByText('Details of the search service').click();
      await page.getByText('1,204 of 5,000 MB free').waitFor();
    },
  },
  {
    name: 'diagnostics with faults, a service away, and long words',
    open: async (page) => {
      await becomeAdministrator(page);
      await routeHealth(page, { health: mockTrouble() });
      await page.goto('/admin/health');
      await page.getByText('Details of the auth service').click();
      await page.getByText(/not writable/).waitFor();
    },
  },
  {
    name: 'diagnostics that could not be loaded',
    open: async (page) => {
      await becomeAdministrator(page);
      await page.route('**/api/admin/health', (route) => route.fulfill({ status: 500 }));
      await page.goto('/admin/health');
      await page.getByText('The diagnostics could not be loaded').waitFor();
    },
  },
  {
    name: 'search running',
    open: async (page) => {
      await page.route('**/api/search', () => undefined);
      await page.goto('/search?q=x');
      await page.getByText('Searching legal databases...').waitFor();
    },
  },
  {
    name: 'search without results',
    open: async (page) => {
      await page.goto('/search?q=zzqxv');
      await toasts(page).getByText('No Results Found').waitFor();
    },
  },
  {
    name: 'search failed',
    open: async (page) => {
      await mockSearch(page, { status: 500, json: {} });
      await page.goto('/search?q=x');
      await searchPage(page).outcome.getByRole('alert').waitFor();
    },
  },
  {
    name: 'blank query refused',
    open: async (page) => {
      await page.goto('/search');
      await searchPage(page).button.click();
      await page.getByText('Search query is required').waitFor();
    },
  },
  {
    name: 'history',
    open: async (page) => {
      await page.request.post('/api/search', { data: { query: 'palimony', category: 'case-law' } });
      await page.goto('/search-history');
      await page.getByRole('link', { name: /palimony/ }).waitFor();
    },
  },
  {
    name: 'writing assistant, empty and refused',
    open: async (page) => {
      await writingPage(page).open();
      await writingPage(page).button.click();
      await page.getByText('Please enter some text to analyze').waitFor();
    },
  },
  {
    name: 'writing assistant, an open finding',
    open: async (page) => {
      await openDraft(page);
      await writingPage(page).rows.first().click();
    },
  },
  {
    name: 'writing assistant, an analysis',
    open: async (page) => {
      await mockWriting(page);
      await openDraft(page);
      await writingPage(page).analyze();
    },
  },
  {
    name: 'writing assistant, while it runs',
    open: async (page) => {
      await hold(page, '**/api/writing/analyze');
      await openDraft(page);
      await writingPage(page).view('Analysis').click();
      await writingPage(page).button.click();
      await page.getByTestId('writing-running').waitFor();
    },
  },
  {
    name: 'writing assistant, a failure',
    open: async (page) => {
      await page.route('**/api/writing/analyze', (route) => route.fulfill({ status: 500 }));
      await openDraft(page);
      await writingPage(page).view('Analysis').click();
      await writingPage(page).button.click();
      await writingPage(page).alert.waitFor();
    },
  },
  {
    name: 'writing assistant, scores and trend',
    open: async (page) => {
      await openDraft(page);
      await writingPage(page).analyze();
      await writingPage(page).button.click();
      await writingPage(page).view('Scores').click();
      await page.getByRole('img', { name: /over 2 analyses/ }).waitFor();
    },
  },
  {
    name: 'writing assistant, changes',
    open: async (page) => {
      await openDraft(page);
      await writingPage(page).rows.first().click();
      await writingPage(page).act('Accept').click();
      await writingPage(page).view('Changes').click();
      await page.locator('del').first().waitFor();
    },
  },
];

async function expectScreenAccessible(page: Page, { name, open }: Screen): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await showTheme(page, colorScheme);
      await expectAccessible(page, `${name}, ${colorScheme}, ${width} px`);
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `sideways scroll at ${width} px`).toBe(0);
  }
}

test('axe finds nothing serious: the pages as a visitor finds them', async ({ page }) => {
  const screens = [...PAGES, ...STATES].filter(({ isPublic }) => isPublic);
  test.setTimeout(60_000 * screens.length);
  for (const screen of screens) {
    await test.step(screen.name, () => expectScreenAccessible(page, screen));
  }
});

/** Screens that one user goes through, each in a tab of its own that has nothing left from the others. */
function goThrough(name: string, screens: readonly Screen[]): void {
  test(`axe finds nothing serious: ${name}`, async ({ context, page, account: _ }) => {
    test.setTimeout(60_000 * screens.length);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        const tab = await context.newPage();
        await tab.goto(page.url());
        await tab.evaluate((all) => {
          localStorage.clear();
          Object.assign(localStorage, all);
        }, stored);
        await expectScreenAccessible(tab, screen);
        await tab.close();
      });
    }
  });
}

const ofUsers = (screens: readonly Screen[]) => screens.filter(({ isPublic }) => !isPublic);

goThrough('the pages as a user finds them', ofUsers(PAGES));

const VISIT = 8;
const OF_USERS = ofUsers(STATES);
for (let at = 0; at < OF_USERS.length; at += VISIT) {
  const visit = OF_USERS.slice(at, at + VISIT);
  goThrough(`both themes, 375 and 1440 px: ${visit.map(({ name }) => name).join('; ')}`, visit);
}

test('axe finds nothing serious: the open menus', async ({ page, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  for (const [keys, name] of [
    ['Control+k', 'Search or jump to'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(keys);
    await page.getByRole('dialog', { name }).waitFor();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme);
    await expectAccessible(page, `navigation sheet, ${colorScheme}`);
  }
});

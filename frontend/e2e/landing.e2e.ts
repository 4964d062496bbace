import { settled } from './fixtures/settled';
import { expect, test } from './fixtures/test';
import { ONCE, TWICE, writingPage } from './fixtures/writing-page';

test.describe('The landing page', () => {
  test('is what the specification describes', async ({ page }) => {
    await page.goto('/landing');
    await test.step('says what the specification says', async () => {
      const heading = page.getByRole('heading', {
        name: 'Modernize Your Legal Practice',
        level: 1,
      });
      await expect(heading).toBeVisible();
      const main = page.getByRole('main');
      for (const feature of [
        'Legal Research',
        'Document Analysis',
        'Writing Assistant',
        'Citation Generator',
        'Template Library',
        'Analytics Dashboard',
      ]) {
        await expect(main.getByRole('heading', { name: feature, exact: true })).toBeVisible();
      }
      for (const area of ['Corporate Law', 'Litigation', 'Intellectual Property', 'Real Estate']) {
        await expect(main.getByText(area, { exact: true })).toBeVisible();
      }
      for (const figure of [
        /70%/,
        /less research time/,
        /85%/,
        /of users report better outcomes/,
      ]) {
        await expect(main.getByText(figure).first()).toBeVisible();
      }
      const support = main.locator('div', { has: page.getByText('24/7', { exact: true }) }).last();
      await expect(support).toContainText(/support/i);
      await expect(main.getByText('No credit card required. Cancel anytime.')).toBeVisible();
      await expect(main.locator('figure', { hasText: 'testimonial' })).toHaveCount(1);
    });

    await test.step('turns its header solid after 50 px of scroll', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const header = page.getByRole('banner');
      const clear = 'rgba(0, 0, 0, 0)';
      await expect(header).toHaveCSS('background-color', clear);
      await page.evaluate(() => window.scrollTo(0, 50));
      await settled(page);
      await expect(header).toHaveCSS('background-color', clear);
      await page.evaluate(() => window.scrollTo(0, 51));
      await expect(header).not.toHaveCSS('background-color', clear);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(header).toHaveCSS('background-color', clear);
    });

    await test.step('has footer links that point nowhere', async () => {
      const footer = page.getByRole('contentinfo');
      for (const name of ['Privacy', 'Terms', 'Contact']) {
        await footer.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(/\/landing#?$/);
      }
      await expect(footer.getByRole('link').filter({ has: page.locator('svg') })).not.toHaveCount(
        0,
      );
    });

    await test.step('leads to login and to sign-up', async () => {
      const href = (name: string) => page.getByRole('link', { name, exact: true });
      await expect(href('Sign In')).toHaveAttribute('href', '/login');
      await expect(href('Free Trial')).toHaveAttribute('href', '/login?signup=true');
      await expect(href('Start Free Trial')).toHaveAttribute('href', '/login?signup=true');
      await expect(href('Start Free 14-Day Trial')).toHaveAttribute('href', '/login?signup=true');
      await href('Start Free Trial').click();
      await expect(page).toHaveURL('/login?signup=true');
    });
  });

  test('lets a visitor try the writing rules, and sends nothing of the text', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.goto('/landing');
    await page.getByRole('link', { name: 'Try it on a sample' }).click();
    const writing = writingPage(page);
    await writing.write(TWICE);
    await writing.rows.first().click();
    await writing.act('Accept all 3 of this kind').click();
    await expect(writing.text).toHaveValue(ONCE);
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
    expect(sent.join('')).not.toContain('judge');
  });
});

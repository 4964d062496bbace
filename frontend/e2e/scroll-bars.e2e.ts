import { expect, test } from './fixtures/test';

test('The bar of a region shows while it is in use and hides 600 ms later', async ({
  page,
  account: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto('/');
  const area = page.getByRole('navigation', { name: 'Main' }).locator('.fading-bar');
  await area.waitFor();
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  const isHidden = () =>
    area.evaluate((each) => getComputedStyle(each).scrollbarColor.startsWith('rgba(0, 0, 0, 0)'));
  expect(await isHidden()).toBe(true);

  const expectHiddenIn600 = async () => {
    await page.clock.runFor(590);
    expect(await isHidden()).toBe(false);
    await page.clock.runFor(20);
    expect(await isHidden()).toBe(true);
  };
  await area.hover();
  await page.clock.runFor(2_000);
  expect(await isHidden()).toBe(false);
  await page.mouse.move(900, 200);
  await expectHiddenIn600();

  // By the keyboard alone: the browser brings a focused link into view.
  await area.getByRole('link', { name: 'Terms' }).focus();
  await expect.poll(() => area.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
  await expect.poll(isHidden).toBe(false);
  await expectHiddenIn600();
});

/**
 * Typing in the Writing Assistant: `npm run bench -- typing` against the product at BASE_URL, which
 * is started with RATE_LIMITS=off. In a draft of 20,000 words with 600 marks, what a key costs the
 * page until its letter is drawn, and until all that follows from it is. Processor time of the
 * page's main thread, which says the same on a busy machine, and the time that passes.
 */
import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { args, executablePath } from '../../frontend/e2e/launch.mjs';

/** A key that takes longer is felt. */
const BOUND_MS = 50;
/** Between two keys, longer than a fast typist's 80 ms, so that one does not pay for the other. */
const PAUSE_MS = 250;
const TYPED = 'The court finds that the the motion is moot and denies it. ';
const SENTENCE =
  'The district court granted the the motion to dismiss because the plaintiff had failed to state a claim upon which relief could be granted, and the order was affirmed. ';

export async function run() {
  const baseURL = process.env.BASE_URL;
  if (!baseURL) return { skipped: 'BASE_URL does not say where the product runs' };
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
    await signUp(page);
    const draft = await openDraft(page);
    const keys = await typeKeys(page);
    const figures = { ...draft, keys: keys.length, boundMs: BOUND_MS, ...summarise(keys) };
    console.table({
      'until drawn, processor': figures.drawnCpuMs,
      'until drawn, clock': figures.drawnMs,
      'all, processor': figures.allCpuMs,
    });
    console.log(`${draft.words} words, ${draft.marks} marks; bound ${BOUND_MS} ms for a key.`);
    return figures;
  } finally {
    await browser.close();
  }
}

async function signUp(page) {
  const data = {
    email: `${randomUUID()}@example.org`,
    password: 'for the benchmark only',
    name: 'Bench',
  };
  const response = await page.request.post('/api/auth/signup', { data });
  if (!response.ok()) throw new Error(`Sign-up answered ${await response.text()}`);
  const user = await response.text();
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => localStorage.setItem('casewright_user', stored), user);
}

/** A long draft with its marks, the caret in its middle. */
async function openDraft(page) {
  const text = Array.from({ length: 150 }, (_, at) => `${at}. ${SENTENCE.repeat(5)}`).join('\n\n');
  await page.goto('/writing-assistant');
  const area = page.getByLabel('Your Legal Text');
  await area.fill(text);
  await page.locator('[data-row]').first().waitFor();
  await area.evaluate((element) => {
    element.focus();
    const middle = element.value.indexOf('75. ');
    element.setSelectionRange(middle, middle);
  });
  return { words: text.split(/\s+/).length, marks: await page.locator('[data-mark]').count() };
}

async function typeKeys(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  await page.evaluate(() => {
    window.drawn = [];
    document.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const afterFrame = new MessageChannel();
        afterFrame.port1.onmessage = () => window.drawn.push(performance.now() - timeStamp);
        afterFrame.port2.postMessage(null);
      });
    });
  });
  const keys = [];
  for (const letter of TYPED) {
    const before = await cpu();
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForFunction((count) => window.drawn.length > count, keys.length);
    const drawn = await cpu();
    await page.waitForTimeout(PAUSE_MS);
    keys.push({ drawnCpuMs: drawn - before, allCpuMs: (await cpu()) - before });
  }
  const drawnMs = await page.evaluate(() => window.drawn);
  return keys.map((key, at) => ({ ...key, drawnMs: drawnMs[at] }));
}

function summarise(keys) {
  const of = (name) => {
    const values = keys.map((key) => key[name]).sort((a, b) => a - b);
    const at = (share) => Number(values[Math.floor((values.length - 1) * share)].toFixed(1));
    return { p50: at(0.5), p95: at(0.95), max: at(1) };
  };
  return { drawnCpuMs: of('drawnCpuMs'), drawnMs: of('drawnMs'), allCpuMs: of('allCpuMs') };
}

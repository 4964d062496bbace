import { LIBRARY_OUT_OF_REACH } from '@casewright/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '../../../testing/api';
import { openApp, toasts } from '../../../testing/open-app';
import { standInForUploads } from '../../../testing/upload';

const PATH = '/document-analysis';
const KEPT: Answers = { 'GET /documents': [] };
const TEXT = 'A lease of ten years.';

/** An answer with nothing but what the specification promises. */
const analysis = (change: object = {}) =>
  Response.json({
    analysis: 'The lease binds the tenant for ten years.',
    insights: ['The rent rises each year.'],
    recommendations: ['Ask for a cap on the rent.'],
    ...change,
  });

const file = (name: string, type = 'text/plain') => new File([TEXT], name, { type });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Or paste a text');
const button = () => screen.getByRole('button', { name: /^Analyz(e (document|text)|ing\.\.\.)$/ });
const picker = () => screen.getByLabelText<HTMLInputElement>('Document file');
const result = () => screen.findByRole('region', { name: 'Result' });
const alert = () => within(screen.getByRole('main')).queryByRole('alert');
const toastSays = (words: string) => waitFor(() => expect(toasts()[0]).toHaveTextContent(words));

beforeEach(standInForUploads);

async function openAndAnalyze(path: string, answer: Answers['POST /insights/analyze']) {
  const app = await openApp(path, { ...KEPT, 'POST /insights/analyze': answer! });
  await app.user.type(text(), TEXT);
  await app.user.click(button());
  return app;
}

describe('Document Analysis', () => {
  it('takes a file or a text, and nothing is not enough', async () => {
    const { user } = await openApp(PATH, KEPT);
    expect(picker()).toHaveAttribute('accept', expect.stringMatching(/^\.pdf,\.txt,\.doc,\.docx/));
    expect(button()).toBeDisabled();
    await user.type(text(), '  \n ');
    expect(button()).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await toastSays('Please upload a file or enter text to analyze');
    expect(alert()).toHaveTextContent('Please upload a file or enter text to analyze');
    await user.clear(text());
    await user.type(text(), 'A lease.');
    expect(alert()).toBeNull();
    expect(button()).toBeEnabled();
    await user.upload(picker(), file('lease.txt'));
    expect(screen.queryByLabelText('Or paste a text')).toBeNull();
    expect(screen.getByText('lease.txt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the file' }));
    expect(text()).toHaveValue('A lease.');
  });

  it('refuses other kinds of files before sending them', async () => {
    await openApp(PATH, KEPT);
    fireEvent.change(picker(), { target: { files: [file('photo.png', 'image/png')] } });
    await toastSays('Invalid file type: Please upload a PDF, TXT, or Word document');
    expect(text()).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it('takes a dropped file', async () => {
    await openApp(PATH, KEPT);
    const dataTransfer = { files: [file('dropped.txt')], types: ['Files'] };
    fireEvent.drop(text(), { dataTransfer });
    expect(await screen.findByText('dropped.txt')).toBeVisible();
    expect(button()).toBeEnabled();
  });

  it.each([
    ['the message of the server', refusal(503, { message: 'Too busy.' }), 'Too busy.'],
    ['its own words', refusal(500, 'oops'), 'Failed to analyze document'],
  ])('shows %s when the analysis fails', async (_, answer, words) => {
    await openAndAnalyze(PATH, answer);
    await toastSays(words);
    expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
    expect(alert()).toHaveTextContent(words);
    expect(text()).toHaveValue(TEXT);
  });

  it('shows each list only when it has something', async () => {
    const { api, user } = await openAndAnalyze(PATH, analysis({ recommendations: [] }));
    const shown = within(await result());
    expect(shown.getByRole('region', { name: /Analysis$/ })).toHaveTextContent(
      'binds the tenant for ten years',
    );
    const insights = within(shown.getByRole('region', { name: 'Key Insights' }));
    expect(insights.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The rent rises each year.',
    ]);
    expect(shown.queryByRole('region', { name: 'Recommendations' })).toBeNull();
    api.answer({ 'POST /insights/analyze': analysis({ insights: [] }) });
    await user.click(button());
    expect(await screen.findByRole('region', { name: 'Recommendations' })).toHaveTextContent(
      'Ask for a cap',
    );
    expect(screen.queryByRole('region', { name: 'Key Insights' })).toBeNull();
  });

  it('clears the old result while the next one is made, which can be cancelled', async () => {
    const { api, user } = await openAndAnalyze(PATH, analysis());
    await result();
    let answer = (_: Response): void => undefined;
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    api.answer({ 'POST /insights/analyze': () => waiting });
    await user.click(button());
    expect(button()).toHaveTextContent(/^Analyzing\.\.\.$/);
    expect(button()).toBeDisabled();
    const running = screen.getByTestId('analysis-running');
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    await user.click(within(running).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(running).not.toBeInTheDocument());
    expect(button()).toBeEnabled();
    await act(async () => answer(analysis()));
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    expect(alert()).toBeNull();
  });

  it('works through an example', async () => {
    const { api, user } = await openApp(PATH, { ...KEPT, 'POST /insights/analyze': analysis() });
    await user.click(screen.getByRole('button', { name: 'Try an example' }));
    await result();
    const form = api.callsOf('POST /insights/analyze')[0]?.body as unknown as FormData;
    expect(form.get('text')).toContain('Harrow & Pike');
  });

  it('has no button to check citations again where no document was kept', async () => {
    await openAndAnalyze(PATH, analysis({ citations: [{ explanation: LIBRARY_OUT_OF_REACH }] }));
    expect(await result()).toHaveTextContent('Citations not checked');
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });
});

describe('AI Insights', () => {
  it('has its own title and asks for a text', async () => {
    const { user } = await openApp('/insights', KEPT);
    expect(
      screen.getByRole('heading', { level: 1, name: 'AI-Powered Legal Insights' }),
    ).toBeVisible();
    expect(button()).toBeDisabled();
    await user.type(text(), 'A');
    await user.clear(text());
    expect(screen.getByText('Please enter some legal text for analysis')).toBeVisible();
    await user.type(text(), '{Control>}{Enter}{/Control}');
    await toastSays('Please either upload a file or enter text for analysis');
  });

  it('answers with an analysis, insights and recommendations', async () => {
    await openAndAnalyze('/insights', analysis());
    const headings = within(await result()).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Legal Analysis',
      'Key Insights',
      'Recommendations',
    ]);
    expect(toasts()[0]).toHaveTextContent('Analysis Complete');
  });

  it.each([
    ['the message of the server', refusal(503, { message: 'Too busy.' }), 'Too busy.'],
    ['a body that is not JSON', refusal(502, 'The proxy is away.'), 'The proxy is away.'],
    ['the status of an empty answer', refusal(500, ''), 'Server error: 500'],
    ['its own words', refusal(500), 'Failed to analyze document'],
  ])('shows %s when its analysis fails', async (_, answer, words) => {
    await openAndAnalyze('/insights', answer);
    await toastSays(words);
    expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
    expect(text()).toHaveValue(TEXT);
  });
});

it.each([
  [PATH, 1],
  ['/insights', 0],
])('A file that is refused is told on %s, and the next one is taken', async (path, inline) => {
  const message = 'This file is empty. Please choose another one.';
  const { user } = await openApp(path, {
    ...KEPT,
    'POST /insights/analyze': refusal(422, { message }),
  });
  await user.upload(picker(), file('empty.txt'));
  await user.click(button());
  await toastSays(message);
  // AI Insights says it in the toast alone.
  expect(alert()?.textContent.includes(message) ?? false).toBe(inline === 1);
  await user.upload(picker(), file('whole.txt'));
  expect(alert()).toBeNull();
  expect(button()).toBeEnabled();
});

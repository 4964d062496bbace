import type { GeneratedCitation, HistoryEntry, OfferedDecision } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '../../../../testing/api';
import { checked, checkOf } from '../../../../testing/cite-check';
import { openApp, toasts } from '../../../../testing/open-app';

const BROWN = 'brown v board of education 347 us 483 1954 supreme court';
const ANSWER: Partial<GeneratedCitation> = {
  id: 9,
  citationText: 'Brown v. Bd. of Educ., 347 U.S. 483 (1954)',
  html: '<i>Brown v. Bd. of Educ.</i>, 347 U.S. 483 (1954)',
  analysis: 'A decision, completed from the library.',
  recommendations: [],
  kind: 'case',
  fields: {
    type: 'legal_case',
    title: 'Brown v. Board of Education',
    volume: '347',
    page: '483',
    'container-title': 'U.S.',
    authority: 'Supreme Court of the United States',
    issued: { 'date-parts': [[1954]] },
  },
  pin: null,
  parentheticals: [],
  origins: { title: 'library', volume: 'text', page: 'text' },
  missing: [],
  alternatives: [
    { id: 'short', label: 'Short form', text: 'Brown, 347 U.S. at 483', html: 'Brown' },
  ],
  verdict: { verdict: 'verified', explanation: 'The library has it.', case: null },
};
const GENERATED: Answers = { 'POST /citations/generate': ANSWER };

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Legal Text');
const button = () => screen.getByRole('button', { name: /^Generat(e Citation|ing\.\.\.)$/ });
const citation = () => screen.findByTestId('generated-citation');
const region = (name: string) => screen.getByRole('region', { name });
const alert = () => within(screen.getByRole('main')).queryByRole('alert');

async function openAndGenerate(answers: Answers = GENERATED, content = BROWN) {
  const app = await openApp('/citation-generator', answers);
  fireEvent.change(text(), { target: { value: content } });
  await app.user.click(button());
  return app;
}

describe('The citation generator', () => {
  it('shows the example to whoever has nothing at hand', async () => {
    const { user } = await openApp('/citation-generator', GENERATED);
    await user.click(screen.getByRole('button', { name: BROWN }));
    expect(await citation()).toHaveTextContent('347 U.S. 483');
    expect(text()).toHaveValue(BROWN);
  });

  it('asks for the format and the source type that are chosen', async () => {
    const { api, user } = await openApp('/citation-generator', GENERATED);
    await user.type(text(), '42 usc 1983');
    await user.selectOptions(screen.getByLabelText('Citation Format'), 'APA');
    await user.selectOptions(screen.getByLabelText('Source Type'), 'Statute');
    await user.click(button());
    expect(await citation()).toBeVisible();
    expect(api.callsOf('POST /citations/generate').map(({ body }) => body)).toEqual([
      { content: '42 usc 1983', format: 'apa', type: 'statute' },
    ]);
    expect(region('Other forms')).toHaveTextContent('Short form');
  });

  it('says where each field comes from and what is missing', async () => {
    const { api, user } = await openAndGenerate();
    await citation();
    const fields = within(region('Fields'));
    expect(fields.getAllByText('from the library')[0]).toBeVisible();
    expect(fields.getAllByText('from your text')[0]).toBeVisible();
    const verdict = { verdict: 'not_in_library', explanation: 'Not there.', case: null } as const;
    api.answer({
      'POST /citations/generate': { ...ANSWER, id: 10, missing: ['authority'], verdict },
    });
    await user.click(button());
    await waitFor(() => expect(region('Fields')).toHaveTextContent('Still needed'));
    expect(screen.queryByText('Verified')).toBeNull();
  });

  it('is busy while it works', async () => {
    let answer = (_: typeof ANSWER): void => undefined;
    const waiting = new Promise<typeof ANSWER>((resolve) => {
      answer = resolve;
    });
    await openAndGenerate({ 'POST /citations/generate': () => waiting });
    expect(button()).toHaveTextContent(/^Generating\.\.\.$/);
    expect(button()).toBeDisabled();
    expect(text()).toBeDisabled();
    await act(async () => answer(ANSWER));
    expect(await citation()).toBeVisible();
    expect(button()).toBeEnabled();
  });

  it('writes nothing rather than a guess', async () => {
    const nothing = { ...ANSWER, citationText: '', html: '', kind: 'unknown' } as const;
    await openAndGenerate({ 'POST /citations/generate': nothing }, 'lorem ipsum dolor');
    expect(await screen.findByRole('region', { name: 'Generated Citation' })).toHaveTextContent(
      'No citation could be written',
    );
    expect(toasts()).toEqual([]);
  });
});

describe('The decisions that are offered for a name', () => {
  const decision = (name: string, citation: string, year: number): OfferedDecision => ({
    name,
    otherNames: [],
    citations: [citation],
    year,
    courtId: 'scotus',
    court: 'Supreme Court of the United States',
    isConfirmed: true,
    isAlone: true,
  });
  const OFFERED: Answers = {
    ...GENERATED,
    'GET /citations/decisions': [
      decision('Miranda v. Arizona', '384 U.S. 436', 1966),
      decision('Hicks v. Miranda', '422 U.S. 332', 1975),
    ],
  };
  const offer = (name: RegExp) => screen.findByRole('button', { name });

  it('are gone through by keyboard, and one is taken', async () => {
    const { api, user } = await openApp('/citation-generator', OFFERED);
    await user.type(text(), 'miranda');
    const first = await offer(/^Miranda v\. Arizona\s*384 U\.S\. 436 · Supreme Court .* · 1966$/);
    expect(api.callsOf('GET /citations/decisions').at(-1)?.url.searchParams.get('typed')).toBe(
      'miranda',
    );
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await offer(/^Hicks/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(text()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(text()).toHaveValue('Miranda v. Arizona, 384 U.S. 436 (1966)');
    expect(text()).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Known decisions' })).toBeNull();
    await user.click(button());
    expect(await citation()).toBeVisible();
  });

  it('go away with Escape, and come back with other words', async () => {
    const { user } = await openApp('/citation-generator', OFFERED);
    await user.type(text(), 'miranda');
    await offer(/^Miranda/);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('region', { name: 'Known decisions' })).toBeNull();
    expect(text()).toHaveFocus();
    await user.type(text(), ' v');
    expect(await offer(/^Miranda/)).toBeVisible();
  });

  it('are not asked for where a statute is wanted, or a whole page is pasted', async () => {
    const { api, user } = await openApp('/citation-generator', OFFERED);
    fireEvent.change(text(), { target: { value: 'A caption\nof lines' } });
    await user.selectOptions(screen.getByLabelText('Source Type'), 'Statute');
    await user.type(text(), ' 42 usc 1983');
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(api.callsOf('GET /citations/decisions')).toEqual([]);
  });
});

it('A citation loses its verdict when its fields change, until it is checked again', async () => {
  const { user } = await openAndGenerate({
    ...GENERATED,
    'POST /citations/check': ({ body }) =>
      checkOf([checked(body.text, '347 U.S. 483', { verdict: 'year_mismatch' })]),
  });
  await citation();
  expect(screen.getByText('Verified')).toBeVisible();
  const year = within(region('Fields')).getByLabelText('Year decided');
  await user.clear(year);
  await user.type(year, '1955');
  expect(await screen.findByText(/Changed, not checked again/)).toBeVisible();
  expect(screen.queryByText('Verified')).toBeNull();
  await waitFor(() => expect(screen.getByTestId('generated-citation')).toHaveTextContent('(1955)'));
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(region('Generated Citation')).toHaveTextContent('Year differs'));
});

it('A generated citation is in the history at once, and comes back from there', async () => {
  let entries: HistoryEntry[] = [];
  const { user, address } = await openApp('/search-history', {
    'GET /search/history': () => entries,
    'POST /citations/generate': ({ body: { content } }) => {
      const timestamp = '2026-03-04T12:00:00.000Z';
      entries = [{ id: 1, category: 'citation', query: content, timestamp }];
      return ANSWER;
    },
  });
  expect(await screen.findByText(/No search history found\./)).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(menu.getByRole('link', { name: 'Citation Generator' }));
  await user.type(await screen.findByLabelText('Legal Text'), BROWN);
  await user.click(button());
  await citation();
  await user.click(menu.getByRole('link', { name: 'Search History' }));
  const group = within(await screen.findByRole('region', { name: 'Citation History' }));
  expect(group.getByRole('link', { name: /^brown v board/ })).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent(BROWN)}`,
  );
  sessionStorage.clear();
  await user.click(group.getByRole('link', { name: 'Open in the citation generator' }));
  await waitFor(() => expect(text()).toHaveValue(BROWN));
  expect(address()).toBe('/citation-generator');
});

describe('A generation that fails', () => {
  it.each([
    ['The library is being loaded.', 'The library is being loaded.'],
    ['', 'Failed to generate citation'],
  ])('says so in a toast and beside the form: "%s"', async (message, expected) => {
    const { api, user } = await openAndGenerate({
      'POST /citations/generate': refusal(503, { message }),
    });
    await waitFor(() => expect(toasts()[0]).toHaveTextContent(expected));
    expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
    expect(alert()).toHaveTextContent(/\. Your text is still here\.$/);
    expect(alert()).toHaveTextContent(expected);
    expect(text()).toHaveValue(BROWN);
    api.answer(GENERATED);
    await user.click(button());
    expect(await citation()).toBeVisible();
    expect(alert()).toBeNull();
  });

  it('is not tried with a text that is too long', async () => {
    await openApp('/citation-generator');
    fireEvent.change(text(), { target: { value: 'x'.repeat(10_001) } });
    expect(screen.getByText('Content must be at most 10000 characters')).toBeVisible();
    expect(button()).toBeDisabled();
  });
});

describe('A description', () => {
  const read = 'Read the fields from a description';

  async function openAndDescribe(help: object, model: string | null) {
    const app = await openApp('/citation-generator', {
      'GET /model': { model },
      'POST /citations/describe': Response.json({ ...ANSWER, help }),
    });
    fireEvent.change(text(), { target: { value: BROWN } });
    expect(app.api.callsOf('POST /citations/describe')).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: read }));
    await citation();
    return within(region('Fields'));
  }

  it('is read by the rules where the model fails, with the reason', async () => {
    const fallback = { model: 'stub-1', reason: 'The model did not answer in time.' };
    const help = { engine: 'local', fields: [], dropped: [], fallback };
    await openAndDescribe(help, 'stub-1');
    expect(region('Fields')).toHaveTextContent(fallback.reason);
  });

  it('is read by the built-in engine without a model', async () => {
    const fields = await openAndDescribe({ engine: 'local', fields: [], dropped: [] }, null);
    expect(region('Fields')).toHaveTextContent(
      'Read from your description by the built-in engine.',
    );
    expect(screen.getByRole('heading', { name: 'Generated Citation' })).toBeVisible();
    expect(fields.getByLabelText('Volume')).toHaveValue('347');
  });
});

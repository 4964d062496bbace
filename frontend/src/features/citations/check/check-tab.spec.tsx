import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { quotationCheck } from '../../../../e2e/fixtures/citation-mocks';
import { type Answers, refusal } from '../../../../testing/api';
import { checked, checkOf } from '../../../../testing/cite-check';
import { openApp, toasts } from '../../../../testing/open-app';

const TEXT = 'He said “no place at all for it.” 347 U.S. 483, 495.';
const CITED = checked(TEXT, '347 U.S. 483');

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text to check');
const button = () => screen.getByRole('button', { name: 'Check citations' });
const marks = () => [...document.querySelectorAll<HTMLElement>('[data-mark]')];
const alert = () => within(screen.getByRole('main')).queryByRole('alert');

/** Opens the tab, whose code comes after the screen's. */
async function openCheck(answers: Answers = {}) {
  const app = await openApp('/citation-generator?tab=check', answers);
  await screen.findByLabelText('Text to check');
  return app;
}

async function openAndCheck(answers: Answers, written = TEXT) {
  const app = await openCheck(answers);
  fireEvent.change(text(), { target: { value: written } });
  await app.user.click(button());
  return app;
}

it('The cite check checks an example', async () => {
  const { api, user } = await openCheck({
    'POST /citations/check': ({ body }) => {
      const [, cited] = /(\d+ U\.S\. \d+)/.exec(body.text)!;
      return checkOf([checked(body.text, cited!)]);
    },
  });
  expect(button()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Check an example' }));
  await waitFor(() => expect(marks()[0]).toHaveTextContent('Verified'));
  // One right citation, and one of a wrong year.
  const { text } = api.callsOf('POST /citations/check')[0]!.body!;
  expect(text).toContain('Miranda v. Arizona, 384 U.S. 436, 444 (1966)');
  expect(text).toContain('Gideon v. Wainwright, 372 U.S. 335, 344 (1964)');
});

it('The cite check compares quotations with their source', async () => {
  const check = Response.json(quotationCheck(TEXT));
  const { user } = await openAndCheck({ 'POST /citations/check': check });
  expect(await screen.findByText(/1 quotation to check/)).toBeVisible();
  await user.click(marks()[0]!);
  const row = document.querySelector<HTMLElement>('li:has(> button[aria-expanded="true"])')!;
  expect(row.querySelector('del')).toHaveTextContent('at all');
  expect(row.querySelector('ins')).toHaveTextContent('whatever');
  expect(document.querySelector('.reading-block mark')).toHaveTextContent(
    /^no place at all for it\.$/,
  );
  await user.click(within(row).getByText('Show it in context'));
  expect(row.querySelector('mark')).toHaveTextContent(/^no place whatever for it\.$/);
  expect(within(row).getByRole('link', { name: 'Open the opinion' })).toHaveAttribute(
    'href',
    '/cases/7?opinion=1',
  );
});

describe('What an opinion says on that for which it is cited', () => {
  const passage = {
    opinion: 1,
    opinionKind: 'lead',
    page: '495',
    text: 'In public education it has no place at all, we conclude.',
    start: 20,
    end: 42,
    at: 1200,
  };

  async function openFinding(support: object) {
    const found = { id: 7, title: 'Brown', citation: null, year: 1954, court: 'scotus' };
    const proposition = { start: 0, end: 33 };
    const citation = { ...CITED, case: found, support: { proposition, ...support } };
    const check = checkOf([citation as typeof CITED]);
    const { user } = await openAndCheck({ 'POST /citations/check': check });
    await waitFor(() => expect(marks()).toHaveLength(1));
    expect(marks()[0]).toHaveTextContent('Verified');
    await user.click(marks()[0]!);
    return document.querySelector<HTMLElement>('li:has(> button[aria-expanded="true"])')!;
  }

  it('is shown with a link to its place', async () => {
    const row = await openFinding({ passage, share: 0.9, weak: false });
    expect(row.querySelector('mark')).toHaveTextContent(/^it has no place at all$/);
    const link = within(row).getByRole('link', { name: 'Read it in the opinion' });
    expect(link).toHaveAttribute('href', '/cases/7?opinion=1#at-1200');
    expect(row).toHaveTextContent('Page 495.');
    expect(row).not.toHaveTextContent('Weak support');
  });

  it('may be weak support, which is no fault', async () => {
    const row = await openFinding({ passage, share: 0.2, weak: true });
    expect(within(row).getAllByText('Weak support').length).toBeGreaterThan(0);
    expect(row).toHaveTextContent('That is not an error');
    expect(within(row).getByRole('link', { name: 'Read it in the opinion' })).toBeVisible();
  });

  it('may be nothing at all', async () => {
    const row = await openFinding({ share: 0, weak: true });
    expect(row).toHaveTextContent('No passage has a telling word');
    expect(within(row).queryByRole('link', { name: 'Read it in the opinion' })).toBeNull();
  });
});

describe('What the citation index alone knows', () => {
  const stands = {
    name: 'Brown v. Board of Education',
    citation: '347 U.S. 483',
    court: 'Supreme Court of the United States',
    year: 1954,
  };

  async function openFinding(change: object) {
    const citation = checked(TEXT, '347 U.S. 483', { by: 'index', ...change });
    const { user } = await openAndCheck({ 'POST /citations/check': checkOf([citation]) });
    await waitFor(() => expect(marks()).toHaveLength(1));
    await user.click(marks()[0]!);
    return document.querySelector<HTMLElement>('li:has(> button[aria-expanded="true"])')!;
  }

  it('stands beside its verdict, without a link', async () => {
    const row = await openFinding({ verdict: 'name_mismatch', stands });
    const part = within(row).getByText('In the citation index, without its text').parentElement!;
    expect(part).toHaveTextContent('Brown v. Board of Education');
    expect(part).toHaveTextContent('347 U.S. 483 · Supreme Court of the United States · 1954');
    expect(within(part).queryByRole('link')).toBeNull();
  });

  it('is beside the case that the library has at another page', async () => {
    const elsewhere = {
      id: 668,
      title: stands.name,
      citation: '347 U.S. 483',
      court: stands.court,
      year: 1954,
    };
    const row = await openFinding({ verdict: 'not_in_library', elsewhere });
    const part = within(row).getByText('The library has it at').parentElement!;
    expect(within(part).getByRole('link', { name: /Brown v. Board/ })).toBeVisible();
  });

  it('may be that a citation is impossible', async () => {
    const explanation = 'There is no volume 347 of U.S.: the last is 300.';
    const row = await openFinding({ verdict: 'impossible', explanation });
    expect(marks()[0]).toHaveTextContent('No such volume or year');
    expect(row).toHaveTextContent(explanation);
    expect(within(row).queryByText('In the citation index, without its text')).toBeNull();
  });
});

it('The cite check says when there is no citation', async () => {
  const written = 'Nothing is cited here.';
  const { user } = await openAndCheck({ 'POST /citations/check': checkOf([]) }, written);
  expect(await screen.findByText(/^No citation was found in this text/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Edit the text' }).at(-1)!);
  expect(text()).toHaveValue(written);
});

describe('The text of a cite check', () => {
  /** jsdom's own has no `arrayBuffer`. */
  const file = (name: string, type: string, content: string) =>
    Object.assign(new File([content], name, { type }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer),
    });

  it('is taken from a .txt file, and none from a picture', async () => {
    const { api } = await openCheck({ 'POST /citations/check': checkOf([CITED]) });
    // One who chooses any file in the browser's dialog.
    const user = userEvent.setup({ applyAccept: false, delay: null });
    const picker = screen.getByLabelText('File to check');
    await user.upload(picker, file('brief.png', 'image/png', 'PNG'));
    expect(
      await screen.findByText(/Please upload a Word, PDF, RTF, ODT, or TXT file/),
    ).toBeVisible();
    await user.upload(picker, file('brief.txt', 'text/plain', `${TEXT}\r\nThe end.`));
    expect(await screen.findByText(/^brief\.txt · \d+ characters$/)).toBeVisible();
    expect(screen.queryByText(/Please upload a Word/)).toBeNull();
    await user.click(button());
    expect(await screen.findByText(/^brief\.txt, checked/)).toBeVisible();
    expect(marks()).toHaveLength(1);
    expect(api.callsOf('POST /citations/check')[0]?.body).toEqual({
      text: expect.stringContaining(TEXT),
    });
  });

  it('that is too long is refused before it is sent', async () => {
    const { user } = await openCheck();
    const long = file('brief.txt', 'text/plain', 'x'.repeat(3 * 1024 * 1024));
    await user.upload(screen.getByLabelText('File to check'), long);
    expect(await screen.findByText(/at most 2\.0 MB can be checked at once/)).toBeVisible();
    expect(text()).toHaveValue('');
  });
});

describe('The cite check of a file', () => {
  const NOTICE = 'This file does not say where its pages begin.';
  const fileCheck = (change: object = {}) => ({
    ...checkOf([{ ...CITED, page: 3, footnote: '12' }]),
    text: TEXT,
    places: [{ start: 0, page: 3, footnote: '12' }],
    takesComments: true,
    notices: [NOTICE],
    ...change,
  });
  const brief = new File(['PK'], 'brief.docx');

  async function openAndUpload(answers: Answers) {
    const app = await openCheck(answers);
    await app.user.upload(screen.getByLabelText('File to check'), brief);
    return app;
  }

  it('says where each citation stands, and what its pages rest on', async () => {
    const { api, user } = await openAndUpload({
      'POST /citations/check-file': fileCheck(),
      'POST /citations/authorities': refusal(500),
    });
    expect(await screen.findByText(/^brief\.docx, checked/)).toBeVisible();
    expect(screen.getByText('Case · Page 3, note 12')).toBeVisible();
    expect(screen.getByText(NOTICE)).toBeVisible();
    const sent = api.callsOf('POST /citations/check-file')[0]!.body as unknown as FormData;
    expect((sent.get('file') as File).name).toBe('brief.docx');
    await user.click(screen.getByRole('tab', { name: 'Table of authorities' }));
    await waitFor(() =>
      expect(api.callsOf('POST /citations/authorities')[0]?.body).toEqual({
        text: TEXT,
        places: fileCheck().places,
      }),
    );
  });

  it('gives the file back with comments, and says so when it cannot', async () => {
    const { api, user } = await openAndUpload({
      'POST /citations/check-file': fileCheck(),
      'POST /citations/comment-file': refusal(422, { message: 'It is password-protected.' }),
    });
    const download = await screen.findByRole('button', { name: 'Download with comments' });
    await user.click(download);
    await waitFor(() => expect(toasts()[0]).toHaveTextContent('The comments were not written'));
    expect(toasts()[0]).toHaveTextContent('It is password-protected.');
    const sent = api.callsOf('POST /citations/comment-file')[0]!.body as unknown as FormData;
    expect((sent.get('file') as File).name).toBe('brief.docx');
  });

  it('offers no comments in a PDF, and says what is wrong with a file', async () => {
    const { api, user } = await openAndUpload({
      'POST /citations/check-file': refusal(422, { message: 'This file is empty.' }),
    });
    await waitFor(() => expect(alert()).toHaveTextContent('This file is empty.'));
    api.answer({ 'POST /citations/check-file': fileCheck({ takesComments: false, notices: [] }) });
    await user.upload(screen.getByLabelText('File to check'), brief);
    await waitFor(() => expect(marks()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Download with comments' })).toBeNull();
  });

  it('can be given up', async () => {
    const { user } = await openAndUpload({
      'POST /citations/check-file': () => new Promise<never>(() => undefined),
    });
    expect(await screen.findByText('Checking citations...')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(text()).toHaveValue(''));
    expect(toasts()).toEqual([]);
  });
});

describe('A cite check that fails', () => {
  it.each([
    [{ message: 'The library is being loaded.' }, 'The library is being loaded.'],
    [{}, 'There was a problem with your request. Please try again.'],
  ])('says so in a toast and beside the text, which stays: %j', async (body, words) => {
    const { api, user } = await openAndCheck({ 'POST /citations/check': refusal(503, body) });
    await waitFor(() => expect(toasts()[0]).toHaveTextContent(words));
    expect(alert()).toHaveTextContent(words);
    expect(text()).toHaveValue(TEXT);
    api.answer({ 'POST /citations/check': checkOf([CITED]) });
    await user.click(button());
    await waitFor(() => expect(marks()).toHaveLength(1));
  });

  it('can be given up', async () => {
    const { api, user } = await openAndCheck({
      'POST /citations/check': () => new Promise<never>(() => undefined),
    });
    expect(await screen.findByText('Checking citations...')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(text()).toHaveValue(TEXT));
    expect(api.callsOf('POST /citations/check')[0]?.signal?.aborted).toBe(true);
    expect(toasts()).toEqual([]);
    expect(alert()).toBeNull();
  });

  it('leaves the report alone when only its table is lost', async () => {
    const { api, user } = await openAndCheck({
      'POST /citations/check': checkOf([CITED]),
      'POST /citations/authorities': refusal(500),
    });
    await user.click(await screen.findByRole('tab', { name: 'Table of authorities' }));
    expect(await screen.findByText('The table of authorities could not be built')).toBeVisible();
    api.answer({
      'POST /citations/authorities': Response.json({
        groups: [
          {
            group: 'cases',
            label: 'Cases',
            entries: [
              {
                text: 'Brown v. Board of Education, 347 U.S. 483 (1954)',
                name: 'Brown v. Board of Education',
                kind: 'case',
                citations: ['347 U.S. 483'],
                pages: [],
                passim: false,
                verdict: 'verified',
              },
            ],
          },
        ],
        unmatched: [],
        pageCount: null,
        passimFrom: 5,
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Cases' })).toHaveTextContent('347 U.S. 483');
  });
});

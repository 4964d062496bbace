import {
  type CheckedCitation,
  type CiteReport,
  canonicalJson,
  problemsOf,
  type Review,
} from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '../../../../testing/api';
import { checked, checkOf } from '../../../../testing/cite-check';
import { openApp, toasts } from '../../../../testing/open-app';

const TEXT = 'Roe v. Wade, 410 U.S. 113 (1974). See 42 U.S.C. § 1983. Also 347 U.S. 483.';
const AT = '2026-11-29T10:00:00.000Z';
const DIGEST = 'd'.repeat(64);
const CITED = [
  checked(TEXT, '410 U.S. 113', { verdict: 'year_mismatch', explanation: 'It is of 1973.' }),
  checked(TEXT, '347 U.S. 483'),
  checked(TEXT, '42 U.S.C. § 1983', { verdict: 'unchecked', kind: 'statute' }),
];

function reportOf(citations: CheckedCitation[], change: Partial<CiteReport> = {}): CiteReport {
  return {
    form: 1,
    title: 'Opening brief',
    text: { sha256: 'a'.repeat(64), characters: TEXT.length },
    checkedAt: AT,
    library: {
      cases: 1,
      opinions: 0,
      citationIndex: { date: '2026-11-28', digest: 'b'.repeat(64), decisions: 1, citations: 1 },
    },
    check: checkOf(citations),
    problems: problemsOf(citations).map((problem) => ({
      ...problem,
      context: TEXT,
      decision: null,
    })),
    signature: null,
    ...change,
  };
}

function reviewOf(citations = CITED, change: Partial<Review> = {}, more = {}): Review {
  const report = reportOf(citations, more);
  return {
    id: 3,
    title: report.title,
    citations: citations.length,
    problems: report.problems.length,
    decided: 0,
    createdAt: AT,
    signedAt: null,
    report: canonicalJson(report),
    digest: null,
    ...change,
  };
}

const signature = { name: 'Ann A.', userId: 1, at: AT, certificate: null };
const SIGNED = reviewOf(CITED, { signedAt: AT, digest: DIGEST, decided: 2 }, { signature });
/** jsdom's own has no `arrayBuffer`. */
function fileOf(bytes: Uint8Array): File {
  const file = new File([], 'report.json', { type: 'application/json' });
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
}
const open = (answers: Answers) => openApp('/citation-generator?tab=reviews&review=3', answers);
const row = (words: RegExp) => screen.findByRole('button', { name: words });

describe('A review', () => {
  it('is worked through by keys that are shown, and signed', async () => {
    const { api, user } = await open({
      'GET /citations/reviews/:id': reviewOf(),
      'PUT /citations/reviews/:id/decisions': reviewOf(),
      'POST /citations/reviews/:id/signature': SIGNED,
      'GET /citations/reports/entry': { entry: null },
    });
    const first = await row(/410 U\.S\. 113/);
    expect(screen.getByText('0 of 2 decided', { exact: false })).toBeVisible();
    const keys = screen.getByRole('region', { name: 'Problems' });
    for (const word of ['next', 'previous', 'note']) expect(keys).toHaveTextContent(word);
    const sign = screen.getByRole('button', { name: 'Sign and close' });
    expect(sign).toBeDisabled();

    first.focus();
    await user.keyboard('n');
    const note = await screen.findByLabelText('Note');
    await waitFor(() => expect(note).toHaveFocus());
    await user.keyboard('It is 1973.{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('2');
    await waitFor(() => expect(first).toHaveTextContent('Corrected'));
    const second = await row(/42 U\.S\.C\./);
    expect(second).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}1');
    await waitFor(() => expect(second).toHaveTextContent('Confirmed by hand'));
    expect(api.callsOf('PUT /citations/reviews/:id/decisions').map(({ body }) => body)).toEqual([
      { citation: 0, decision: 'corrected', note: 'It is 1973.' },
      { citation: 2, decision: 'confirmed', note: '' },
    ]);

    await user.clear(screen.getByLabelText(/Certificate page/));
    await user.type(screen.getByLabelText(/Your name/), '!');
    await user.click(sign);
    expect(await screen.findByText(/^Signed by Ann A\./)).toBeVisible();
    expect(screen.getByText(DIGEST)).toBeVisible();
    expect(screen.getByText('On its way into the audit log...')).toBeVisible();
    expect(api.callsOf('POST /citations/reviews/:id/signature')[0]?.body).toMatchObject({
      certificate: '',
    });
    expect(screen.queryByRole('button', { name: 'Sign and close' })).toBeNull();
  });

  it('stays signed, whatever an older answer says that comes after', async () => {
    const decided = reviewOf([CITED[1]!]);
    const signed = reviewOf([CITED[1]!], { signedAt: AT, digest: DIGEST }, { signature });
    let answer: (review: Review) => void = () => undefined;
    const older = new Promise<Review>((resolve) => {
      answer = resolve;
    });
    const { api, user } = await open({
      'GET /citations/reviews/:id': decided,
      'GET /citations/reviews': [decided],
      'POST /citations/reviews/:id/signature': signed,
      'GET /citations/reports/entry': { entry: null },
    });
    await screen.findByRole('button', { name: 'Sign and close' });
    await user.click(screen.getByRole('link', { name: 'All reviews' }));
    api.answer({ 'GET /citations/reviews/:id': () => older });
    await user.click(await screen.findByRole('link', { name: 'Opening brief' }));
    await user.click(await screen.findByRole('button', { name: 'Sign and close' }));
    await screen.findByText(/^Signed by Ann A\./);
    await act(async () => answer(decided));
    expect(screen.getByText(/^Signed by Ann A\./)).toBeVisible();
  });

  it('tells that a decision was not kept, and shows none', async () => {
    const { user } = await open({
      'GET /citations/reviews/:id': reviewOf(),
      'PUT /citations/reviews/:id/decisions': refusal(409, {
        code: 'CONFLICT',
        message: 'This report is signed, and cannot be changed anymore.',
      }),
    });
    const first = await row(/410 U\.S\. 113/);
    first.focus();
    await user.keyboard('3');
    await waitFor(() => expect(toasts()[0]).toHaveTextContent('The decision was not saved'));
    expect(first).toHaveTextContent('Not decided');
  });

  it('of a text that is in order has nothing to decide, and can be signed', async () => {
    await open({ 'GET /citations/reviews/:id': reviewOf([CITED[1]!]) });
    expect(await screen.findByText(/No problem was found/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign and close' })).toBeEnabled();
  });

  it('that is signed is only read', async () => {
    const { user } = await open({
      'GET /citations/reviews/:id': SIGNED,
      'GET /citations/reports/entry': { entry: null },
    });
    await user.click(await row(/410 U\.S\. 113/));
    expect(screen.getByText('It is of 1973.')).toBeVisible();
    expect(screen.queryByLabelText('Note')).toBeNull();
    await user.keyboard('1');
    expect(screen.queryByText('Confirmed by hand')).toBeNull();
  });

  it('that is not there says so, with a way back and another try', async () => {
    await open({
      'GET /citations/reviews/:id': refusal(404, {
        code: 'NOT_FOUND',
        message: 'This review was not found. It may have been deleted.',
      }),
    });
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert).toHaveTextContent('This review was not found.');
    expect(screen.getByRole('link', { name: 'All reviews' })).toBeVisible();
  });

  it('shows hundreds of problems', async () => {
    const many = Array.from({ length: 300 }, () => CITED[0]!);
    await open({ 'GET /citations/reviews/:id': reviewOf(many) });
    expect(await screen.findAllByText('Not decided')).toHaveLength(300);
  });
});

describe('The list of reviews', () => {
  const openList = (answers: Answers) => openApp('/citation-generator?tab=reviews', answers);

  it('says where they come from as long as there are none', async () => {
    await openList({ 'GET /citations/reviews': [] });
    expect(await screen.findByText(/There are none yet/)).toBeVisible();
  });

  it('leads to each, and deletes one that is not needed', async () => {
    const { api, user } = await openList({
      'GET /citations/reviews': [reviewOf()],
      'DELETE /citations/reviews/:id': new Response(null, { status: 204 }),
    });
    expect(await screen.findByRole('link', { name: 'Opening brief' })).toHaveAttribute(
      'href',
      '/citation-generator?tab=reviews&review=3',
    );
    await user.click(screen.getByRole('button', { name: 'Delete Opening brief' }));
    api.answer({ 'GET /citations/reviews': [] });
    await user.click(screen.getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText(/There are none yet/)).toBeVisible();
  });

  it('verifies a file, and names what was changed', async () => {
    const intact = {
      faults: [],
      digest: DIGEST,
      title: 'Opening brief',
      signature: { name: 'Ann A.', at: AT },
      entry: 12,
    };
    const { api, user } = await openList({
      'GET /citations/reviews': [],
      'POST /citations/reports/verification': intact,
    });
    const file = fileOf(new TextEncoder().encode('{}'));
    await user.upload(await screen.findByLabelText('Report file'), file);
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    expect(screen.getByText(/Entry 12 of the audit log has its digest/)).toBeVisible();
    api.answer({
      'POST /citations/reports/verification': { ...intact, faults: ['changed', 'unknown'] },
    });
    await user.upload(screen.getByLabelText('Report file'), file);
    expect(await screen.findByText('This report does not verify')).toBeVisible();
    expect(screen.getByText('The audit log has no entry with this digest.')).toBeVisible();
    await user.upload(screen.getByLabelText('Report file'), fileOf(new Uint8Array([0xff])));
    expect(await screen.findByText(/not a report’s JSON file/)).toBeVisible();
  });
});

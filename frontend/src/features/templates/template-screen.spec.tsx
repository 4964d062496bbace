import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { JOB } from '../../../e2e/fixtures/job-mocks';
import { refusal } from '../../../testing/api';
import { startJob } from '../../../testing/job';
import { toasts } from '../../../testing/open-app';
import {
  DRAFT,
  generate,
  openTemplates,
  templateScreen as parts,
  SAVED,
} from '../../../testing/template-screen';

const PURPOSE = 'to weigh a merger';

describe('The template generator', () => {
  it('says which input is missing', async () => {
    const { user } = await openTemplates();
    await user.click(parts.button());
    await screen.findByText('Document type is required');
    screen.getByText('Requirements are required');
    expect(parts.type()).toHaveFocus();
    await user.selectOptions(parts.type(), 'Legal Brief');
    await waitFor(() => expect(screen.queryByText('Document type is required')).toBeNull());
    await user.type(parts.requirements(), '   ');
    await user.click(parts.button());
    await waitFor(() => expect(parts.requirements()).toHaveFocus());
    screen.getByText('Requirements are required');
  });

  it('is busy while it drafts, and shows an example to begin with', async () => {
    let answer = (_: Response): void => undefined;
    const { user } = await openTemplates({
      'POST /templates/generate': () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    await user.click(screen.getByRole('button', { name: /^Mutual NDA between/ }));
    await waitFor(() => expect(parts.button()).toHaveTextContent('Generating...'));
    expect(parts.button()).toBeDisabled();
    expect(parts.requirements()).toBeDisabled();
    answer(Response.json(DRAFT));
    expect(await parts.draft()).toHaveTextContent('The Recipient may use it');
  });

  it('is given up with Cancel, without a word of failure', async () => {
    const app = await openTemplates({
      'POST /templates/generate': startJob().accepted,
      'DELETE /jobs/:id': Response.json({ ...JOB, state: 'cancelled' }),
    });
    await generate(app);
    await screen.findByText('Drafting the document...');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(parts.button()).toBeEnabled());
    expect(parts.requirements()).toHaveValue('Mutual NDA.');
    await waitFor(() => expect(app.api.callsOf('DELETE /jobs/:id')).toHaveLength(1));
    expect(toasts()).toEqual([]);
    expect(screen.queryByTestId('draft')).toBeNull();
  });

  it.each([
    ['The engine is away.', 'The engine is away.'],
    ['', 'Failed to generate template'],
  ])('fails with the words “%s”', async (message, expected) => {
    const app = await openTemplates({ 'POST /templates/generate': refusal(503, { message }) });
    await generate(app);
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert).toHaveTextContent(expected);
    expect(toasts()[0]).toHaveTextContent('Failed to generate template');
    expect(toasts()[0]).toHaveTextContent(expected);
    expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
    expect(parts.requirements()).toHaveValue('Mutual NDA.');
    app.api.answer({ 'POST /templates/generate': DRAFT });
    await app.user.click(parts.button());
    await parts.draft();
  });
});

describe('A draft', () => {
  it('is not left with changes unless one says so', async () => {
    const app = await openTemplates();
    const { user } = app;
    await generate(app);
    await parts.draft();
    await user.type(parts.field(), PURPOSE);
    await user.click(parts.action('New draft'));
    const dialog = () => screen.findByRole('dialog', { name: 'Leave this draft?' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Stay' }));
    expect(parts.field()).toHaveValue(PURPOSE);
    await user.click(parts.action('New draft'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByTestId('draft')).toBeNull());
    expect(parts.requirements()).toHaveValue('');
  });

  it('stays here when it cannot be saved, nor others listed', async () => {
    const away = refusal(503);
    const app = await openTemplates({
      'GET /templates/drafts': away,
      'POST /templates/drafts': away,
    });
    const kept = await parts.kept();
    await within(kept).findByText(/Your drafts could not be loaded/);
    await generate(app);
    await parts.draft();
    await app.user.type(parts.field(), PURPOSE);
    await app.user.click(parts.action('Save'));
    await waitFor(() => expect(toasts()[0]).toHaveTextContent('The draft was not saved'));
    expect(parts.field()).toHaveValue(PURPOSE);
    app.api.answer({ 'GET /templates/drafts': [SAVED], 'POST /templates/drafts': SAVED });
    await app.user.click(parts.action('Save'));
    await screen.findByText(/version 1, saved$/);
  });

  it('without room for a version stays on the screen, and is saved as a new one', async () => {
    const app = await openTemplates({ 'POST /templates/drafts': SAVED });
    await generate(app);
    await parts.draft();
    await app.user.click(parts.action('Save'));
    await screen.findByText(/version 1, saved$/);
    const full = { code: 'QUOTA_REACHED', message: 'This draft has 200 versions.' };
    app.api.answer({ 'POST /templates/drafts': refusal(409, full) });
    await app.user.type(parts.field(), PURPOSE);
    await app.user.click(parts.action('Save'));
    await waitFor(() =>
      expect(toasts()[0]).toHaveTextContent(
        'This draft has 200 versions. Save again to keep it as a new draft.',
      ),
    );
    expect(parts.field()).toHaveValue(PURPOSE);
    app.api.answer({ 'POST /templates/drafts': { ...SAVED, id: 6 } });
    await app.user.click(parts.action('Save'));
    await screen.findByText(/version 1, saved$/);
    const bodies = app.api.callsOf('POST /templates/drafts').map(({ body }) => body);
    const asNew = expect.not.objectContaining({ id: expect.anything() });
    expect(bodies).toEqual([asNew, expect.objectContaining({ id: SAVED.id }), asNew]);
  });

  it('asks for words that no clause has, and takes a suggestion with one key', async () => {
    const purpose = DRAFT.placeholders[0]!;
    const asked = { name: 'special_1', label: '“No drums”', where: [], quote: 'No drums' };
    const suggestion = 'The Recipient shall not play drums.';
    const app = await openTemplates({
      'POST /templates/generate': {
        ...DRAFT,
        placeholders: [...DRAFT.placeholders, { ...purpose, ...asked, suggestion }],
        notUnderstood: ['No drums'],
      },
    });
    await generate(app);
    const draft = await parts.draft();
    expect(draft).not.toHaveTextContent('drums');
    const question = screen.getByRole('group', { name: 'Not covered' });
    within(question).getByLabelText('“No drums”');
    await app.user.click(within(question).getByRole('button', { name: `Use “${suggestion}”` }));
    expect(within(question).getByLabelText('“No drums”')).toHaveValue(suggestion);
    expect(draft).toHaveTextContent(`2. Additional Terms${suggestion}`);
  });
});

import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockImport, mockOverview } from '../../../e2e/fixtures/library-mocks';
import { openAsAdministrator } from '../../../testing/administrator';
import { type Answers, refusal } from '../../../testing/api';

const open = (imports: object[] = [], answers: Answers = {}) =>
  openAsAdministrator('/admin/library', {
    'GET /library': Response.json(mockOverview()),
    'GET /library/imports': () => Response.json(imports),
    'GET /library/history': [],
    ...answers,
  });

const part = (name: string) => screen.findByRole('region', { name });

it('shows sources and coverage', async () => {
  await open();
  const sources = await part('Sources');
  await waitFor(() => expect(sources).toHaveTextContent('1,082'));
  const starter = within(sources).getByRole('row', { name: /Starter library/ });
  expect(starter).toHaveTextContent('463');
  expect(sources).toHaveTextContent('The citation index of 2026-11-28 names 536,546 decisions');
  expect(sources).toHaveTextContent(/SHA-256: [0-9a-f]{64}/);
  const courts = within(screen.getByRole('table', { name: 'By court' }));
  expect(courts.getByRole('row', { name: /Ninth Circuit/ })).toHaveTextContent('1902–2017');
  expect(screen.getByRole('table', { name: 'By decade' })).toHaveTextContent('1990s');
});

it('deletes a source once its name is typed, and shows that it goes', async () => {
  const { api, user } = await open([], {
    'DELETE /library/sources/:id': new Response(null, { status: 202 }),
  });
  const sources = within(await part('Sources'));
  const remove = await sources.findByRole('button', { name: 'Delete Neutral JSONL' });
  expect(sources.queryByRole('button', { name: 'Delete Starter library' })).toBeNull();
  await user.click(remove);
  const dialog = within(
    screen.getByRole('dialog', { name: 'Delete all cases from Neutral JSONL?' }),
  );
  const act = dialog.getByRole('button', { name: 'Delete source' });
  await user.type(dialog.getByLabelText('To confirm, type Neutral JSONL'), 'Neutral');
  expect(act).toBeDisabled();
  await user.type(dialog.getByLabelText('To confirm, type Neutral JSONL'), ' JSONL');
  const [starter, jsonl] = mockOverview().sources;
  api.answer({
    'GET /library': Response.json(
      mockOverview({ sources: [starter, { ...jsonl, isRemoving: true }] }),
    ),
  });
  await user.click(act);
  await sources.findByText('Deleting...');
  expect(api.callsOf('DELETE /library/sources/:id')).toHaveLength(1);
});

it('starts an import and follows it to its end', async () => {
  const list: object[] = [];
  const { api, user } = await open(list, {
    'POST /library/imports': () => {
      list.push(mockImport());
      return Response.json(mockImport(), { status: 202 });
    },
    'GET /library/imports/:id': () =>
      Response.json({
        import: list[0],
        problems: [
          { id: 1, file: 'opinions.jsonl.gz', place: 'line 12', reason: 'The record has no name.' },
        ],
        problemsTotal: 1,
        page: 1,
        pageSize: 100,
      }),
  });
  await user.type(
    await screen.findByLabelText('File or folder on the server'),
    'opinions.jsonl.gz',
  );
  await user.click(screen.getByRole('button', { name: 'Start import' }));
  const imports = await part('Imports');
  expect(await within(imports).findByRole('progressbar')).toHaveAttribute('value', '25');
  expect(imports).toHaveTextContent('Reading the records · 25% · 150 records');
  expect(api.callsOf('POST /library/imports')[0]?.body).toEqual({ path: 'opinions.jsonl.gz' });
  const records = { read: 160, added: 149, changed: 7, unchanged: 3, bad: 1 };
  list[0] = mockImport({ state: 'done', records });
  await within(imports).findByText(/149 new, 7 changed, 3 unchanged, 1 not readable\./);
  await user.click(within(imports).getByText('The record that could not be read'));
  await within(imports).findByText(/The record has no name\./);
  expect(imports).toHaveTextContent('line 12');
});

it('imports later history, and says which lines are wrong', async () => {
  const importedBy = { id: 1, name: 'Ann Advocate', email: 'ann@firm.example' };
  const file = { id: 3, name: 'ours.csv', entries: 2, importedAt: '2026-11-02T10:00:00.000Z' };
  const problems = [{ line: 3, reason: '“soon” is not a year.' }];
  const { api, user } = await open([], {
    'POST /library/history': Response.json({ stored: 0, problems }, { status: 201 }),
    'DELETE /library/history/:id': () => {
      api.answer({ 'GET /library/history': [] });
      return new Response(null, { status: 204 });
    },
  });
  const history = await part('Later history');
  await within(history).findByText(/^No file has been imported\./);
  const text = 'citation,kind,by';
  // A file of this page does not tell its text.
  const csv = Object.assign(new File([text], 'ours.csv'), { text: () => Promise.resolve(text) });
  await user.upload(within(history).getByLabelText('Import a CSV file'), csv);
  await within(history).findByText(/Nothing was imported\./);
  expect(history).toHaveTextContent('Line 3: “soon” is not a year.');
  api.answer({
    'POST /library/history': Response.json({ stored: 2, problems: [] }, { status: 201 }),
    'GET /library/history': [{ ...file, importedBy }],
  });
  await user.upload(within(history).getByLabelText('Import a CSV file'), csv);
  await within(history).findByText(/2 entries are in force\./);
  const sent = { name: 'ours.csv', csv: text };
  expect(api.callsOf('POST /library/history').map(({ body }) => body)).toEqual([sent, sent]);
  const files = await within(history).findByRole('list', { name: 'Imported later-history files' });
  expect(files).toHaveTextContent('2 entries · Nov 2, 2026');
  expect(files).toHaveTextContent('by Ann Advocate');
  await user.click(within(history).getByRole('button', { name: 'Delete ours.csv' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete file' }));
  await within(history).findByText(/^No file has been imported\./);
});

it('stops an import', async () => {
  const list: object[] = [mockImport()];
  const { user } = await open(list, {
    'DELETE /library/imports/:id': () => {
      list[0] = mockImport({ stopping: true });
      return Response.json(list[0], { status: 202 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const imports = await part('Imports');
  await waitFor(() => expect(imports).toHaveTextContent('Stopping'));
});

it('lets an interrupted import go on', async () => {
  const list: object[] = [mockImport({ state: 'interrupted' })];
  const { api, user } = await open(list, {
    'POST /library/imports': () => {
      list[0] = mockImport();
      return Response.json(list[0], { status: 202 });
    },
  });
  const imports = await part('Imports');
  await within(imports).findByText(/Stopped after 150 records\./);
  await user.click(within(imports).getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(imports).toHaveTextContent('Reading the records'));
  const [asked] = api.callsOf('POST /library/imports');
  expect(asked?.body).toEqual({ path: '/imports/opinions.jsonl.gz' });
});

it('says why an import was refused, or failed', async () => {
  const failed = mockImport({ state: 'failed', error: 'The archive ends too early.' });
  const missing = { code: 'VALIDATION_FAILED', message: 'There is no such file.' };
  const { user } = await open([failed], { 'POST /library/imports': refusal(400, missing) });
  await screen.findByText(/The archive ends too early\./);
  await user.click(screen.getByRole('button', { name: 'Start import' }));
  await screen.findByText(/Give the path of a file or folder/);
  await user.type(screen.getByLabelText('File or folder on the server'), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Start import' }));
  await screen.findByText('There is no such file.');
});

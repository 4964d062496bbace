import type { LawPiece } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockImport, mockOverview } from '../../../../e2e/fixtures/library-mocks';
import { openAsAdministrator } from '../../../../testing/administrator';
import { type Answers, refusal } from '../../../../testing/api';

const US = { slug: 'us', name: 'U.S.', fullName: 'United States Reports', from: 1754, to: 2012 };
const MASS = {
  slug: 'mass',
  name: 'Mass.',
  fullName: 'Massachusetts Reports',
  from: null,
  to: null,
};
const PLAN = {
  files: [{ address: 'https://static.case.law/us/410.zip', path: 'us/410.zip' }],
  filesTotal: 1,
  bytes: 34_000_000,
  seconds: 24,
  folder: '/import',
};

async function open(answers: Answers = {}, rest = '') {
  const opened = await openAsAdministrator(`/admin/library${rest}`, {
    'GET /library': Response.json(mockOverview()),
    'GET /library/imports': () => Response.json([]),
    'GET /library/history': [],
    'GET /library/law/reporters': () => Response.json([US, MASS]),
    'POST /library/law/plan': () => Response.json(PLAN),
    ...answers,
  });
  return { ...opened, part: within(await screen.findByRole('region', { name: 'Add law' })) };
}

it('finds reporters, shows size and time, and fetches', async () => {
  const { api, user, part } = await open({
    'POST /library/law': () => Response.json(mockImport({ label: 'us' }), { status: 202 }),
  });
  await user.type(part.getByLabelText('Reporters'), 'United States{Enter}');
  await user.click(
    await part.findByRole('button', { name: /^U\.S\., United States Reports, 1754–2012$/ }),
  );
  const chosen = within(part.getByRole('list', { name: 'Chosen reporters' }));
  expect(chosen.getByRole('button', { name: 'Remove U.S.' })).toBeVisible();
  await user.type(part.getByLabelText('Volumes'), '410');
  await user.selectOptions(part.getByLabelText('Contents'), 'Names and citations alone');
  await user.click(part.getByRole('button', { name: 'Show size and time' }));
  expect(await part.findByRole('status')).toHaveTextContent('1 file, about 34.0 MB and 1 minute');
  await user.click(part.getByText('Without a network: the files to bring'));
  expect(part.getByText('/import')).toBeVisible();
  expect(part.getByText(/static\.case\.law\/us\/410\.zip/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Fetch and import' }));
  await part.findByText('It is among the imports below.');
  const order = { source: 'cap', texts: false, reporters: ['us'], volumes: [410, 410] };
  expect(api.callsOf('POST /library/law/plan')[0]?.body).toMatchObject(order);
  expect(api.callsOf('POST /library/law')[0]?.body).toMatchObject(order);
});

it('is set to the volume of a case that was asked for', async () => {
  const { part } = await open({}, '?add=410%20U.S.%20113');
  expect(part.getByLabelText('Volumes')).toHaveValue('410');
  expect(await part.findByRole('button', { name: 'Remove U.S.' })).toBeVisible();
});

it('forgets what it found out about another order', async () => {
  const { user, part } = await open({}, '?add=410%20U.S.%20113');
  await part.findByRole('button', { name: 'Remove U.S.' });
  await user.click(part.getByRole('button', { name: 'Show size and time' }));
  await part.findByRole('button', { name: 'Fetch and import' });
  await user.type(part.getByLabelText('Volumes'), '-411');
  expect(part.queryByRole('button', { name: 'Fetch and import' })).toBeNull();
});

it('takes bulk files by their date', async () => {
  const { api, user, part } = await open();
  await user.selectOptions(part.getByLabelText('From'), 'CourtListener, bulk files');
  expect(part.queryByLabelText('Reporters')).toBeNull();
  await user.clear(part.getByLabelText('Date of the files'));
  await user.click(part.getByRole('button', { name: 'Show size and time' }));
  expect(await part.findByText('Give the date in the names of the files')).toBeVisible();
  await user.type(part.getByLabelText('Date of the files'), '2026-07-31');
  await user.click(part.getByRole('button', { name: 'Show size and time' }));
  await part.findByRole('button', { name: 'Fetch and import' });
  expect(api.callsOf('POST /library/law/plan')[0]?.body).toMatchObject({
    source: 'courtlistener',
    date: '2026-07-31',
    reporters: [],
  });
});

it('says what is wrong, what is not there, and what cannot be reached', async () => {
  const message = 'https://static.case.law cannot be reached from here.';
  const { api, user, part } = await open({
    'GET /library/law/reporters': () => refusal(409, { code: 'CONFLICT', message }),
  });
  await user.click(part.getByRole('button', { name: 'Show size and time' }));
  expect(await part.findByText('Choose a reporter')).toBeVisible();
  await user.type(part.getByLabelText('Reporters'), 'x{Enter}');
  expect(await part.findByText(message)).toBeVisible();
  api.answer({ 'GET /library/law/reporters': [] });
  await user.type(part.getByLabelText('Reporters'), 'y{Enter}');
  await part.findByText('No reporter has these words.');
  api.answer({
    'GET /library/law/reporters': [US],
    'POST /library/law/plan': Response.json({ ...PLAN, filesTotal: 0, files: [] }),
  });
  await user.type(part.getByLabelText('Reporters'), 'z{Enter}');
  await user.click(await part.findByRole('button', { name: /^U\.S\., / }));
  await user.click(part.getByRole('button', { name: 'Show size and time' }));
  await part.findByText('The publisher has no matching volume.');
  api.answer({
    'POST /library/law/plan': Response.json({
      ...PLAN,
      filesTotal: 900,
      bytes: null,
      seconds: null,
    }),
    'POST /library/law': refusal(409, { code: 'CONFLICT', message: 'An import is running.' }),
  });
  await user.click(part.getByRole('button', { name: 'Show size and time' }));
  expect(await part.findByRole('status')).toHaveTextContent(/^900 files; this server cannot reach/);
  expect(part.getByText(/and 899 more files;/)).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Fetch and import' }));
  expect(await part.findByText('An import is running.')).toBeVisible();
});

/** jsdom's own has no `arrayBuffer`. */
function fileOf(name: string, size: number): File {
  const bytes = new Uint8Array(size).fill(65);
  const slice = (from: number, to: number) => ({
    arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer),
  });
  return Object.assign(new File([bytes], name), { slice });
}

it('sends files in pieces and imports them together', async () => {
  const id = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';
  const { api, user, part } = await open({
    'POST /library/files': ({ body }) => ({ id, received: body.offset + 1 }),
    'POST /library/imports': () => Response.json(mockImport(), { status: 202 }),
  });
  const input = part.getByLabelText('Drop files of case law here, or choose them');
  await user.upload(input, [fileOf('a.csv', 130_000), fileOf('b.csv', 3)]);
  await waitFor(() =>
    expect(api.callsOf('POST /library/imports')[0]?.body).toEqual({ path: `sent:${id}` }),
  );
  const sent = api.callsOf('POST /library/files').map(({ body }) => body as unknown as LawPiece);
  expect(sent.map((each) => [each.id, each.name, each.offset, each.data.length])).toEqual([
    [null, 'a.csv', 0, 163_840],
    [id, 'a.csv', 122_880, 9_496],
    [id, 'b.csv', 0, 4],
  ]);
});

it('says why files were not taken', async () => {
  const message = 'There is no room.';
  const { user, part } = await open({
    'POST /library/files': () => refusal(409, { code: 'CONFLICT', message }),
  });
  const input = part.getByLabelText('Drop files of case law here, or choose them');
  await user.upload(input, fileOf('a.csv', 3));
  expect(await part.findByText(message)).toBeVisible();
});

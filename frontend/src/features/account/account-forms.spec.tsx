import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT, accountPart, openAccount } from '../../../testing/account-screen';
import { ADA, toasts } from '../../../testing/open-app';

it('changes name and firm, here and in the menu', async () => {
  const changed = { ...ADA, name: 'Ada Byron', company: 'Byron LLP' };
  const { api, user } = await openAccount({ 'POST /account/details': changed });
  const part = within(await accountPart('Name and firm'));
  const name = part.getByLabelText('Name');
  expect(name).toHaveValue('Ada Lovelace');
  await user.clear(name);
  await user.click(part.getByRole('button', { name: 'Save' }));
  await part.findByText('Name must be at least 2 characters');
  await user.type(name, 'Ada Byron');
  await user.type(part.getByLabelText(/Law firm/), 'Byron LLP');
  await user.click(part.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Name and firm saved'));
  expect(api.callsOf('POST /account/details')[0]?.body).toEqual({
    name: 'Ada Byron',
    company: 'Byron LLP',
  });
  screen.getByRole('button', { name: /Ada Byron/ });
});

it('says whose the name is where single sign-on provides it', async () => {
  await openAccount({
    ...ACCOUNT,
    'GET /account/single-sign-on': {
      name: 'Firm',
      linkedAt: null,
      linkedTo: null,
      hasPassword: false,
    },
  });
  await screen.findByText(/sign-on provides your name/);
  expect(screen.queryByRole('region', { name: 'Name and firm' })).toBeNull();
});

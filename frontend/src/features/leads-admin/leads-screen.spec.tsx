import { it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openAsAdministrator } from '../../../testing/administrator';

it('says when the leads cannot be loaded', async () => {
  await openAsAdministrator('/admin/leads', {
    'GET /admin/leads': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await screen.findByText('The leads could not be loaded');
});

import { note } from '../clause.js';

/** Who bears which loss, and up to what. */
export const LIABILITY_NOTES = {
  'uncapped-liability': note(
    'Uncapped liability',
    'medium',
    'This clause takes certain liabilities out of the limits of the contract.',
    'Check that the exceptions are ones the client can insure or control.',
  ),
  'cap-on-liability': note(
    'Cap on liability',
    'low',
    'This clause limits liability: an amount, the kinds of damages, or the time to claim.',
    'Check whom it protects, the amount, and the exceptions.',
  ),
  insurance: note(
    'Insurance',
    'low',
    'This clause requires a party to carry insurance.',
    'Check the limits against the client’s policies, and who is named in them.',
  ),
};

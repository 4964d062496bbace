import { note } from '../clause.js';

/** What a party may not do, with whom, and at which price. */
export const RESTRICTION_NOTES = {
  'most-favored-nation': note(
    'Most favored nation',
    'medium',
    'This clause promises terms as good as those given to others.',
    'Check what it is measured by and how it is enforced.',
  ),
  'non-compete': note(
    'Non-compete',
    'medium',
    'This clause keeps a party from competing.',
    'Check its time, place and business, and whether the governing law enforces it.',
  ),
  exclusivity: note(
    'Exclusivity',
    'medium',
    'This clause ties a party to one counterparty, or keeps others out.',
    'Check what is exclusive, for how long, and what ends it.',
  ),
  'no-solicit-of-customers': note(
    'No solicitation of customers',
    'medium',
    'This clause keeps a party from approaching the other’s customers or business partners.',
    'Check how long it lasts and whether it covers the party’s own existing customers.',
  ),
  'competitive-restriction-exception': note(
    'Exception to a restriction',
    'low',
    'This clause takes something out of a non-compete, an exclusivity or a ban on soliciting.',
    'Check that the exception covers what the client does today.',
  ),
  'no-solicit-of-employees': note(
    'No solicitation of employees',
    'medium',
    'This clause keeps a party from hiring or approaching the other’s people.',
    'Check how long it lasts and whether general advertisements are allowed.',
  ),
  'non-disparagement': note(
    'Non-disparagement',
    'low',
    'This clause keeps a party from speaking ill of the other or harming its reputation.',
    'Check that it is mutual, and that what the law requires may be said.',
  ),
  'rofr-rofo-rofn': note(
    'Right of first refusal, offer or negotiation',
    'medium',
    'This clause gives a party the first chance at a deal.',
    'Check what sets it off, how long it may take, and whether it binds a buyer of the business.',
  ),
  'price-restrictions': note(
    'Price restriction',
    'low',
    'This clause limits how a party may set or change its prices.',
    'Check the limit and how long it lasts.',
  ),
};

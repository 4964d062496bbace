import { note } from '../clause.js';

/** Who owns and who may use intellectual property. */
export const PROPERTY_NOTES = {
  'ip-ownership-assignment': note(
    'Assignment of intellectual property',
    'medium',
    'This clause gives one party the ownership of what the other creates or has.',
    'Check that it excludes the assignor’s earlier work and know-how.',
  ),
  'joint-ip-ownership': note(
    'Joint ownership of intellectual property',
    'medium',
    'This clause makes the parties owners together. What a joint owner may do alone differs from country to country and from right to right.',
    'Say who may use, license and enforce it, and whether profits must be accounted for.',
  ),
  'license-grant': note(
    'License grant',
    'info',
    'This clause grants a license.',
    'Check its scope, territory and term, and whether it may be sublicensed.',
  ),
  'non-transferable-license': note(
    'License may not be transferred',
    'low',
    'This clause limits how a license may be passed on.',
    'Check it before an assignment, a merger or the use of a contractor.',
  ),
  'affiliate-license-licensor': note(
    'License by affiliates of the licensor',
    'low',
    'This clause makes affiliates of the licensor grant rights too.',
    'Check that the licensor can bind them.',
  ),
  'affiliate-license-licensee': note(
    'License for affiliates of the licensee',
    'low',
    'This clause extends the license to affiliates of the licensee.',
    'Check who counts as one, and what happens when a company leaves the group.',
  ),
  'unlimited-all-you-can-eat-license': note(
    'Unlimited license',
    'low',
    'This clause grants use without a limit on quantity.',
    'Check that the price reflects it.',
  ),
  'irrevocable-or-perpetual-license': note(
    'Irrevocable or perpetual license',
    'medium',
    'This clause grants a license that cannot be ended, or that has no end.',
    'Check that the licensor accepts damages as its only remedy for misuse.',
  ),
  'source-code-escrow': note(
    'Source code escrow',
    'low',
    'This clause deals with source code that is held for release on certain events.',
    'Check the events of release and that deposits are verified.',
  ),
  'covenant-not-to-sue': note(
    'Covenant not to sue',
    'medium',
    'This clause keeps a party from contesting rights or bringing certain claims, or releases them.',
    'Check that it reaches no further than was agreed, and releases nothing unknown.',
  ),
};

import { describe, expect, it } from '@jest/globals';
import { duties, keepsRelations } from './keeps-relations.js';

describe('keepsRelations', () => {
  it.each([
    [
      'Prior to closing, Seller shall deliver the deed.',
      'Before closing, Seller shall deliver the deed.',
    ],
    ['The notice was sent by Tenant on May 5.', 'Tenant sent the notice on May 5.'],
    ['Tenant was sued by Landlord in Ohio.', 'Landlord sued Tenant in Ohio.'],
    ['The motion was denied by the court.', 'The court denied the motion.'],
    ['It should be noted that Seller may not enter.', 'Seller may not enter.'],
    ['Buyer can’t pay within three days.', 'Buyer cannot pay within 3 days.'],
    ['The fee was set by means of a formula.', 'A formula set the fee.'],
    ['Any and all claims are waived.', 'All claims are waived.'],
  ])('lets “%s” become “%s”', (original, replacement) => {
    expect(keepsRelations(original, replacement)).toBe(true);
  });

  it.each([
    ['whose amounts they are', 'Ann pays $400 and Bob $500.', 'Ann pays $500 and Bob $400.'],
    ['a number in words', 'within thirty days', 'within sixty days'],
    ['what is counted', 'within 30 days', 'within 30 months'],
    ['which days', 'within ten business days', 'within ten days'],
    ['whose duty it is', 'Ann may enter and Bob must pay.', 'Ann must enter and Bob may pay.'],
    ['what is forbidden', 'Ann may not enter and shall pay.', 'Ann may enter and shall not pay.'],
    ['who did it', 'Landlord sued Tenant.', 'Tenant sued Landlord.'],
    ['who did it, in the passive', 'Landlord sued Tenant.', 'Landlord was sued by Tenant.'],
    ['who did it, out of the passive', 'Landlord was sued by Tenant.', 'Landlord sued Tenant.'],
    ['who did it, in small letters', 'The bank was sued by the guest.', 'The bank sued the guest.'],
    ['that anybody did it', 'The bank was sued by the guest.', 'The bank was sued.'],
    ['a choice', 'the deed or the key', 'the deed and the key'],
    ['a time', 'before the closing', 'after the closing'],
    ['a limit', 'at least two copies', 'at most two copies'],
    ['a condition', 'pays if asked', 'pays when asked'],
    ['how many', 'each of the parties', 'some of the parties'],
  ])('refuses a change of %s', (_, original, replacement) => {
    expect(keepsRelations(original, replacement)).toBe(false);
  });

  it('reads a duty with its negation', () => {
    expect(duties('He shall pay, won’t sue, can rest and cannot leave.')).toEqual([
      'shall',
      'will not',
      'can not',
    ]);
  });
});

import type { SignatureSource } from '../../source/template-source.js';

/** A party's place to sign, for a company or a person. */
export const partySignature = (role: string): SignatureSource => ({
  heading: `{${role}}`,
  lines: [
    ['By', ''],
    ['Name', ''],
    ['Title', ''],
    ['Date', ''],
  ],
});

/** A place to sign for a party that can only be a person. */
export const personSignature = (role: string): SignatureSource => ({
  heading: `{${role}}`,
  lines: [
    ['Signature', ''],
    ['Date', ''],
  ],
});

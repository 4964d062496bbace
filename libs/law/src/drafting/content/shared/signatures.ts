import type { SignatureSource } from '../../source/template-source.js';

/** A party's place to sign, for a company or a person. */
export const partySignature = (role: string): SignatureSource => ({
  heading: `{${role}}`,
  lines: [
    [`[!person.${role}] By`, ''],
    [`[!person.${role}] Name`, ''],
    [`[!person.${role}] Title`, ''],
    ...personLines(role),
    ['Date', ''],
  ],
});

/** Each of two persons signs. */
const personLines = (role: string): SignatureSource['lines'] => [
  [`[person.${role}&!several.${role}] Signature`, ''],
  [`[several.${role}] First signature`, ''],
  [`[several.${role}] Second signature`, ''],
];

/** As a deed in England: two authorized signatories or a director and a witness; a person with a witness. */
export const deedSignature = (role: string, when: string): SignatureSource => ({
  heading: `{?${when}|Executed as a deed by |}{${role}}`,
  lines: [
    ...partySignature(role).lines,
    [`[${when}&!person.${role}] Second authorised signatory, or witness`, ''],
    [`[${when}&person.${role}] Witness’s signature`, ''],
    [`[${when}] Witness’s name and address`, ''],
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

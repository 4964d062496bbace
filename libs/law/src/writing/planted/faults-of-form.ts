import { append, appends, type FaultKind, swap, swaps } from './plant.js';

const paragraphs = { in: 'brief', from: 'paragraphs' } as const;

/** Faults of citations, quotations, and lists, and places left open, in paragraphs of opinions. */
export const FAULTS_OF_FORM: readonly FaultKind[] = [
  {
    kind: 'citation form',
    ...paragraphs,
    ways: swaps([
      [/(?<=\d )F\.2d(?= \d)/, 'F. 2d'],
      [/(?<=\d )F\.3d(?= \d)/, 'F. 3d'],
      [/U\.S\.C\. § (?=\d)/, 'U.S.C. §'],
      [/(?<=\d )F\.2d(?= \d+, \d)/, 'F. 2d'],
      [/(?<=[.”"] )Id\.(?= at \d)/, 'id.'],
    ]),
  },
  {
    kind: 'quotations without a pin cite',
    ...paragraphs,
    ways: [
      'The court “may not weigh the evidence on such a motion.” [[Hale v. Pruitt, 410 F.3d 220 (6th Cir. 2005)]].',
      'A clerk “must take every paper that is timely.” [[Monroe v. Pape, 365 U.S. 167 (1961)]].',
      'He “was told to leave and did not come back.” [[State v. Weber, 310 N.W.2d 11 (Iowa 1981)]].',
      'The duty “runs to all who enter by the gate.” [[Adler v. Roth, 55 Cal. App. 4th 1 (1997)]].',
      'Notice “need only be fair under the circumstances.” [[Estes v. Lane, 88 F. Supp. 2d 9 (D. Me. 2000)]].',
    ].map(append),
  },
  {
    kind: '“id.” after several authorities',
    ...paragraphs,
    ways: [
      'Hale v. Pruitt, 410 F.3d 220, 224 (6th Cir. 2005); Monroe v. Pape, 365 U.S. 167, 170 (1961). Both say so. [[Id.]] at 171.',
      'See State v. Weber, 310 N.W.2d 11, 14 (Iowa 1981); see also Adler v. Roth, 55 Cal. App. 4th 1, 5 (1997). The test is old. [[Id.]] at 6.',
      'Estes v. Lane, 88 F. Supp. 2d 9, 12 (D. Me. 2000); Hale v. Pruitt, 410 F.3d 220, 225 (6th Cir. 2005). [[Id.]]',
      'Compare Monroe v. Pape, 365 U.S. 167, 172 (1961); Hale v. Pruitt, 410 F.3d 220, 226 (6th Cir. 2005). It is settled. [[Id.]] at 227.',
      '42 U.S.C. § 1983; Monroe v. Pape, 365 U.S. 167, 173 (1961). That is enough. [[Id.]] at 174.',
    ].map(append),
  },
  {
    kind: 'places left open',
    ...paragraphs,
    ways: [
      swap(/\bJanuary \d{1,2}, \d{4}|\bMarch \d{1,2}, \d{4}|\bMay \d{1,2}, \d{4}/, '[DATE]'),
      swap(/\$\d[\d,]+/, '$____'),
      append('The witness agreed. [[[CITE]]]'),
      append('She said so at trial. (R. at [[___]].)'),
      append('The next hearing is [[TBD]] in this matter.'),
    ],
  },
  {
    kind: 'items that are not parallel',
    ...paragraphs,
    ways: appends([
      'The rule asks a court (1) to weigh the harm, (2) to weigh the benefit, and (3) [[considering]] the public.',
      'The clerk must (a) stamp the paper, (b) [[entering]] it, and (c) send the notice.',
      'He had (a) to sign the form, (b) to pay the fee, and (c) [[bringing]] the deed.',
      'The tenant must (i) pay, [[(iii)]] insure, and (iv) leave.',
      'He must (a) pay, (b) sign, and [[(d)]] leave.',
    ]),
  },
];

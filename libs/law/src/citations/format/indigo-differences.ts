/**
 * The Indigo pairs that the formatter writes differently, each with what it writes and whose fault
 * the difference is: `data` where the pair's item lacks or misstates what its text shows, `pair`
 * where its text departs from a rule of the Indigo Book or The Bluebook, `ours` where we fall short.
 */
interface IndigoDifference {
  ours: string;
  fault: 'data' | 'pair' | 'ours';
  why: string;
}

const NAMES =
  'The pair prints the case name as in a textual sentence; in a citation Indigo T11 and Bluebook rule 10.2.2 abbreviate it.';
const ACT_YEAR =
  'The printed title has "of 2008", which the item does not; adding the year to an act\'s name would be a guess.';
const HEARING =
  'Cell Tax Fairness Act: Hearing on H.R. 5793 Before the Subcomm. on Commercial and Administrative Law of the H. Comm. on the Judiciary, 110th Cong.';

export const INDIGO_DIFFERENCES: Record<string, IndigoDifference> = {
  backref_V8BVDDG7: { ours: 'Cell Tax Fairness Act, supra', fault: 'data', why: ACT_YEAR },
  fullref_V8BVDDG7: { ours: `${HEARING} (2008)`, fault: 'data', why: ACT_YEAR },
  style_c162: { ours: `${HEARING} 12 (2008)`, fault: 'data', why: ACT_YEAR },
  style_c001: {
    ours: 'see also Gerald Lebovits, Write the Cites Right—Part II, 76 N.Y. St. B.J. 64 (2004)',
    fault: 'pair',
    why: 'With a volume the journal is cited by year alone (Bluebook rule 16.4); the pair adds the month.',
  },
  style_c019: {
    ours: 'United States v. Finley, 477 F.3d 250, 260 (5th Cir. 2007)',
    fault: 'pair',
    why: 'A party that is the United States is never abbreviated (Bluebook rule 10.2.2).',
  },
  style_c033: {
    ours: 'BMW of N. Am., Inc. v. Gore, 517 U.S. 559 (1996)',
    fault: 'pair',
    why: NAMES,
  },
  style_c057: {
    ours: 'Gucci Am., Inc. v. Guess?, Inc., 831 F. Supp. 2d 723 (S.D.N.Y. 2011)',
    fault: 'pair',
    why: NAMES,
  },
  style_c071: {
    ours: 'Frigaliment Importing Co. v. B.N.S. Int’l Sales Corp., 190 F. Supp. 116, 117 (S.D.N.Y. 1960)',
    fault: 'pair',
    why: NAMES,
  },
  style_c597: {
    ours: 'Byer v. Wright, 160 Ohio App. 3d 472, 2005-Ohio-1797, 827 N.E.2d 835',
    fault: 'ours',
    why: 'We write no appellate district ("11th Dist."), which Ohio\'s own practice adds; the pair also prints the reporter as "App.3d" where rule 6.1(a) spaces it.',
  },
  style_c644: {
    ours: 'Smith v. Jones, 1996 S.D. 15, 600 N.W.2d 900',
    fault: 'data',
    why: 'The item spaces the reporter "N.W. 2d"; rule 6.1(a) and T1 close it up, as the pair after it does.',
  },
};

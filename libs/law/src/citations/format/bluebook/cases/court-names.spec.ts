import { describe, expect, it } from '@jest/globals';
import { reporterOf } from '../../tables/reporters.js';
import { printCourt } from './court.js';
import { readCourt } from './court-names.js';

/** `authority | jurisdiction | reporter | expected court in the date parenthetical`. */
const ROWS = `
United States Court of Appeals for the Ninth Circuit | | F.3d | 9th Cir.
United States Court of Appeals, Second Circuit | | F.2d | 2d Cir.
court.appeals | us:c3 | F.3d | 3d Cir.
court.appeals | us:c0 | F.2d | D.C. Cir.
ca11 | | F.4th | 11th Cir.
3rd Cir. | | F.2d | 3d Cir.
United States Court of Appeals for the Federal Circuit | | F.3d | Fed. Cir.
U.S. District Court for the Southern District of West Virginia | | F. Supp. | S.D. W. Va.
United States District Court, N.D. California | | F. Supp. 2d | N.D. Cal.
United States District Court for the District of Columbia | | F. Supp. 3d | D.D.C.
district.court | us:c2:ny.sd | F. Supp. 2d | S.D.N.Y.
district.court | us:c1:ma.d | F. Supp. 2d | D. Mass.
United States Bankruptcy Court for the District of Delaware | | B.R. | Bankr. D. Del.
U.S. Supreme Court | | US |
Supreme Court of the United States | | S.Ct. |
supreme.court | us:mt | P.2d | Mont.
supreme.court | us:ny | N.Y.S.2d | Sup. Ct.
court.appeals | us:ny | N.Y.3d |
court.appeals | us:ny | N.E.2d | N.Y.
court.appeal | us:ca | P.2d | Cal. Ct. App.
court.appeal | us:ca | Cal. Rptr. 3d | Ct. App.
Appellate Court of Illinois | | Ill. App. 3d | App. Ct.
Court of Appeals of Texas | | S.W.3d | Tex. App.
Superior Court of New Jersey, Appellate Division | | A.2d | N.J. Super. Ct. App. Div.
Maryland Court of Special Appeals | | A.2d | Md. Ct. Spec. App.
Superior Court of Pennsylvania | | A.3d | Pa. Super. Ct.
United States Tax Court | | T.C. |
Court of Federal Claims | | Fed. Cl. |
Board of Immigration Appeals | | I. & N. Dec. | B.I.A.
Environmental Appeals Board | us | E.A.D. | Environmental Appeals Board
commission.human.rights | coe.int | Eur. H.R. Rep. |
`;

const rows = ROWS.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string, string]);

describe('the court of a date parenthetical', () => {
  it.each(rows)('%s (%s) in %s is "%s"', (authority, jurisdiction, reporter, expected) => {
    const court = readCourt(authority, jurisdiction || undefined);
    expect(printCourt(court, reporterOf(reporter))).toBe(expected);
  });

  it('is absent where the item names none', () => {
    expect(readCourt(undefined, 'us:ny')).toBeUndefined();
  });
});

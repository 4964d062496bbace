import { findCitations } from '../finder/find-citations.js';

const nameIn = (before: string): string | undefined =>
  findCitations(`${before} 1 U.S. 1 (1999)`)[0]?.fields.caseName;

describe('the case name read backwards', () => {
  it.each([
    ['The court so held. See also Smith v. Jones,', 'Smith v. Jones'],
    [
      'as we said in Matsushita Elec. Indus. Co., Ltd. v. Zenith Radio Corp.,',
      'Matsushita Elec. Indus. Co., Ltd. v. Zenith Radio Corp.',
    ],
    [
      'It ended. United States ex rel. Eisenstein v. City of New York,',
      'United States ex rel. Eisenstein v. City of New York',
    ],
    ['under Ex parte Young,', 'Ex parte Young'],
    ['Under In re Estate of Smith,', 'In re Estate of Smith'],
    ['E.I. du Pont de Nemours & Co. v. Train,', 'E.I. du Pont de Nemours & Co. v. Train'],
    ['(quoting Milliken v.\nMeyer,', 'Milliken v. Meyer'],
    ['we held in Wright v.\n\n12\n\n\fWarner,', 'Wright v. Warner'],
    ['compare Foo v. Bar with Baz v. Qux,', 'Baz v. Qux'],
    ['In Texas, Smith v. State,', 'Smith v. State'],
    ['The Paquete Habana,', 'The Paquete Habana'],
    ['the Slaughter-House Cases,', 'Slaughter-House Cases'],
    ['of evidence.[2]Sutton v. State,', 'Sutton v. State'],
    ['See eBay Inc. v. MercExchange, L.L.C.,', 'eBay Inc. v. MercExchange, L.L.C.'],
    ['the rule of deRaismes v. Hill,', 'deRaismes v. Hill'],
    ["Second Nat'l Bank v. Hill,", "Second Nat'l Bank v. Hill"],
    ['First, Smith v. Hill,', 'Smith v. Hill'],
    ['under School Dist. No. 2 v. Hill,', 'School Dist. No. 2 v. Hill'],
    ['Kramer v. Union Free School District No. 15,', 'Kramer v. Union Free School District No. 15'],
    ['Smith v. Hill, No. 15,', 'Smith v. Hill'],
    ["See Lodge 76, Int'l Ass'n v. Hill,", "Lodge 76, Int'l Ass'n v. Hill"],
    ['See 303 Creative LLC v. Elenis,', '303 Creative LLC v. Elenis'],
    ['In 2005 Acme Corp. v. Hill,', 'Acme Corp. v. Hill'],
    [
      'Verizon Commc’ns Inc. v. Law Offices of Curtis V. Trinko, LLP,',
      'Verizon Commc’ns Inc. v. Law Offices of Curtis V. Trinko, LLP',
    ],
    [
      'Continental T. V., Inc. v. GTE Sylvania Inc.,',
      'Continental T. V., Inc. v. GTE Sylvania Inc.',
    ],
    ['AT&T Mobility LLC v. Concepcion,', 'AT&T Mobility LLC v. Concepcion'],
    ['See AT & T Corp. v. Iowa Utils. Bd.,', 'AT & T Corp. v. Iowa Utils. Bd.'],
    ['See Tilden et ux. v. Marsh et vir.,', 'Tilden et ux. v. Marsh et vir.'],
    ['See United States v. Sparrow (No. 2),', 'United States v. Sparrow (No. 2)'],
    ['See TILDEN MILLS, INC. v. MARSH, LTD.,', 'TILDEN MILLS, INC. v. MARSH, LTD.'],
    ['See Tilden Pty. Ltd. v. Marsh,', 'Tilden Pty. Ltd. v. Marsh'],
  ])('of %j', (before, name) => {
    expect(nameIn(before)).toBe(name);
  });

  it('is not taken from a sentence that only mentions the case', () => {
    expect(nameIn('Smith v. Jones was decided the other way in')).toBeUndefined();
  });
});

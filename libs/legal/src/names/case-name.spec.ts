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
    ['AT&T Mobility LLC v. Concepcion,', 'AT&T Mobility LLC v. Concepcion'],
  ])('of %j', (before, name) => {
    expect(nameIn(before)).toBe(name);
  });

  it('is not taken from a sentence that only mentions the case', () => {
    expect(nameIn('Smith v. Jones was decided the other way in')).toBeUndefined();
  });
});

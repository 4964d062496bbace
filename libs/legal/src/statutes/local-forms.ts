import type { Law, LawType } from './table.js';

/**
 * How each jurisdiction's own lawyers abbreviate their code (Bluebook BT2: local rules). Each row:
 * spelling, canonical abbreviation (Bluebook T1), jurisdiction, what stands in front and follows.
 */
const ROWS: [string, string, string, string][] = [
  ['A.R.S.', 'Ariz. Rev. Stat. Ann.', 'Arizona', '-s'],
  ['A.C.A.', 'Ark. Code Ann.', 'Arkansas', '-s'],
  ['C.R.S.', 'Colo. Rev. Stat.', 'Colorado', '-s'],
  ['C.G.S.', 'Conn. Gen. Stat.', 'Connecticut', '-s'],
  ['General Statutes', 'Conn. Gen. Stat.', 'Connecticut', '-s'],
  ['Del. C.', 'Del. Code Ann.', 'Delaware', 'ts'],
  ['F.S.', 'Fla. Stat.', 'Florida', '-s'],
  ['O.C.G.A.', 'Ga. Code Ann.', 'Georgia', '-s'],
  ['OCGA', 'Ga. Code Ann.', 'Georgia', '-s'],
  ['HRS', 'Haw. Rev. Stat.', 'Hawaii', '-s'],
  ['ILCS', 'Ill. Comp. Stat.', 'Illinois', 'ti'],
  ['Ill. Rev. Stat.', 'Ill. Rev. Stat.', 'Illinois', '-s'],
  ['K.S.A.', 'Kan. Stat. Ann.', 'Kansas', '-s'],
  ['KRS', 'Ky. Rev. Stat. Ann.', 'Kentucky', '-s'],
  ['La. R.S.', 'La. Stat. Ann.', 'Louisiana', '-s'],
  ['La. Rev. Stat.', 'La. Stat. Ann.', 'Louisiana', '-s'],
  ['La. Rev. Stat. Ann.', 'La. Stat. Ann.', 'Louisiana', '-s'],
  ['La. Civ. Code', 'La. Civ. Code Ann.', 'Louisiana', '-a'],
  ['La. C.C.', 'La. Civ. Code Ann.', 'Louisiana', '-a'],
  ['La. C.C.P.', 'La. Code Civ. Proc. Ann.', 'Louisiana', '-a'],
  ['La. C.Cr.P.', 'La. Code Crim. Proc. Ann.', 'Louisiana', '-a'],
  ['M.R.S.A.', 'Me. Stat.', 'Maine', 'ts'],
  ['M.R.S.', 'Me. Stat.', 'Maine', 'ts'],
  ['Me. Rev. Stat. Ann.', 'Me. Stat.', 'Maine', '-s'],
  ['G.L.', 'Mass. Gen. Laws', 'Massachusetts', '-s'],
  ['M.G.L.', 'Mass. Gen. Laws', 'Massachusetts', '-s'],
  ['M.G.L.A.', 'Mass. Gen. Laws', 'Massachusetts', '-s'],
  ['MCL', 'Mich. Comp. Laws', 'Michigan', '-s'],
  ['MCLA', 'Mich. Comp. Laws', 'Michigan', '-s'],
  ['M.C.L.', 'Mich. Comp. Laws', 'Michigan', '-s'],
  ['RSMo', 'Mo. Rev. Stat.', 'Missouri', '-s'],
  ['Mo. Rev. Stat.', 'Mo. Rev. Stat.', 'Missouri', '-s'],
  ['MCA', 'Mont. Code Ann.', 'Montana', '-s'],
  ['NRS', 'Nev. Rev. Stat.', 'Nevada', '-s'],
  ['RSA', 'N.H. Rev. Stat. Ann.', 'New Hampshire', '-s'],
  ['N.J.S.A.', 'N.J. Stat. Ann.', 'New Jersey', '-s'],
  ['N.J.S.', 'N.J. Stat. Ann.', 'New Jersey', '-s'],
  ['NMSA 1978', 'N.M. Stat. Ann.', 'New Mexico', '-s'],
  ['G.S.', 'N.C. Gen. Stat.', 'North Carolina', '-s'],
  ['N.D.C.C.', 'N.D. Cent. Code', 'North Dakota', '-s'],
  ['R.C.', 'Ohio Rev. Code Ann.', 'Ohio', '-s'],
  ['Ohio Rev. Code', 'Ohio Rev. Code Ann.', 'Ohio', '-s'],
  ['O.S.', 'Okla. Stat.', 'Oklahoma', 'ts'],
  ['ORS', 'Or. Rev. Stat.', 'Oregon', '-s'],
  ['Pa.C.S.', 'Pa. Cons. Stat.', 'Pennsylvania', 'ts'],
  ['Pa.C.S.A.', 'Pa. Cons. Stat.', 'Pennsylvania', 'ts'],
  ['Pa. Cons. Stat. Ann.', 'Pa. Cons. Stat.', 'Pennsylvania', 'ts'],
  ['P.S.', 'Pa. Stat. Ann.', 'Pennsylvania', 'ts'],
  ['Pa. Stat. Ann.', 'Pa. Stat. Ann.', 'Pennsylvania', '-s'],
  ['S.C. Code', 'S.C. Code Ann.', 'South Carolina', '-s'],
  ['SDCL', 'S.D. Codified Laws', 'South Dakota', '-s'],
  ['T.C.A.', 'Tenn. Code Ann.', 'Tennessee', '-s'],
  ['Tex. Rev. Civ. Stat.', 'Tex. Rev. Civ. Stat. Ann.', 'Texas', '-a'],
  ['Tex. Code Crim. Proc.', 'Tex. Code Crim. Proc. Ann.', 'Texas', '-a'],
  ['V.S.A.', 'Vt. Stat. Ann.', 'Vermont', 'ts'],
  ['Va. Code', 'Va. Code Ann.', 'Virginia', '-s'],
  ['RCW', 'Wash. Rev. Code', 'Washington', '-s'],
  ['Wash. Rev. Code Ann.', 'Wash. Rev. Code', 'Washington', '-s'],
  ['WAC', 'Wash. Admin. Code', 'Washington', '-s'],
  ['W. S.', 'Wyo. Stat. Ann.', 'Wyoming', '-s'],
  ['I.R.C.', 'I.R.C.', 'United States', '-s'],
  ['U.C.C.', 'U.C.C.', 'Uniform', '-s'],
  ['UCC', 'U.C.C.', 'Uniform', '-s'],
  ['Model Penal Code', 'Model Penal Code', 'Model', '-s'],
  ['UCMJ', 'UCMJ', 'United States', '-a'],
  ['Rev. Stat.', 'Rev. Stat.', 'United States', '-s'],
  ['NYCRR', 'N.Y. Comp. Codes R. & Regs.', 'New York', 'ts'],
  ['N.Y.C.R.R.', 'N.Y. Comp. Codes R. & Regs.', 'New York', 'ts'],
  ['CPLR', 'N.Y. C.P.L.R.', 'New York', '-s'],
  ['N.Y. C.P.L.R.', 'N.Y. C.P.L.R.', 'New York', '-s'],
  ['CCR', 'Cal. Code Regs.', 'California', 'ts'],
];

const ADMINISTRATIVE = /Admin|Regs\b/;

/** Local spellings, in the form of the generated table. */
export const EXTRA_LAWS: Law[] = ROWS.map(([spelling, abbreviation, jurisdiction, form]) => {
  const type: LawType = ADMINISTRATIVE.test(abbreviation) ? 'code' : 'statute';
  const [prefix = '-', suffix = '-'] = form;
  return { abbreviation, name: abbreviation, type, jurisdiction, prefix, suffix, variations: [spelling] };
});

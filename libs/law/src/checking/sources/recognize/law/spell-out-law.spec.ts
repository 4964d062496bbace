import { recognizeSource } from '../../typed/recognize-source.js';

const codeOf = (text: string) => {
  const { item } = recognizeSource(text, 'statute');
  return [item.volume, item['container-title'], item.section].filter(Boolean).join(' ');
};

describe('codes of the states in words', () => {
  it.each([
    ['Alabama Code section 6-5-410', 'Ala. Code 6-5-410'],
    ['Alaska Statutes section 09.10.070', 'Alaska Stat. 09.10.070'],
    ['Arizona Revised Statutes section 12-542', 'Ariz. Rev. Stat. Ann. 12-542'],
    ['Arkansas Code section 16-56-105', 'Ark. Code Ann. 16-56-105'],
    ['California Health and Safety Code section 11362.5', 'Cal. Health & Safety Code 11362.5'],
    ['Colorado Revised Statutes section 13-80-102', 'Colo. Rev. Stat. 13-80-102'],
    ['Connecticut General Statutes section 52-584', 'Conn. Gen. Stat. 52-584'],
    ['Delaware Code title 10 section 8119', 'Del. Code Ann. tit. 10, § 8119'],
    ['District of Columbia Code section 12-301', 'D.C. Code 12-301'],
    ['Florida Statutes section 95.11', 'Fla. Stat. 95.11'],
    ['Georgia Code section 9-3-33', 'Ga. Code Ann. 9-3-33'],
    ['Hawaii Revised Statutes section 657-7', 'Haw. Rev. Stat. 657-7'],
    ['Idaho Code section 5-219', 'Idaho Code 5-219'],
    [
      'Illinois Compiled Statutes chapter 735, act 5, section 13-202',
      '735 Ill. Comp. Stat. 5/13-202',
    ],
    ['Indiana Code section 34-11-2-4', 'Ind. Code 34-11-2-4'],
    ['Iowa Code section 614.1', 'Iowa Code 614.1'],
    ['Kansas Statutes section 60-513', 'Kan. Stat. Ann. 60-513'],
    ['Kentucky Revised Statutes section 413.140', 'Ky. Rev. Stat. Ann. 413.140'],
    ['Louisiana Revised Statutes section 9:5628', 'La. Stat. Ann. 9:5628'],
    ['Maine Revised Statutes title 14 section 752', 'Me. Rev. Stat. Ann. tit. 14, § 752'],
    ['Massachusetts General Laws chapter 260 section 2A', 'Mass. Gen. Laws ch. 260, § 2A'],
    ['Michigan Compiled Laws section 600.5805', 'Mich. Comp. Laws 600.5805'],
    ['Minnesota Statutes section 541.05', 'Minn. Stat. 541.05'],
    ['Mississippi Code section 15-1-49', 'Miss. Code Ann. 15-1-49'],
    ['Missouri Revised Statutes section 516.120', 'Mo. Rev. Stat. 516.120'],
    ['Montana Code section 27-2-204', 'Mont. Code Ann. 27-2-204'],
    ['Nebraska Revised Statutes section 25-207', 'Neb. Rev. Stat. 25-207'],
    ['Nevada Revised Statutes section 11.190', 'Nev. Rev. Stat. 11.190'],
    ['New Hampshire Revised Statutes section 508:4', 'N.H. Rev. Stat. Ann. 508:4'],
    ['New Jersey Statutes section 2A:14-2', 'N.J. Stat. Ann. 2A:14-2'],
    ['New Mexico Statutes section 37-1-8', 'N.M. Stat. Ann. 37-1-8'],
    ['New York General Obligations Law section 5-1401', 'N.Y. Gen. Oblig. Law 5-1401'],
    ['North Carolina General Statutes section 1-52', 'N.C. Gen. Stat. 1-52'],
    ['North Dakota Century Code section 28-01-16', 'N.D. Cent. Code 28-01-16'],
    ['Ohio Revised Code section 2305.10', 'Ohio Rev. Code Ann. 2305.10'],
    ['Oklahoma Statutes title 12 section 95', 'Okla. Stat. tit. 12, § 95'],
    ['Oregon Revised Statutes section 12.110', 'Or. Rev. Stat. 12.110'],
    ['Pennsylvania Consolidated Statutes title 42 section 5524', '42 Pa. Cons. Stat. 5524'],
    ['Rhode Island General Laws section 9-1-14', 'R.I. Gen. Laws 9-1-14'],
    ['South Carolina Code section 15-3-530', 'S.C. Code Ann. 15-3-530'],
    ['South Dakota Codified Laws section 15-2-14', 'S.D. Codified Laws 15-2-14'],
    ['Tennessee Code section 28-3-104', 'Tenn. Code Ann. 28-3-104'],
    ['Texas Civil Practice and Remedies Code section 16.003', 'Tex. Civ. Prac. & Rem. Code 16.003'],
    ['Utah Code section 78B-2-307', 'Utah Code Ann. 78B-2-307'],
    ['Vermont Statutes title 12 section 512', 'Vt. Stat. Ann. tit. 12, § 512'],
    ['Virginia Code section 8.01-243', 'Va. Code Ann. 8.01-243'],
    ['Washington Revised Code section 4.16.080', 'Wash. Rev. Code 4.16.080'],
    ['West Virginia Code section 55-2-12', 'W. Va. Code 55-2-12'],
    ['Wisconsin Statutes section 893.54', 'Wis. Stat. 893.54'],
    ['Wyoming Statutes section 1-3-105', 'Wyo. Stat. Ann. 1-3-105'],
    [
      'Maryland Courts and Judicial Proceedings Code section 5-101',
      'Md. Cts. & Jud. Proc. Code 5-101',
    ],
  ])('%s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('what was not understood', () => {
  it('is named', () => {
    const { doubts } = recognizeSource('42 U.S.C. § 1983, third proviso', 'statute');
    expect(doubts.join()).toContain('“third proviso” was not read');
    expect(recognizeSource('42 U.S.C. § 1983 (2018)', 'statute').doubts).toEqual([]);
  });
});

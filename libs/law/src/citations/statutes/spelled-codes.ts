/**
 * Codes of the states that are cited by section alone, in words, and as they are cited (Bluebook
 * T1.3). Those with a title or a chapter before the section are read where a citation is made.
 */
const ROWS =
  'Alabama|Ala. Code|Alabama Code|Code of Alabama;Alaska|Alaska Stat.|Alaska Statutes;Arizona|Ariz. Rev. Stat. Ann.|Arizona Revised Statutes;Arkansas|Ark. Code Ann.|Arkansas Code;Colorado|Colo. Rev. Stat.|Colorado Revised Statutes;Connecticut|Conn. Gen. Stat.|Connecticut General Statutes;District of Columbia|D.C. Code|District of Columbia Code;Florida|Fla. Stat.|Florida Statutes;Georgia|Ga. Code Ann.|Georgia Code|Official Code of Georgia;Hawaii|Haw. Rev. Stat.|Hawaii Revised Statutes;Idaho|Idaho Code|Idaho Code;Indiana|Ind. Code|Indiana Code;Iowa|Iowa Code|Iowa Code;Kansas|Kan. Stat. Ann.|Kansas Statutes;Kentucky|Ky. Rev. Stat. Ann.|Kentucky Revised Statutes;Louisiana|La. Stat. Ann.|Louisiana Revised Statutes;Michigan|Mich. Comp. Laws|Michigan Compiled Laws;Minnesota|Minn. Stat.|Minnesota Statutes;Mississippi|Miss. Code Ann.|Mississippi Code;Missouri|Mo. Rev. Stat.|Missouri Revised Statutes;Montana|Mont. Code Ann.|Montana Code;Nebraska|Neb. Rev. Stat.|Nebraska Revised Statutes;Nevada|Nev. Rev. Stat.|Nevada Revised Statutes;New Hampshire|N.H. Rev. Stat. Ann.|New Hampshire Revised Statutes;New Jersey|N.J. Stat. Ann.|New Jersey Statutes;New Mexico|N.M. Stat. Ann.|New Mexico Statutes;North Carolina|N.C. Gen. Stat.|North Carolina General Statutes;North Dakota|N.D. Cent. Code|North Dakota Century Code;Ohio|Ohio Rev. Code Ann.|Ohio Revised Code;Oregon|Or. Rev. Stat.|Oregon Revised Statutes;Rhode Island|R.I. Gen. Laws|Rhode Island General Laws;South Carolina|S.C. Code Ann.|South Carolina Code;South Dakota|S.D. Codified Laws|South Dakota Codified Laws;Tennessee|Tenn. Code Ann.|Tennessee Code;Utah|Utah Code Ann.|Utah Code;Virginia|Va. Code Ann.|Virginia Code|Code of Virginia;Washington|Wash. Rev. Code|Washington Revised Code|Revised Code of Washington;West Virginia|W. Va. Code|West Virginia Code;Wisconsin|Wis. Stat.|Wisconsin Statutes;Wyoming|Wyo. Stat. Ann.|Wyoming Statutes';

/** Spelling, abbreviation, jurisdiction; the last as the table of local forms has it. */
export const SPELLED_CODES: [string, string, string, string][] = ROWS.split(';').flatMap((row) => {
  const [state = '', abbreviation = '', ...names] = row.split('|');
  return names.flatMap((name): [string, string, string, string][] => [
    [name, abbreviation, state, '-s'],
    [`${name} Annotated`, abbreviation, state, '-s'],
  ]);
});

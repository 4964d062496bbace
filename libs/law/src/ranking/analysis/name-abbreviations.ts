/**
 * Words of case names and their usual abbreviations (Bluebook table T6 and common usage). A name is
 * found by either form, whichever its record has.
 */
const PAIRS = `
administration admin; administrator admr; association assn; associates assocs; attorney atty;
authority auth; automobile auto; board bd; brothers bros; building bldg; business bus; casualty cas;
center ctr; central cent; chemical chem; committee comm; commission commn; commissioner commr;
community cmty; company co; construction constr; consolidated consol; cooperative coop;
corporation corp; county cty; department dept; development dev; director dir; distributor distrib;
district dist; division div; education educ; electric elec; employee emp; employment empt;
engineering engg; enterprise enter; environmental envtl; equipment equip; estate est;
exchange exch; executor exr; federal fed; federation fedn; financial fin; foundation found;
general gen; government govt; guaranty guar; hospital hosp; housing hous; incorporated inc;
industries indus; insurance ins; institute inst; international intl; investment inv;
junior jr; laboratory lab; liability liab; limited ltd; machine mach; management mgmt;
manufacturing mfg; maritime mar; market mkt; medical med; memorial meml; merchant merch;
metropolitan metro; mortgage mortg; municipal mun; mutual mut; national natl; organization org;
pacific pac; partnership pship; product prod; professional profl; property prop; public pub;
railroad rr; railway ry; refining ref; regional regl; rehabilitation rehab; savings sav;
school sch; science sci; secretary secy; security sec; service serv; society socy;
southern s; state st; steamship ss; street st; superintendent supt; surety sur; system sys;
technology tech; telegraph tel; telephone tel; township twp; transport transp; trust tr;
united u; university univ; utility util; village vill; saint st; savings s; loan l`;

const FORMS = new Map<string, string[]>();
for (const pair of PAIRS.split(';')) {
  const [long = '', short = ''] = pair.trim().split(' ');
  FORMS.set(long, [...(FORMS.get(long) ?? []), short]);
  if (short.length > 1) FORMS.set(short, [...(FORMS.get(short) ?? []), long]);
}

/** The other forms of a word in a name; `ass'n` and `assn` are one spelling. */
export function otherNameForms(word: string): readonly string[] {
  return FORMS.get(word) ?? [];
}

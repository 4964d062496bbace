/**
 * Laws: statutes, regulations, constitutions, rules, orders and manuals. A text, then what it is
 * and its Bluebook citation; APA and Chicago where they are not the same with a full stop. `⏎` is
 * a line's end; nothing behind the kind: no citation is written, since the text does not say enough.
 */
export const LAWS = `
2006 Cal. Stat. 45
  statute: 2006 Cal. Stat. 45
42 usc 1983
  statute: 42 U.S.C. § 1983
42 U.S.C. § 1983 (2018)
  statute: 42 U.S.C. § 1983 (2018)
42 USC §1983
  statute: 42 U.S.C. § 1983
title 42, section 1983 of the united states code
  statute: 42 U.S.C. § 1983
section 1983 of title 42 of the U.S. Code
  statute: 42 U.S.C. § 1983
42 U.S.C. §§ 1981-1988
  statute: 42 U.S.C. §§ 1981–1988
42 U.S.C. §§ 1983, 1985 (2018)
  statute: 42 U.S.C. §§ 1983, 1985 (2018)
17 u.s.c. s 107
  statute: 17 U.S.C. § 107
Title VII of the Civil Rights Act of 1964, 42 U.S.C. § 2000e-2(a)
  statute: Title VII of the Civil Rights Act of 1964, 42 U.S.C. § 2000e-2(a)
civil rights act of 1964
  statute: Civil Rights Act of 1964
29 cfr 1910.134
  regulation: 29 C.F.R. § 1910.134
29 C.F.R. § 1910.134(a)(1) (2023)
  regulation: 29 C.F.R. § 1910.134(a)(1) (2023)
21 cfr part 11
  regulation: 21 C.F.R. pt. 11
81 Fed. Reg. 32391 (May 23, 2016)
  regulation: 81 Fed. Reg. 32,391 (May 23, 2016)
  apa: 81 F.R. 32391 (May 23, 2016).
fed r civ p 12(b)(6)
  court-rule: Fed. R. Civ. P. 12(b)(6)
Fed. R. Civ. P. 12(b)(6)
  court-rule: Fed. R. Civ. P. 12(b)(6)
FRCP 56
  court-rule: Fed. R. Civ. P. 56
Federal Rule of Evidence 702
  court-rule: Fed. R. Evid. 702
rule 12(b)(6)
  court-rule:
U.S. Const. amend. XIV, § 1
  constitution: U.S. Const. amend. XIV, § 1
us const amend 14 sec 1
  constitution: U.S. Const. amend. XIV, § 1
14th amendment
  constitution: U.S. Const. amend. XIV
Fourteenth Amendment, section 1
  constitution: U.S. Const. amend. XIV, § 1
U.S. Const. art. I, § 8, cl. 3
  constitution: U.S. Const. art. I, § 8, cl. 3
commerce clause
  constitution: U.S. Const. art. I, § 8, cl. 3
article I section 8 clause 3
  constitution:
california constitution article 1 section 7
  constitution: Cal. Const. art. I, § 7
Cal. Penal Code § 187
  statute: Cal. Penal Code § 187
cal penal code 187
  statute: Cal. Penal Code § 187
california penal code section 187 (2014)
  statute: Cal. Penal Code § 187 (2014)
ny penal law 125.25
  statute: N.Y. Penal Law § 125.25
Florida Statutes section 768.28
  statute: Fla. Stat. § 768.28
ohio revised code 2903.02
  statute: Ohio Rev. Code Ann. § 2903.02
735 ILCS 5/2-1001
  statute: 735 Ill. Comp. Stat. 5/2-1001
Mass. Gen. Laws ch. 93A, § 2
  statute: Mass. Gen. Laws ch. 93A, § 2
Delaware Code title 8 section 102(b)(7)
  statute: Del. Code Ann. tit. 8, § 102(b)(7)
Tex. Penal Code Ann. § 19.02 (West 2019)
  statute: Tex. Penal Code Ann. § 19.02 (West 2019)
USA PATRIOT Act, Pub. L. No. 107-56, 115 Stat. 272 (2001)
  public-law: USA PATRIOT Act, Pub. L. No. 107-56, 115 Stat. 272 (2001)
pub l 111-148
  public-law: Pub. L. No. 111-148
U.S.S.G. § 3B1.1
  guideline: U.S. Sent’g Guidelines Manual § 3B1.1
Restatement (Second) of Torts § 402A (Am. L. Inst. 1965)
  restatement: Restatement (Second) of Torts § 402A (Am. L. Inst. 1965)
28 usc 1331, 1332
  statute: 28 U.S.C. §§ 1331, 1332
15 U.S.C. 78j(b)
  statute: 15 U.S.C. § 78j(b)
26 usc 501(c)(3)
  statute: 26 U.S.C. § 501(c)(3)
5 U.S.C.A. § 552
  statute: 5 U.S.C. § 552
fed. r. app. p. 4(a)
  court-rule: Fed. R. App. P. 4(a)
Fed R Crim P 11
  court-rule: Fed. R. Crim. P. 11
Model Penal Code § 2.02
  statute: Model Penal Code § 2.02
U.C.C. § 2-207
  statute: U.C.C. § 2-207
minn. stat. 609.02
  statute: Minn. Stat. § 609.02
Wash. Rev. Code § 9A.32.030
  statute: Wash. Rev. Code § 9A.32.030
tex. bus. & com. code 17.50
  statute: Tex. Bus. & Com. Code § 17.50
N.J. Stat. Ann. § 2C:11-3 (West 2015)
  statute: N.J. Stat. Ann. § 2C:11-3 (West 2015)
Lanham Act § 43(a), 15 U.S.C. § 1125(a)
  statute: Lanham Act § 43(a), 15 U.S.C. § 1125(a)
16 C.F.R. 310.4(b)(1)
  regulation: 16 C.F.R. § 310.4(b)(1)
first amendment to the united states constitution
  constitution: U.S. Const. amend. I
the due process clause
  constitution: U.S. Const.
idaho code 18-4001
  statute: Idaho Code § 18-4001
Exec. Order No. 13,769, 82 Fed. Reg. 8977 (Feb. 1, 2017)
  regulation: Exec. Order No. 13,769, 82 Fed. Reg. 8977 (Feb. 1, 2017)
  apa: Exec. Order No. 13,769, 82 F.R. 8977 (Feb. 1, 2017).
Section 1 of the Fourteenth Amendment
  constitution: U.S. Const. amend. XIV, § 1
Article III, section 2 of the United States Constitution
  constitution: U.S. Const. art. III, § 2
U.S. Constitution, Article I, Section 8, clause 3
  constitution: U.S. Const. art. I, § 8, cl. 3
Model Rule 1.7
  court-rule: Model Rules of Pro. Conduct r. 1.7
Model Rules of Prof'l Conduct R. 1.7 (2020)
  court-rule: Model Rules of Pro. Conduct r. 1.7 (Am. Bar Ass’n 2020)
Rule 4.2 of the New York Rules of Professional Conduct
  court-rule: N.Y. Rules of Pro. Conduct r. 4.2
Rule 12(b)(6) of the Federal Rules of Civil Procedure
  court-rule: Fed. R. Civ. P. 12(b)(6)
Cal. Code Civ. Proc. § 425.16
  statute: Cal. Civ. Proc. Code § 425.16
California Code of Civil Procedure section 425.16
  statute: Cal. Civ. Proc. Code § 425.16
Texas Business and Commerce Code section 15.50
  statute: Tex. Bus. & Com. Code § 15.50
New York General Business Law § 349
  statute: N.Y. Gen. Bus. Law § 349
Illinois Compiled Statutes chapter 735 act 5 section 2-615
  statute: 735 Ill. Comp. Stat. 5/2-615
Pennsylvania Consolidated Statutes title 42 section 5524
  statute: 42 Pa. Cons. Stat. § 5524
29 Code of Federal Regulations § 1910.1200
  regulation: 29 C.F.R. § 1910.1200
Restatement Third of Agency § 2.03
  restatement: Restatement (Third) of Agency § 2.03
`;

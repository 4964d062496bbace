/**
 * Expected Bluebook forms, written from the rules: `rule | source | options | form | expected`.
 * Court-document typefaces unless a row asks for the law review's.
 */
export const BLUEBOOK_TABLE = `
# Case names (rule 10.2)
10.2.1(f), 10.2.2, T6 | brown | | full | <i>Brown v. Bd. of Educ.</i>, 347 U.S. 483 (1954)
10.2.1(f) | miranda | | full | <i>Miranda v. Arizona</i>, 384 U.S. 436 (1966)
10.2.1(f) | riley | | full | <i>Riley v. California</i>, 573 U.S. 373 (2014)
10.2.1(f) | gant | | full | <i>Arizona v. Gant</i>, 556 U.S. 332 (2009)
10.2.1(f) | purrier | | full | <i>State v. Purrier</i>, 336 P.3d 574 (Or. Ct. App. 2014)
10.2.1(f) | goetz | | full | <i>People v. Goetz</i>, 68 N.Y.2d 96 (1986)
10.2.1(g), (e) | gideon | | full | <i>Gideon v. Wainwright</i>, 372 U.S. 335 (1963)
10.2.1(b) | gault | | full | <i>In re Gault</i>, 387 U.S. 1 (1967)
10.2.1(b) | touhy | | full | <i>United States ex rel. Touhy v. Ragen</i>, 340 U.S. 462 (1951)
10.2.1(b) | babyM | | full | <i>In re Baby M</i>, 537 A.2d 1227 (N.J. 1988)
10.2.1(b) | milligan | | full | <i>Ex parte Milligan</i>, 71 U.S. (4 Wall.) 2 (1866)
10.2.1(d), T10 | nyTimes | | full | <i>N.Y. Times Co. v. Sullivan</i>, 376 U.S. 254 (1964)
10.2.1(d) | prizeCases | | full | <i>The Prize Cases</i>, 67 U.S. (2 Black) 635 (1863)
10.2.1(e) | youngstown | | full | <i>Youngstown Sheet & Tube Co. v. Sawyer</i>, 343 U.S. 579 (1952)
10.2.1(j) | glenshaw | | full | <i>Comm’r v. Glenshaw Glass Co.</i>, 348 U.S. 426 (1955)
10.2.2 (United States) | nixon | | full | <i>United States v. Nixon</i>, 418 U.S. 683 (1974)
10.2.2 | shoe | | full | <i>Int’l Shoe Co. v. Washington</i>, 326 U.S. 310 (1945)
10.2.2, T6 | erie | | full | <i>Erie R.R. Co. v. Tompkins</i>, 304 U.S. 64 (1938)
10.2.2, T6 | chevron | | full | <i>Chevron, U.S.A., Inc. v. Nat. Res. Def. Council, Inc.</i>, 467 U.S. 837 (1984)
10.2.2, T6 | loper | | full | <i>Loper Bright Enters. v. Raimondo</i>, 603 U.S. 369 (2024)
10.2.2, T6 | twombly | | full | <i>Bell Atl. Corp. v. Twombly</i>, 550 U.S. 544 (2007)
10.2.2, T6 | citizens | | full | <i>Citizens United v. Fed. Election Comm’n</i>, 558 U.S. 310 (2010)
10.2.2, T10 | bakke | | full | <i>Regents of the Univ. of Cal. v. Bakke</i>, 438 U.S. 265 (1978)
10.2.2, T10 | bellotti | | full | <i>First Nat’l Bank of Bos. v. Bellotti</i>, 435 U.S. 765 (1978)
10.2.2 (whole party) | heller | | full | <i>District of Columbia v. Heller</i>, 554 U.S. 570 (2008)
10.2.2, T6 | bostock | | full | <i>Bostock v. Clayton Cnty.</i>, 590 U.S. 644 (2020)
10.2.2, T6 | dobbs | | full | <i>Dobbs v. Jackson Women’s Health Org.</i>, 597 U.S. 215 (2022)
10.2.1(f) (larger unit) | kelo | | full | <i>Kelo v. City of New London</i>, 545 U.S. 469 (2005)
10.2.2, T6 | aclu | | full | <i>Reno v. Am. Civil Liberties Union</i>, 521 U.S. 844 (1997)
10.2.2, T6 | garrett | | full | <i>Bd. of Trs. of the Univ. of Ala. v. Garrett</i>, 531 U.S. 356 (2001)
10.2.1(b), T7 | acosta | | full | <i>In re Acosta</i>, 19 I. & N. Dec. 211 (B.I.A. 1985)
10.2.1(c) | chadha | | full | <i>INS v. Chadha</i>, 462 U.S. 919 (1983)
10.2.1(c) | twombly | caseNames=text | full | <i>Bell Atlantic Corp. v. Twombly</i>, 550 U.S. 544 (2007)
10.2.1(c) | shoe | caseNames=text | full | <i>International Shoe Co. v. Washington</i>, 326 U.S. 310 (1945)
# Reporters (rule 10.3)
10.3.2 (Dall.) | calder | | full | <i>Calder v. Bull</i>, 3 U.S. (3 Dall.) 386 (1798)
10.3.2 (Cranch) | marbury | | full | <i>Marbury v. Madison</i>, 5 U.S. (1 Cranch) 137 (1803)
10.3.2 (Wheat.) | mcculloch | | full | <i>McCulloch v. Maryland</i>, 17 U.S. (4 Wheat.) 316 (1819)
10.3.2 (Pet.) | worcester | | full | <i>Worcester v. Georgia</i>, 31 U.S. (6 Pet.) 515 (1832)
10.3.2 (How.) | dredScott | | full | <i>Dred Scott v. Sandford</i>, 60 U.S. (19 How.) 393 (1857)
10.3.1 | palsgraf | | full | <i>Palsgraf v. Long Island R.R. Co.</i>, 248 N.Y. 339, 162 N.E. 99 (1928)
10.3.1 | greenman | | full | <i>Greenman v. Yuba Power Prods., Inc.</i>, 59 Cal. 2d 57, 377 P.2d 897 (1963)
10.3.3 | loomis | | full | <i>State v. Loomis</i>, 2016 WI 68, 881 N.W.2d 749
10.3.3 | loomis | pin=para. 5 | full | <i>State v. Loomis</i>, 2016 WI 68, ¶ 5, 881 N.W.2d 749
10.3.3 | wisconsin | pin=para. 5 | full | <i>State v. Loomis</i>, 2016 WI 68, ¶ 5
10.3.3 | ohio | | full | <i>Byer v. Wright</i>, 2005-Ohio-1797, 827 N.E.2d 835
10.3.3 | griego | pin=para. 2 | full | <i>Griego v. Oliver</i>, 2014-NMSC-003, ¶ 2, 316 P.3d 865, 870
B10.1.1 | obergefellBlank | | full | <i>Obergefell v. Hodges</i>, 576 U.S. ___ (2015)
# Court and date (rules 10.4, 10.5)
10.4(a), 6.2(b) | carroll | | full | <i>United States v. Carroll Towing Co.</i>, 159 F.2d 169 (2d Cir. 1947)
10.4(a) | authorsGuild | | full | <i>Authors Guild v. Google, Inc.</i>, 804 F.3d 202 (2d Cir. 2015)
10.4(a) | napster | | full | <i>A&M Records, Inc. v. Napster, Inc.</i>, 239 F.3d 1004 (9th Cir. 2001)
10.4(a) | microsoft | | full | <i>United States v. Microsoft Corp.</i>, 253 F.3d 34 (D.C. Cir. 2001)
10.4(a), T6 | stateStreet | | full | <i>State St. Bank & Tr. Co. v. Signature Fin. Grp., Inc.</i>, 149 F.3d 1368 (Fed. Cir. 1998)
10.4(a), T10 | clinton | | full | <i>Jones v. Clinton</i>, 990 F. Supp. 657 (E.D. Ark. 1998)
10.4(a), T6 | kitzmiller | | full | <i>Kitzmiller v. Dover Area Sch. Dist.</i>, 400 F. Supp. 2d 707 (M.D. Pa. 2005)
10.4(a), 6.1(a) | floyd | | full | <i>Floyd v. City of New York</i>, 959 F. Supp. 2d 540 (S.D.N.Y. 2013)
10.4(a) | zubulake | | full | <i>Zubulake v. UBS Warburg LLC</i>, 217 F.R.D. 309 (S.D.N.Y. 2003)
10.4(a) | mata | | full | <i>Mata v. Avianca, Inc.</i>, 678 F. Supp. 3d 443 (S.D.N.Y. 2023)
10.4(a) | ghen | | full | <i>Ghen v. Rich</i>, 8 F. 159 (D. Mass. 1881)
10.4(a) | manville | | full | <i>In re Johns-Manville Corp.</i>, 36 B.R. 727 (Bankr. S.D.N.Y. 1984)
10.4, T1.1 | powell | | full | <i>Estate of Powell v. Comm’r</i>, 148 T.C. 392 (2017)
10.4(b) | tarasoff | | full | <i>Tarasoff v. Regents of the Univ. of Cal.</i>, 551 P.2d 334 (Cal. 1976)
10.4(b) | foranyic | | full | <i>People v. Foranyic</i>, 74 Cal. Rptr. 2d 804 (Ct. App. 1998)
10.4(b) | stambovsky | | full | <i>Stambovsky v. Ackley</i>, 572 N.Y.S.2d 672 (App. Div. 1991)
10.4(b), T6 | goodridge | | full | <i>Goodridge v. Dep’t of Pub. Health</i>, 798 N.E.2d 941 (Mass. 2003)
10.4(b) | vanGorkom | | full | <i>Smith v. Van Gorkom</i>, 488 A.2d 858 (Del. 1985)
10.4(b) | caremark | | full | <i>In re Caremark Int’l Inc. Derivative Litig.</i>, 698 A.2d 959 (Del. Ch. 1996)
10.4(b) | helton | | full | <i>Helton v. State</i>, 311 So. 2d 381 (Fla. Dist. Ct. App. 1975)
10.4(b) | inReAC | | full | <i>In re A.C.</i>, 573 A.2d 1235 (D.C. 1990)
10.5(a), 10.8.1(b) | beastie | | full | <i>Beastie Boys v. Monster Energy Co.</i>, No. 12 Civ. 6065 (S.D.N.Y. Dec. 4, 2014)
10.8.1(b) | beastie | pin=7 | full | <i>Beastie Boys v. Monster Energy Co.</i>, No. 12 Civ. 6065, slip op. at 7 (S.D.N.Y. Dec. 4, 2014)
10.8.1(a) | salomon | | full | <i>In re Salomon Inc. Sec. Litig.</i>, Nos. 91 Civ. 5442 (RPP), 91 Civ. 5471, 1992 WL 150762 (S.D.N.Y. Nov. 13, 1992)
10.8.1(a) | salomon | pin=*3 | full | <i>In re Salomon Inc. Sec. Litig.</i>, Nos. 91 Civ. 5442 (RPP), 91 Civ. 5471, 1992 WL 150762, at *3 (S.D.N.Y. Nov. 13, 1992)
10.8.3 | declaration | pin=7 | full | Declaration of Martha Woodmansee at 7, <i>Salinger v. Colting</i>, 641 F. Supp. 2d 250 (S.D.N.Y. 2009) (No. 09 Civ. 05095)
14.3 | cutler | pin=623 | full | Donald Cutler, 11 E.A.D. 622, 623 (EAB 2004)
# Pins (rule 3)
3.2(a) | brown | pin=495 | full | <i>Brown v. Bd. of Educ.</i>, 347 U.S. 483, 495 (1954)
3.2(a) | miranda | pin=444-445 | full | <i>Miranda v. Arizona</i>, 384 U.S. 436, 444–45 (1966)
3.2(a) | miranda | pin=p. 499-504 | full | <i>Miranda v. Arizona</i>, 384 U.S. 436, 499–504 (1966)
3.2(a) | napster | pin=1011-1013, 1019 | full | <i>A&M Records, Inc. v. Napster, Inc.</i>, 239 F.3d 1004, 1011–13, 1019 (9th Cir. 2001)
3.2(b) | brown | pin=494 n.11 | full | <i>Brown v. Bd. of Educ.</i>, 347 U.S. 483, 494 n.11 (1954)
# Parentheticals (rules 1.5, 10.6)
10.6.1 | microsoft | parenthetical=en banc | full | <i>United States v. Microsoft Corp.</i>, 253 F.3d 34 (D.C. Cir. 2001) (en banc)
10.6.1 | youngstown | pin=634; parenthetical=Jackson, J., concurring | full | <i>Youngstown Sheet & Tube Co. v. Sawyer</i>, 343 U.S. 579, 634 (1952) (Jackson, J., concurring)
1.5(b) | microsoft | pin=49; parenthetical=citations omitted / per curiam / en banc | full | <i>United States v. Microsoft Corp.</i>, 253 F.3d 34, 49 (D.C. Cir. 2001) (en banc) (per curiam) (citations omitted)
1.5(b) | iqbal | pin=678; parenthetical=holding that conclusions need facts / quoting Twombly | full | <i>Ashcroft v. Iqbal</i>, 556 U.S. 662, 678 (2009) (quoting Twombly) (holding that conclusions need facts)
# History (rule 10.7)
10.7.1(c) | plessy | | full | <i>Plessy v. Ferguson</i>, 163 U.S. 537 (1896), <i>overruled by</i> <i>Brown v. Bd. of Educ.</i>, 347 U.S. 483 (1954)
10.7.1(c) | roe | | full | <i>Roe v. Wade</i>, 410 U.S. 113 (1973), <i>overruled by</i> <i>Dobbs v. Jackson Women’s Health Org.</i>, 597 U.S. 215 (2022)
10.7.2 (reversed parties) | schmuck | | full | <i>United States v. Schmuck</i>, 840 F.2d 384 (7th Cir. 1988), <i>aff’d</i>, 489 U.S. 705 (1989)
10.7.2, T8 | eldred | | full | <i>Eldred v. Reno</i>, 239 F.3d 372 (D.C. Cir. 2001), <i>aff’d sub nom.</i> <i>Eldred v. Ashcroft</i>, 537 U.S. 186 (2003)
10.5(d) | mitchell | | full | <i>United States v. Mitchell</i>, 377 F. Supp. 1326 (D.D.C.), <i>aff’d sub nom.</i> <i>United States v. Nixon</i>, 418 U.S. 683 (1974)
# Signals (rule 1.2)
1.2(a) | windsor | signal=See | full | <i>See</i> <i>United States v. Windsor</i>, 570 U.S. 744 (2013)
1.2(a) | windsor | signal=See, e.g., | full | <i>See, e.g.</i>, <i>United States v. Windsor</i>, 570 U.S. 744 (2013)
1.2(c) | windsor | signal=But see | full | <i>But see</i> <i>United States v. Windsor</i>, 570 U.S. 744 (2013)
# Short forms (rules 4, 10.9)
10.9(a)(i) | brown | pin=495 | short | <i>Brown</i>, 347 U.S. at 495
10.9(a)(i) | brown | | short | <i>Brown v. Bd. of Educ.</i>, 347 U.S. 483
10.9(a)(i) | brown | pin=495; omitName=true | short | 347 U.S. at 495
10.9(a)(i) | roe | pin=153 | short | <i>Roe</i>, 410 U.S. at 153
10.9(a)(i) (common litigant) | nixon | pin=703 | short | <i>Nixon</i>, 418 U.S. at 703
10.9(a)(i) (common litigant) | gant | pin=335 | short | <i>Gant</i>, 556 U.S. at 335
10.9(a)(i) (common litigant) | glenshaw | pin=431 | short | <i>Glenshaw Glass Co.</i>, 348 U.S. at 431
10.9(a)(ii) | loomis | pin=para. 5 | short | <i>Loomis</i>, 2016 WI 68, ¶ 5
10.9(a)(ii) | salomon | pin=*3 | short | <i>Salomon Inc. Sec. Litig.</i>, 1992 WL 150762, at *3
10.9(a) | marbury | pin=177 | short | <i>Marbury</i>, 5 U.S. (1 Cranch) at 177
10.9(a) | brown | pin=495; shortName=full | short | <i>Brown v. Bd. of Educ.</i>, 347 U.S. at 495
4.1 | brown | position=ibid | inText | <i>Id.</i>
4.1 | brown | position=ibid-with-locator; pin=495 | inText | <i>Id.</i> at 495
4.1 | brown | position=ibid-with-locator; pin=495; signal=See | inText | <i>See</i> <i>id.</i> at 495
4.1, 10.9 | brown | position=subsequent; pin=495 | inText | <i>Brown</i>, 347 U.S. at 495
10.9(a) (five footnotes) | brown | position=subsequent; pin=495; typeface=law-review; nearNote=2; noteNumber=9 | inText | Brown v. Bd. of Educ., 347 U.S. 483, 495 (1954)
10.9(a) (five footnotes) | brown | position=subsequent; pin=495; typeface=law-review; nearNote=2; noteNumber=7 | inText | <i>Brown</i>, 347 U.S. at 495
# Typefaces (rule 2)
2.2(a) | brown | typeface=law-review | full | Brown v. Bd. of Educ., 347 U.S. 483 (1954)
2.1(a) | gault | typeface=law-review | full | <i>In re</i> Gault, 387 U.S. 1 (1967)
2.1(a) | touhy | typeface=law-review | full | United States <i>ex rel.</i> Touhy v. Ragen, 340 U.S. 462 (1951)
2.1(b) | blues | typeface=law-review | full | Richard A. Posner, <i>The Bluebook Blues</i>, 120 <sc>Yale L.J.</sc> 850 (2011)
2.1(b) | empire | typeface=law-review; pin=53 | full | <sc>Ronald Dworkin</sc>, <sc>Law’s Empire</sc> 53 (1986)
2.1(b), 12 | calPenal | typeface=law-review | full | <sc>Cal. Penal Code</sc> § 187 (West 2014)
2.1(b), 11 | commerce | typeface=law-review | full | <sc>U.S. Const.</sc> art. I, § 8, cl. 3
2.1(b), 13.4 | senateReport | typeface=law-review; pin=441 | full | <sc>S. Rep. No. 106-261</sc>, at 441 (2000)
# Statutes and constitutions (rules 11, 12)
12.3 | s1983 | | full | 42 U.S.C. § 1983 (2018)
12.3.1(a) | ada | | full | Americans with Disabilities Act of 1990, 42 U.S.C. § 12101 (1990)
12.3.1(b), 3.3(b) | lanham | | full | Lanham (Trademark) Act, 15 U.S.C. §§ 1051–1141n (2012)
3.3(b) | titleVII | | full | 42 U.S.C. § 2000e-2(a) (2018)
3.3 | fairUse | pin=(1) | full | 17 U.S.C. § 107(1) (2018)
12.3.1(d), T1.3 | calPenal | | full | Cal. Penal Code § 187 (West 2014)
12.3.1(d), T1.3 | nyPenal | | full | N.Y. Penal Law § 125.25 (McKinney 2020)
T1.3 (Ill.) | illCivil | | full | 735 Ill. Comp. Stat. 5/2-1001 (2020)
T1.3 (Mass.) | mass93a | | full | Mass. Gen. Laws ch. 93A, § 2 (2020)
T1.3 (Del.) | delCorp | | full | Del. Code Ann. tit. 8, § 102(b)(7) (2020)
T1.3 (Colo.) | coloDefence | | full | Colo. Rev. Stat. § 18-1-704 (2020)
T1.3 (Tex.) | texPenal | | full | Tex. Penal Code Ann. § 19.02 (West 2019)
T1.3 (Tex.) | texArticle | | full | Tex. Code Crim. Proc. Ann. art. 38.22 (West 2018)
12.10 | s1983 | | short | 42 U.S.C. § 1983
4.1 | s1983 | position=ibid-with-locator; pin=1985 | inText | <i>Id.</i> § 1985
12.4 | patriot | | full | USA PATRIOT Act, Pub. L. No. 107-56, 115 Stat. 272 (2001)
12.4 | patriot | pin=sec. 802, at 376 | full | USA PATRIOT Act, Pub. L. No. 107-56, § 802, 115 Stat. 272, 376 (2001)
12.4 | aca | | full | Patient Protection and Affordable Care Act, Pub. L. No. 111-148, 124 Stat. 119 (2010)
12.4(e) | ledbetter | | full | Lilly Ledbetter Fair Pay Act of 2009, Pub. L. No. 111-2, 123 Stat. 5
14.5(c) | overtime | pin=32393 | short | 81 Fed. Reg. at 32,393
12.4 | calSession | | full | 2006 Cal. Stat. 45
11 | commerce | | full | U.S. Const. art. I, § 8, cl. 3
11 | fourteenth | | full | U.S. Const. amend. XIV, § 1
11 | eighteenth | | full | U.S. Const. amend. XVIII (repealed 1933)
11 | calConst | | full | Cal. Const. art. I, § 13
# Rules, restatements, regulations (rules 12.9, 14)
12.9.3 | rule12 | pin=(b)(6) | full | Fed. R. Civ. P. 12(b)(6)
12.9.3 | rule702 | | full | Fed. R. Evid. 702
12.9.5 | guidelines | | full | U.S. Sent’g Guidelines Manual § 3B1.1 (U.S. Sent’g Comm’n 2018)
12.9.4 | torts402A | | full | Restatement (Second) of Torts § 402A (Am. L. Inst. 1965)
12.9.4 | torts402A | pin=cmt. c | full | Restatement (Second) of Torts § 402A cmt. c (Am. L. Inst. 1965)
12.9.4 | contracts90 | | full | Restatement (Second) of Contracts § 90 (Am. L. Inst. 1981)
12.9.6 | modelRule | | full | Model Rules of Pro. Conduct r. 1.6 (Am. Bar Ass’n 2020)
14.2(a) | rule10b5 | | full | 17 C.F.R. § 240.10b-5 (2023)
14.2(a) | commonRule | | full | Protection of Human Subjects, 45 C.F.R. § 46 (2009)
14.2(a), (b) | overtime | pin=32393 | full | Defining and Delimiting the Exemptions for Executive, Administrative, Professional, Outside Sales and Computer Employees, 81 Fed. Reg. 32,391, 32,393 (May 23, 2016) (to be codified at 29 C.F.R. pt. 541)
T1.2 | treasReg | | full | Treas. Reg. § 1.61-1 (as amended in 1993)
14.7(a) | order13526 | | full | Exec. Order No. 13,526, 3 C.F.R. 298 (2010)
14.7(a) | order13769 | | full | Exec. Order No. 13,769, 82 Fed. Reg. 8977 (Feb. 1, 2017)
14.9 | patent | | full | U.S. Patent No. 8,112,504 B2 (filed Mar. 4, 2009)
14.9 | patent | | short | ’504 Patent
# Legislative and international (rules 13, 21)
13.2 | cleanEnergy | | full | American Clean Energy and Security Act, H.R. 2454, 111th Cong. (2009)
13.2 | socialWork | pin=2(b) | full | Clinical Social Work Medicare Equality Act of 2001, S. 1083, 107th Cong. § 2(b) (2001)
13.3 | welfare | | full | <i>Welfare and Poverty in America: Hearing Before the S. Comm. on Fin.</i>, 114th Cong. (2015)
13.3 | mainHearing | | full | <i>Hearing on L.D. 319 Before the Health and Human Servs. Comm.</i>, 127th Leg., Reg. Sess. (Me. 2015)
13.4 | copyrightReport | pin=65 | full | H.R. Rep. No. 94-1476, at 65 (1976)
13.8 | copyrightReport | pin=65 | short | H.R. Rep. No. 94-1476, at 65
21.4 | nato | pin=art. 5 | full | North Atlantic Treaty art. 5, Apr. 4, 1949, 63 Stat. 2241, 34 U.N.T.S. 243
21.4 | vienna | | full | Vienna Convention on the Law of Treaties, May 23, 1969, 1155 U.N.T.S. 331
# Secondary sources (rules 15-18)
15.1, 15.4 | empire | pin=53 | full | Ronald Dworkin, <i>Law’s Empire</i> 53 (1986)
15.4 | concept | pin=94-99 | full | H.L.A. Hart, <i>The Concept of Law</i> 94–99 (3d ed. 2012)
15.1(a) | readingLaw | pin=167 | full | Antonin Scalia & Bryan A. Garner, <i>Reading Law: The Interpretation of Legal Texts</i> 167 (2012)
15.1(b) | keeton | pin=5 | full | W. Page Keeton et al., <i>Prosser and Keeton on the Law of Torts</i> 5 (5th ed. 1984)
15.3 | wright | pin=sec. 1357 | full | 5B Charles Alan Wright & Arthur R. Miller, <i>Federal Practice and Procedure</i> § 1357 (3d ed. 2004)
15.2 | democracy | pin=270 | full | Alexis de Tocqueville, <i>Democracy in America</i> 270 (J.P. Mayer ed., George Lawrence trans., 1969)
15.2 | politics | | full | <i>The Politics of Law: A Progressive Critique</i> (David Kairys ed., 1982)
15.5 | kennedy | pin=41 | full | Duncan Kennedy, <i>Legal Education as Training for Hierarchy</i>, <i>in</i> <i>The Politics of Law: A Progressive Critique</i> 40, 41 (David Kairys ed., 1982)
15.10 | empire | pin=53 | short | Dworkin, <i>supra</i>, at 53
15.10 | empire | pin=53; typeface=law-review; nearNote=3 | short | <sc>Dworkin</sc>, <i>supra</i> note 3, at 53
15.10.1 | nimmer | pin=sec. 14.02; position=ibid-with-locator; signal=See | inText | <i>See</i> <i>id.</i> § 14.02
16.4 | privacy | pin=195 | full | Samuel D. Warren & Louis D. Brandeis, <i>The Right to Privacy</i>, 4 Harv. L. Rev. 193, 195 (1890)
16.4, T13 | coase | | full | R.H. Coase, <i>The Problem of Social Cost</i>, 3 J.L. & Econ. 1 (1960)
16.2, T13 | behavioral | | full | Christine Jolls et al., <i>A Behavioral Approach to Law and Economics</i>, 50 Stan. L. Rev. 1471 (1998)
16.4, T13 | neutral | pin=20-21 | full | Robert H. Bork, <i>Neutral Principles and Some First Amendment Problems</i>, 47 Ind. L.J. 1, 20–21 (1971)
16.3 | wages | | full | John Hart Ely, <i>The Wages of Crying Wolf: A Comment on </i>Roe v. Wade, 82 Yale L.J. 920 (1973)
16.7.1 | lawns | | full | Comment, <i>Law and Lawns: Mandatory Water Restrictions and Substantive Due Process</i>, 7 Calif. L. Rev. 138 (1972)
16.9 | cathedral | pin=1092 | short | Calabresi & Melamed, <i>supra</i>, at 1092
16.9 | behavioral | pin=1473; typeface=law-review; nearNote=12 | short | Jolls et al., <i>supra</i> note 12, at 1473
16.5 | gawande | pin=38 | full | Atul Gawande, <i>The Cost Conundrum</i>, New Yorker, June 1, 2009, at 36, 38
16.5 | coates | | full | Ta-Nehisi Coates, <i>The Case for Reparations</i>, Atlantic, June 2014, at 54
16.6(a) | obama | | full | Peter Baker & Julie Hirschfeld Davis, <i>Obama, Down But Not Out, Presses Ahead</i>, N.Y. Times, Nov. 14, 2014, at A1
18.2.2 | liptak | | full | Adam Liptak, <i>Supreme Court Invalidates Key Part of Voting Rights Act</i>, N.Y. Times (June 25, 2013), https://www.nytimes.com/2013/06/26/us/supreme-court-ruling.html
18.2.2(c) | stareDecisis | | full | <i>Stare Decisis</i>, Legal Info. Inst., https://www.law.cornell.edu/wex/stare_decisis (last visited Mar. 5, 2024)
18.2.2(c) | shark | | full | Mike Masnick, <i>Left Shark Bites Back: 3D Printer Sculptor Hires Lawyer To Respond to Katy Perry’s Bogus Takedown</i>, TechDirt (Feb. 9, 2015, 12:27 PM), https://www.techdirt.com/articles/20150209/11373729960/
15.1(c) | forensic | pin=37 | full | National Research Council, <i>Strengthening Forensic Science in the United States: A Path Forward</i> 37 (2009)
17.2.2 | shannon | | full | Claude Elwood Shannon, An Algebra for Theoretical Genetics (1940) (Ph.D. dissertation, Massachusetts Institute of Technology)
`;

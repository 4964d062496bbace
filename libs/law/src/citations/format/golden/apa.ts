/**
 * Expected APA forms (7th edition), written from the rules: `rule | source | options | form | expected`.
 */
export const APA_TABLE = `
# Cases (§ 11.4)
11.4 | brown | | full | Brown v. Board of Education, 347 U.S. 483 (1954).
11.4 | brown | | inText | (<i>Brown v. Board of Education</i>, 1954)
11.4 | brown | | narrative | <i>Brown v. Board of Education</i> (1954)
11.4, 8.13 | brown | pin=495 | inText | (<i>Brown v. Board of Education</i>, 1954, p. 495)
11.4 | miranda | | full | Miranda v. Arizona, 384 U.S. 436 (1966).
11.4, 8.13 | miranda | pin=444-445 | inText | (<i>Miranda v. Arizona</i>, 1966, pp. 444–445)
11.4 | obergefell | | full | Obergefell v. Hodges, 576 U.S. 644 (2015).
11.4 | obergefellBlank | | full | Obergefell v. Hodges, 576 U.S. ___ (2015).
11.4 | marbury | | full | Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803).
11.4 | shoe | | full | International Shoe Co. v. Washington, 326 U.S. 310 (1945).
11.4 | nyTimes | | full | New York Times Co. v. Sullivan, 376 U.S. 254 (1964).
11.4 | citizens | | full | Citizens United v. Federal Election Commission, 558 U.S. 310 (2010).
11.4 | dobbs | | full | Dobbs v. Jackson Women’s Health Organization, 597 U.S. 215 (2022).
11.4 | dobbs | | narrative | <i>Dobbs v. Jackson Women’s Health Organization</i> (2022)
11.4 | bostock | | full | Bostock v. Clayton County, 590 U.S. 644 (2020).
11.4 | gault | | full | In re Gault, 387 U.S. 1 (1967).
11.4 | gault | | inText | (<i>In re Gault</i>, 1967)
11.4 | heller | | full | District of Columbia v. Heller, 554 U.S. 570 (2008).
11.4 | carroll | | full | United States v. Carroll Towing Co., 159 F.2d 169 (2d Cir. 1947).
11.4 | napster | | full | A&M Records, Inc. v. Napster, Inc., 239 F.3d 1004 (9th Cir. 2001).
11.4 | microsoft | | full | United States v. Microsoft Corp., 253 F.3d 34 (D.C. Cir. 2001).
11.4 | microsoft | | inText | (<i>United States v. Microsoft Corp.</i>, 2001)
11.4 | clinton | | full | Jones v. Clinton, 990 F. Supp. 657 (E.D. Ark. 1998).
11.4 | kitzmiller | | full | Kitzmiller v. Dover Area School District, 400 F. Supp. 2d 707 (M.D. Pa. 2005).
11.4 | kitzmiller | | inText | (<i>Kitzmiller v. Dover Area School District</i>, 2005)
11.4 | mata | | full | Mata v. Avianca, Inc., 678 F. Supp. 3d 443 (S.D.N.Y. 2023).
11.4 | tarasoff | | full | Tarasoff v. Regents of the University of California, 551 P.2d 334 (Cal. 1976).
11.4 | tarasoff | | narrative | <i>Tarasoff v. Regents of the University of California</i> (1976)
11.4 | goodridge | | full | Goodridge v. Department of Public Health, 798 N.E.2d 941 (Mass. 2003).
11.4 (parallel citations) | greenman | | full | Greenman v. Yuba Power Products, Inc., 59 Cal. 2d 57, 377 P.2d 897 (1963).
11.4 (appeals) | schmuck | | full | United States v. Schmuck, 840 F.2d 384 (7th Cir. 1988), <i>aff’d</i>, 489 U.S. 705 (1989).
11.4 | beastie | | full | Beastie Boys v. Monster Energy Co., No. 12 Civ. 6065 (S.D.N.Y. Dec. 4, 2014).
8.12 | brown | signal=See | inText | (see <i>Brown v. Board of Education</i>, 1954)
# Statutes (§ 11.5)
11.5 | ada | | full | Americans with Disabilities Act of 1990, 42 U.S.C. § 12101 (1990).
11.5 | ada | | inText | (Americans with Disabilities Act, 1990)
11.5 | ada | | narrative | Americans with Disabilities Act (1990)
11.5 | lanham | | full | Lanham (Trademark) Act, 15 U.S.C. §§ 1051–1141n (2012).
11.5 | lanham | | inText | (Lanham (Trademark) Act, 2012)
11.5 | ledbetter | | full | Lilly Ledbetter Fair Pay Act of 2009, Pub. L. No. 111-2, 123 Stat. 5 (2009).
11.5 | ledbetter | | inText | (Lilly Ledbetter Fair Pay Act, 2009)
11.5 | aca | | full | Patient Protection and Affordable Care Act, Pub. L. No. 111-148, 124 Stat. 119 (2010).
11.5 | aca | | inText | (Patient Protection and Affordable Care Act, 2010)
11.5 | patriot | | full | USA PATRIOT Act, Pub. L. No. 107-56, 115 Stat. 272 (2001).
11.5 | s1983 | | full | 42 U.S.C. § 1983 (2018).
11.5 | s1983 | | inText | (42 U.S.C. § 1983, 2018)
11.5 | fairUse | | full | 17 U.S.C. § 107 (2018).
11.5 | calPenal | | full | Cal. Penal Code § 187 (West 2014).
11.5 | calPenal | | narrative | Cal. Penal Code § 187 (2014)
11.5 | nyPenal | | full | N.Y. Penal Law § 125.25 (McKinney 2020).
11.5 | mass93a | | full | Mass. Gen. Laws ch. 93A, § 2 (2020).
# Legislative materials (§ 11.6)
11.6 | welfare | | full | Welfare and Poverty in America: Hearing Before the S. Comm. on Fin., 114th Cong. (2015).
11.6 | welfare | | inText | (Welfare and Poverty in America, 2015)
11.6 | cleanEnergy | | full | American Clean Energy and Security Act, H.R. 2454, 111th Cong. (2009).
11.6 | cleanEnergy | | inText | (American Clean Energy and Security Act, 2009)
11.6 | socialWork | | full | Clinical Social Work Medicare Equality Act of 2001, S. 1083, 107th Cong. (2001).
11.6 | socialWork | | inText | (Clinical Social Work Medicare Equality Act, 2001)
11.6 | copyrightReport | | full | H.R. Rep. No. 94-1476 (1976).
11.6 | copyrightReport | | inText | (H.R. Rep. No. 94-1476, 1976)
11.6 | senateReport | | narrative | S. Rep. No. 106-261 (2000)
# Administrative and executive materials (§ 11.7)
11.7 | commonRule | | full | Protection of Human Subjects, 45 C.F.R. § 46 (2009).
11.7 | commonRule | | inText | (Protection of Human Subjects, 2009)
11.7 | overtime | | full | Defining and Delimiting the Exemptions for Executive, Administrative, Professional, Outside Sales and Computer Employees, 81 F.R. 32391 (May 23, 2016) (to be codified at 29 C.F.R. pt. 541).
11.7 | order13526 | | full | Exec. Order No. 13,526, 3 C.F.R. 298 (2010).
11.7 | order13526 | | inText | (Exec. Order No. 13,526, 2010)
11.7 | rule10b5 | | full | 17 C.F.R. § 240.10b-5 (2023).
# Patents (§ 11.8), constitutions and treaties (§ 11.9)
11.8 | hiremath | | full | Hiremath, S. C., Kumar, S., Lu, F., & Salehi, A. (2016). <i>Using metaphors to present concepts across different intellectual domains</i> (U.S. Patent No. 9,367,592). U.S. Patent and Trademark Office.
11.8 | hiremath | | inText | (Hiremath et al., 2016)
11.9 | commerce | | full | U.S. Const. art. I, § 8, cl. 3.
11.9 | commerce | | inText | (U.S. Const. art. I, § 8, cl. 3)
11.9 | fourteenth | | full | U.S. Const. amend. XIV, § 1.
11.9 | eighteenth | | full | U.S. Const. amend. XVIII (repealed 1933).
11.9 | calConst | | full | Cal. Const. art. I, § 13.
11.9 | child | | full | Convention on the Rights of the Child, November 20, 1989.
11.9 | child | | inText | (Convention on the Rights of the Child, 1989)
11.9 | vienna | | full | Vienna Convention on the Law of Treaties, May 23, 1969.
# Periodicals (§ 10.1)
10.1 | path | | full | Hathaway, O. A. (2001). Path dependence in the law: The course and pattern of legal change in a common law system. <i>Iowa Law Review</i>, <i>86</i>(2), 601–665.
8.11 | path | | inText | (Hathaway, 2001)
8.11 | path | | narrative | Hathaway (2001)
8.13 | path | pin=610-612 | inText | (Hathaway, 2001, pp. 610–612)
8.13 | path | pin=610 | narrative | Hathaway (2001, p. 610)
8.13 | path | pin=para. 4 | inText | (Hathaway, 2001, para. 4)
10.1, 9.34 | coase | | full | Coase, R. H. (1960). The problem of social cost. <i>Journal of Law and Economics</i>, <i>3</i>, 1–44. https://doi.org/10.1086/466560
10.1, 9.8 | privacy | | full | Warren, S. D., & Brandeis, L. D. (1890). The right to privacy. <i>Harvard Law Review</i>, <i>4</i>(5), 193–220. https://doi.org/10.2307/1321160
8.17 | privacy | | inText | (Warren & Brandeis, 1890)
8.17 | privacy | | narrative | Warren and Brandeis (1890)
8.17 | privacy | pin=195 | inText | (Warren & Brandeis, 1890, p. 195)
10.1 | pathOfLaw | | full | Holmes, O. W. (1897). The path of the law. <i>Harvard Law Review</i>, <i>10</i>(8), 457–478.
10.1 | cathedral | | full | Calabresi, G., & Melamed, A. D. (1972). Property rules, liability rules, and inalienability: One view of the cathedral. <i>Harvard Law Review</i>, <i>85</i>(6), 1089–1128.
10.1 | behavioral | | full | Jolls, C., Sunstein, C. R., & Thaler, R. (1998). A behavioral approach to law and economics. <i>Stanford Law Review</i>, <i>50</i>(5), 1471–1550.
8.17 (et al.) | behavioral | | inText | (Jolls et al., 1998)
8.17 (et al.) | behavioral | | narrative | Jolls et al. (1998)
6.17 | blues | | full | Posner, R. A. (2011). The Bluebook blues. <i>Yale Law Journal</i>, <i>120</i>(4), 850–861.
6.17 (case name kept) | wages | | full | Ely, J. H. (1973). The wages of crying wolf: A comment on <i>Roe v. Wade</i>. <i>Yale Law Journal</i>, <i>82</i>(5), 920–949.
6.17 (proper noun kept) | neutral | | full | Bork, R. H. (1971). Neutral principles and some First Amendment problems. <i>Indiana Law Journal</i>, <i>47</i>(1), 1–35.
9.34 | dna | | full | Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. <i>Nature</i>, <i>171</i>(4356), 737–738. https://doi.org/10.1038/171737a0
8.14 | lawns | | inText | (“Law and Lawns: Mandatory Water Restrictions and Substantive Due Process,” 1972)
10.1 (newspaper) | obama | | full | Baker, P., & Davis, J. H. (2014, November 14). Obama, down but not out, presses ahead. <i>The New York Times</i>, A1.
10.1 (newspaper) | obama | | inText | (Baker & Davis, 2014)
10.1 (online newspaper) | liptak | | full | Liptak, A. (2013, June 25). Supreme Court invalidates key part of Voting Rights Act. <i>The New York Times</i>. https://www.nytimes.com/2013/06/26/us/supreme-court-ruling.html
10.1 (online newspaper) | liptak | | narrative | Liptak (2013)
10.1 (magazine) | gawande | | full | Gawande, A. (2009, June 1). The cost conundrum. <i>The New Yorker</i>, 36–44.
10.1 (magazine) | coates | | full | Coates, T.-N. (2014, June). The case for reparations. <i>The Atlantic</i>, 54–71.
10.1 (magazine) | coates | | inText | (Coates, 2014)
10.1 (blog) | shark | | full | Masnick, M. (2015, February 9). Left shark bites back: 3D printer sculptor hires lawyer to respond to Katy Perry’s bogus takedown. <i>TechDirt</i>. https://www.techdirt.com/articles/20150209/11373729960/
10.1 (blog) | shark | | inText | (Masnick, 2015)
# Books and chapters (§§ 10.2, 10.3)
10.2 | empire | | full | Dworkin, R. (1986). <i>Law’s empire</i>. Belknap Press.
10.2 | empire | | inText | (Dworkin, 1986)
8.13 | empire | pin=53 | inText | (Dworkin, 1986, p. 53)
8.13 (chapter) | empire | pin=ch. 3 | inText | (Dworkin, 1986, Chapter 3)
10.2, 9.19 | concept | | full | Hart, H. L. A. (2012). <i>The concept of law</i> (3rd ed.). Oxford University Press.
10.2 | concept | pin=94-99 | narrative | Hart (2012, pp. 94–99)
10.2 | justice | | full | Rawls, J. (1971). <i>A theory of justice</i>. Belknap Press.
10.2 | readingLaw | | full | Scalia, A., & Garner, B. A. (2012). <i>Reading law: The interpretation of legal texts</i>. Thomson/West.
10.2 | readingLaw | | narrative | Scalia and Garner (2012)
10.2, 9.8 | keeton | | full | Keeton, W. P., Dobbs, D. B., Keeton, R. E., & Owen, D. G. (1984). <i>Prosser and Keeton on the law of torts</i> (5th ed.). West.
8.17 (et al.) | keeton | pin=5 | inText | (Keeton et al., 1984, p. 5)
10.2, 9.19 | wright | | full | Wright, C. A., & Miller, A. R. (2004). <i>Federal practice and procedure</i> (3rd ed., Vol. 5B). West.
10.2 (edited) | politics | | full | Kairys, D. (Ed.). (1982). <i>The politics of law: A progressive critique</i>. Pantheon Books.
10.2 (edited) | politics | | inText | (Kairys, 1982)
10.2 (translated) | democracy | | full | de Tocqueville, A. (1969). <i>Democracy in America</i> (G. Lawrence, Trans.). Anchor Books.
10.3 | kennedy | | full | Kennedy, D. (1982). Legal education as training for hierarchy. In D. Kairys (Ed.), <i>The politics of law: A progressive critique</i> (pp. 40–61). Pantheon Books.
10.3 | deaux | | full | Deaux, K., & Major, B. (1990). A social-psychological model of gender. In D. L. Rhode (Ed.), <i>Theoretical perspectives on sexual difference</i> (pp. 89–99). Yale University Press.
10.3 | deaux | pin=93 | inText | (Deaux & Major, 1990, p. 93)
# Reports, theses, web (§§ 10.4, 10.6, 10.16)
10.4 | forensic | | full | National Research Council. (2009). <i>Strengthening forensic science in the United States: A path forward</i>. National Academies Press.
8.21 (group author) | forensic | | inText | (National Research Council, 2009)
8.21 (group author) | forensic | pin=37 | narrative | National Research Council (2009, p. 37)
10.6 | shannon | | full | Shannon, C. E. (1940). <i>An algebra for theoretical genetics</i> [Unpublished doctoral dissertation]. Massachusetts Institute of Technology.
10.6 | shannon | | inText | (Shannon, 1940)
10.16, 9.16 | ngram | | full | <i>Google Books Ngram Viewer</i>. (n.d.). Google. Retrieved April 17, 2012, from https://books.google.com/ngrams
8.14, 10.16 | ngram | | inText | (<i>Google Books Ngram Viewer</i>, n.d.)
10.16, 9.16 | stareDecisis | | full | <i>Stare decisis</i>. (n.d.). Legal Information Institute. Retrieved March 5, 2024, from https://www.law.cornell.edu/wex/stare_decisis
10.16 | stareDecisis | | narrative | <i>Stare Decisis</i> (n.d.)
8.12 | empire | signal=see also | inText | (see also Dworkin, 1986)
8.11 | empire | omitName=true; pin=53 | inText | (1986, p. 53)
`;

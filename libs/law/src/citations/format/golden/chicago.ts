/**
 * Expected Chicago forms (notes and bibliography), written from the rules of the 17th edition
 * (numbers as there) and, by default, the 18th: `rule | source | options | form | expected`.
 */
export const CHICAGO_TABLE = `
# Cases (14.276-14.280): full names roman, short names italic
14.276 | brown | | full | Brown v. Bd. of Educ., 347 U.S. 483 (1954).
14.276 | brown | pin=495 | full | Brown v. Bd. of Educ., 347 U.S. 483, 495 (1954).
14.276 | brown | pin=495 | short | <i>Brown</i>, 347 U.S. at 495.
14.276 | brown | position=subsequent; pin=495 | inText | <i>Brown</i>, 347 U.S. at 495.
14.276 | brown | position=ibid | inText | <i>Id.</i>
14.276 | brown | position=ibid-with-locator; pin=495 | inText | <i>Id.</i> at 495.
14.277 | marbury | | full | Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803).
14.277 | mcculloch | | full | McCulloch v. Maryland, 17 U.S. (4 Wheat.) 316 (1819).
14.277 | obergefell | pin=681 | full | Obergefell v. Hodges, 576 U.S. 644, 681 (2015).
14.277 | citizens | | full | Citizens United v. Fed. Election Comm’n, 558 U.S. 310 (2010).
14.277 | dobbs | | full | Dobbs v. Jackson Women’s Health Org., 597 U.S. 215 (2022).
14.276 (procedural phrase) | gault | | full | <i>In re</i> Gault, 387 U.S. 1 (1967).
14.276 (procedural phrase) | touhy | | full | United States <i>ex rel.</i> Touhy v. Ragen, 340 U.S. 462 (1951).
14.276 (procedural phrase) | milligan | | full | <i>Ex parte</i> Milligan, 71 U.S. (4 Wall.) 2 (1866).
14.278 | carroll | | full | United States v. Carroll Towing Co., 159 F.2d 169 (2d Cir. 1947).
14.278 | napster | pin=1011-1013 | full | A&M Records, Inc. v. Napster, Inc., 239 F.3d 1004, 1011–13 (9th Cir. 2001).
14.278 | microsoft | pin=49 | short | <i>Microsoft Corp.</i>, 253 F.3d at 49.
14.278 | kitzmiller | | full | Kitzmiller v. Dover Area Sch. Dist., 400 F. Supp. 2d 707 (M.D. Pa. 2005).
14.278 | mata | | full | Mata v. Avianca, Inc., 678 F. Supp. 3d 443 (S.D.N.Y. 2023).
14.278 | beastie | | full | Beastie Boys v. Monster Energy Co., No. 12 Civ. 6065 (S.D.N.Y. Dec. 4, 2014).
14.279 | palsgraf | | full | Palsgraf v. Long Island R.R. Co., 248 N.Y. 339, 162 N.E. 99 (1928).
14.279 | tarasoff | | full | Tarasoff v. Regents of the Univ. of Cal., 551 P.2d 334 (Cal. 1976).
14.279 | goodridge | | full | Goodridge v. Dep’t of Pub. Health, 798 N.E.2d 941 (Mass. 2003).
14.279 | caremark | | full | <i>In re</i> Caremark Int’l Inc. Derivative Litig., 698 A.2d 959 (Del. Ch. 1996).
14.276 (history) | schmuck | | full | United States v. Schmuck, 840 F.2d 384 (7th Cir. 1988), <i>aff’d</i>, 489 U.S. 705 (1989).
14.276 (history) | plessy | | full | Plessy v. Ferguson, 163 U.S. 537 (1896), <i>overruled by</i> Brown v. Bd. of Educ., 347 U.S. 483 (1954).
14.276 (signal) | windsor | signal=See | full | <i>See</i> United States v. Windsor, 570 U.S. 744 (2013).
# Statutes, regulations, constitutions (14.281-14.292)
14.282 | s1983 | | full | 42 U.S.C. § 1983 (2018).
14.282 | ada | | full | Americans with Disabilities Act of 1990, 42 U.S.C. § 12101 (1990).
14.282 | lanham | | full | Lanham (Trademark) Act, 15 U.S.C. §§ 1051–1141n (2012).
14.282 | titleVII | | full | 42 U.S.C. § 2000e-2(a) (2018).
14.282 | patriot | | full | USA PATRIOT Act, Pub. L. No. 107-56, 115 Stat. 272 (2001).
14.282 | aca | | full | Patient Protection and Affordable Care Act, Pub. L. No. 111-148, 124 Stat. 119 (2010).
14.283 | calPenal | | full | Cal. Penal Code § 187 (West 2014).
14.283 | nyPenal | | full | N.Y. Penal Law § 125.25 (McKinney 2020).
14.283 | delCorp | | full | Del. Code Ann. tit. 8, § 102(b)(7) (2020).
14.283 | illCivil | | full | 735 Ill. Comp. Stat. 5/2-1001 (2020).
14.281 | commerce | | full | U.S. Const. art. I, § 8, cl. 3.
14.281 | fourteenth | | full | U.S. Const. amend. XIV, § 1.
14.281 | calConst | | full | Cal. Const. art. I, § 13.
14.285 | cleanEnergy | | full | American Clean Energy and Security Act, H.R. 2454, 111th Cong. (2009).
14.285 | socialWork | pin=2(b) | full | Clinical Social Work Medicare Equality Act of 2001, S. 1083, 107th Cong. § 2(b) (2001).
14.286 | welfare | | full | <i>Welfare and Poverty in America: Hearing Before the S. Comm. on Fin.</i>, 114th Cong. (2015).
14.288 | senateReport | pin=441 | full | S. Rep. No. 106-261, at 441 (2000).
14.288 | copyrightReport | pin=65 | full | H.R. Rep. No. 94-1476, at 65 (1976).
14.290 | rule10b5 | | full | 17 C.F.R. § 240.10b-5 (2023).
14.290 | commonRule | | full | Protection of Human Subjects, 45 C.F.R. § 46 (2009).
14.291 | order13526 | | full | Exec. Order No. 13,526, 3 C.F.R. 298 (2010).
14.291 | order13769 | | full | Exec. Order No. 13,769, 82 Fed. Reg. 8977 (Feb. 1, 2017).
14.290 | nato | pin=art. 5 | full | North Atlantic Treaty art. 5, Apr. 4, 1949, 63 Stat. 2241, 34 U.N.T.S. 243.
14.290 | vienna | | full | Vienna Convention on the Law of Treaties, May 23, 1969, 1155 U.N.T.S. 331.
14.282 | torts402A | | full | Restatement (Second) of Torts § 402A (Am. L. Inst. 1965).
14.282 | rule12 | pin=(b)(6) | full | Fed. R. Civ. P. 12(b)(6).
14.258 | patent | | full | U.S. Patent No. 8,112,504 B2 (filed Mar. 4, 2009).
# Journal articles (14.168-14.187)
14.168 | path | pin=610-612 | full | Oona A. Hathaway, “Path Dependence in the Law: The Course and Pattern of Legal Change in a Common Law System,” <i>Iowa Law Review</i> 86, no. 2 (2001): 610–12.
14.168 | path | | full | Oona A. Hathaway, “Path Dependence in the Law: The Course and Pattern of Legal Change in a Common Law System,” <i>Iowa Law Review</i> 86, no. 2 (2001): 601–65.
14.168 | path | | bibliography | Hathaway, Oona A. “Path Dependence in the Law: The Course and Pattern of Legal Change in a Common Law System.” <i>Iowa Law Review</i> 86, no. 2 (2001): 601–65.
14.30 | path | pin=612 | short | Hathaway, “Path Dependence in the Law,” 612.
14.30 | path | | short | Hathaway, “Path Dependence in the Law.”
14.34 | path | position=ibid | inText | Hathaway.
14.34 | path | position=ibid-with-locator; pin=615 | inText | Hathaway, 615.
14.170 | coase | pin=8 | full | R. H. Coase, “The Problem of Social Cost,” <i>Journal of Law and Economics</i> 3 (1960): 8, https://doi.org/10.1086/466560.
14.170 | coase | | bibliography | Coase, R. H. “The Problem of Social Cost.” <i>Journal of Law and Economics</i> 3 (1960): 1–44. https://doi.org/10.1086/466560.
14.30 | coase | pin=8 | short | Coase, “Problem of Social Cost,” 8.
14.76 (two authors) | privacy | pin=195 | full | Samuel D. Warren and Louis D. Brandeis, “The Right to Privacy,” <i>Harvard Law Review</i> 4, no. 5 (1890): 195, https://doi.org/10.2307/1321160.
14.76 (two authors) | privacy | | bibliography | Warren, Samuel D., and Louis D. Brandeis. “The Right to Privacy.” <i>Harvard Law Review</i> 4, no. 5 (1890): 193–220. https://doi.org/10.2307/1321160.
14.30 | privacy | pin=195 | short | Warren and Brandeis, “Right to Privacy,” 195.
14.171 | pathOfLaw | pin=461 | full | Oliver Wendell Holmes, “The Path of the Law,” <i>Harvard Law Review</i> 10, no. 8 (1897): 461.
14.171 | pathOfLaw | | bibliography | Holmes, Oliver Wendell. “The Path of the Law.” <i>Harvard Law Review</i> 10, no. 8 (1897): 457–78.
9.61 | cathedral | pin=1089-1093 | full | Guido Calabresi and A. Douglas Melamed, “Property Rules, Liability Rules, and Inalienability: One View of the Cathedral,” <i>Harvard Law Review</i> 85, no. 6 (1972): 1089–93.
9.61 | cathedral | | bibliography | Calabresi, Guido, and A. Douglas Melamed. “Property Rules, Liability Rules, and Inalienability: One View of the Cathedral.” <i>Harvard Law Review</i> 85, no. 6 (1972): 1089–128.
18: 13.23 (three authors) | behavioral | pin=1473 | full | Christine Jolls et al., “A Behavioral Approach to Law and Economics,” <i>Stanford Law Review</i> 50, no. 5 (1998): 1473.
14.76 (three authors) | behavioral | pin=1473; edition=17 | full | Christine Jolls, Cass R. Sunstein, and Richard Thaler, “A Behavioral Approach to Law and Economics,” <i>Stanford Law Review</i> 50, no. 5 (1998): 1473.
14.76 (three authors) | behavioral | | bibliography | Jolls, Christine, Cass R. Sunstein, and Richard Thaler. “A Behavioral Approach to Law and Economics.” <i>Stanford Law Review</i> 50, no. 5 (1998): 1471–550.
18: 13.23 | behavioral | pin=1473 | short | Jolls et al., “Behavioral Approach to Law and Economics,” 1473.
14.76 | behavioral | pin=1473; edition=17 | short | Jolls, Sunstein, and Thaler, “Behavioral Approach to Law and Economics,” 1473.
14.171 | neutral | pin=20 | full | Robert H. Bork, “Neutral Principles and Some First Amendment Problems,” <i>Indiana Law Journal</i> 47, no. 1 (1971): 20.
14.171 | blues | | bibliography | Posner, Richard A. “The Bluebook Blues.” <i>Yale Law Journal</i> 120, no. 4 (2011): 850–61.
14.95 (title in title) | wages | pin=935 | full | John Hart Ely, “The Wages of Crying Wolf: A Comment on <i>Roe v. Wade</i>,” <i>Yale Law Journal</i> 82, no. 5 (1973): 935.
14.95 (title in title) | wages | | bibliography | Ely, John Hart. “The Wages of Crying Wolf: A Comment on <i>Roe v. Wade</i>.” <i>Yale Law Journal</i> 82, no. 5 (1973): 920–49.
14.8 (DOI) | dna | pin=737 | full | J. D. Watson and F. H. C. Crick, “Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid,” <i>Nature</i> 171, no. 4356 (1953): 737, https://doi.org/10.1038/171737a0.
# Books (14.100-14.167)
18: 14.30 (no place) | empire | pin=53 | full | Ronald Dworkin, <i>Law’s Empire</i> (Belknap Press, 1986), 53.
14.129 (place) | empire | pin=53; edition=17 | full | Ronald Dworkin, <i>Law’s Empire</i> (Cambridge, MA: Belknap Press, 1986), 53.
18: 14.30 | empire | | bibliography | Dworkin, Ronald. <i>Law’s Empire</i>. Belknap Press, 1986.
14.129 | empire | edition=17 | bibliography | Dworkin, Ronald. <i>Law’s Empire</i>. Cambridge, MA: Belknap Press, 1986.
14.30 | empire | pin=53 | short | Dworkin, <i>Law’s Empire</i>, 53.
14.34 | empire | position=ibid-with-locator; pin=54 | inText | Dworkin, 54.
14.113 | concept | pin=94-99 | full | H. L. A. Hart, <i>The Concept of Law</i>, 3rd ed. (Oxford University Press, 2012), 94–99.
14.113 | concept | | bibliography | Hart, H. L. A. <i>The Concept of Law</i>. 3rd ed. Oxford University Press, 2012.
14.33 | concept | pin=94 | short | Hart, <i>Concept of Law</i>, 94.
14.100 | justice | pin=60 | full | John Rawls, <i>A Theory of Justice</i> (Belknap Press, 1971), 60.
14.100 | justice | edition=17 | bibliography | Rawls, John. <i>A Theory of Justice</i>. Cambridge, MA: Belknap Press, 1971.
14.33 | justice | pin=60 | short | Rawls, <i>Theory of Justice</i>, 60.
14.76 | readingLaw | pin=167 | full | Antonin Scalia and Bryan A. Garner, <i>Reading Law: The Interpretation of Legal Texts</i> (Thomson/West, 2012), 167.
14.76 | readingLaw | | bibliography | Scalia, Antonin, and Bryan A. Garner. <i>Reading Law: The Interpretation of Legal Texts</i>. Thomson/West, 2012.
14.33 | readingLaw | pin=167 | short | Scalia and Garner, <i>Reading Law</i>, 167.
14.76 (four authors) | keeton | pin=5 | full | W. Page Keeton et al., <i>Prosser and Keeton on the Law of Torts</i>, 5th ed. (West, 1984), 5.
14.76 (four authors) | keeton | | bibliography | Keeton, W. Page, Dan B. Dobbs, Robert E. Keeton, and David G. Owen. <i>Prosser and Keeton on the Law of Torts</i>. 5th ed. West, 1984.
14.76 (four authors) | keeton | pin=5 | short | Keeton et al., <i>Prosser and Keeton on the Law of Torts</i>, 5.
14.116 | nimmer | pin=45 | full | Melville Nimmer and David Nimmer, <i>Nimmer on Copyright</i>, rev. ed. (LexisNexis, 2015), 3:45.
14.116 | wright | | full | Charles Alan Wright and Arthur R. Miller, <i>Federal Practice and Procedure</i>, 3rd ed., vol. 5B (West, 2004).
14.116 | wright | | bibliography | Wright, Charles Alan, and Arthur R. Miller. <i>Federal Practice and Procedure</i>. 3rd ed. Vol. 5B. West, 2004.
14.103 | politics | | full | David Kairys, ed., <i>The Politics of Law: A Progressive Critique</i> (Pantheon Books, 1982).
14.103 | politics | | bibliography | Kairys, David, ed. <i>The Politics of Law: A Progressive Critique</i>. Pantheon Books, 1982.
14.33 | politics | pin=12 | short | Kairys, <i>Politics of Law</i>, 12.
14.104 | democracy | pin=270 | full | Alexis de Tocqueville, <i>Democracy in America</i>, ed. J. P. Mayer, trans. George Lawrence (Anchor Books, 1969), 270.
14.104 | democracy | | bibliography | Tocqueville, Alexis de. <i>Democracy in America</i>. Edited by J. P. Mayer. Translated by George Lawrence. Anchor Books, 1969.
14.106 | kennedy | pin=41 | full | Duncan Kennedy, “Legal Education as Training for Hierarchy,” in <i>The Politics of Law: A Progressive Critique</i>, ed. David Kairys (Pantheon Books, 1982), 41.
18: 14.8 (no pages) | kennedy | | bibliography | Kennedy, Duncan. “Legal Education as Training for Hierarchy.” In <i>The Politics of Law: A Progressive Critique</i>, edited by David Kairys. Pantheon Books, 1982.
14.106 | kennedy | edition=17 | bibliography | Kennedy, Duncan. “Legal Education as Training for Hierarchy.” In <i>The Politics of Law: A Progressive Critique</i>, edited by David Kairys, 40–61. New York: Pantheon Books, 1982.
14.30 | kennedy | pin=41 | short | Kennedy, “Legal Education as Training for Hierarchy,” 41.
14.106 | deaux | pin=93; edition=17 | full | Kay Deaux and Brenda Major, “A Social-Psychological Model of Gender,” in <i>Theoretical Perspectives on Sexual Difference</i>, ed. Deborah L. Rhode (New Haven, CT: Yale University Press, 1990), 93.
# Newspapers, magazines, web, reports, theses
14.191 | obama | | full | Peter Baker and Julie Hirschfeld Davis, “Obama, Down But Not Out, Presses Ahead,” <i>New York Times</i>, November 14, 2014.
14.191 | obama | | bibliography | Baker, Peter, and Julie Hirschfeld Davis. “Obama, Down But Not Out, Presses Ahead.” <i>New York Times</i>, November 14, 2014.
14.191 | liptak | | full | Adam Liptak, “Supreme Court Invalidates Key Part of Voting Rights Act,” <i>New York Times</i>, June 25, 2013, https://www.nytimes.com/2013/06/26/us/supreme-court-ruling.html.
14.188 | gawande | pin=38 | full | Atul Gawande, “The Cost Conundrum,” <i>New Yorker</i>, June 1, 2009, 38.
14.189 | gawande | | bibliography | Gawande, Atul. “The Cost Conundrum.” <i>New Yorker</i>, June 1, 2009.
14.188 | coates | pin=60 | full | Ta-Nehisi Coates, “The Case for Reparations,” <i>Atlantic</i>, June 2014, 60.
14.30 | coates | pin=60 | short | Coates, “Case for Reparations,” 60.
14.207 | stareDecisis | | full | “Stare Decisis,” Legal Information Institute, accessed March 5, 2024, https://www.law.cornell.edu/wex/stare_decisis.
14.208 | stareDecisis | | bibliography | Legal Information Institute. “Stare Decisis.” Accessed March 5, 2024. https://www.law.cornell.edu/wex/stare_decisis.
14.208 (blog) | shark | | full | Mike Masnick, “Left Shark Bites Back: 3D Printer Sculptor Hires Lawyer To Respond to Katy Perry’s Bogus Takedown,” <i>TechDirt</i>, February 9, 2015, https://www.techdirt.com/articles/20150209/11373729960/.
14.30 | shark | | short | Masnick, “Left Shark Bites Back.”
14.84 (corporate author) | forensic | pin=37 | full | National Research Council, <i>Strengthening Forensic Science in the United States: A Path Forward</i> (National Academies Press, 2009), 37.
14.84 (corporate author) | forensic | edition=17 | bibliography | National Research Council. <i>Strengthening Forensic Science in the United States: A Path Forward</i>. Washington, DC: National Academies Press, 2009.
14.33 | forensic | pin=37 | short | National Research Council, <i>Strengthening Forensic Science in the United States</i>, 37.
14.215 | shannon | pin=12 | full | Claude Elwood Shannon, “An Algebra for Theoretical Genetics” (PhD diss., Massachusetts Institute of Technology, 1940), 12.
14.215 | shannon | | bibliography | Shannon, Claude Elwood. “An Algebra for Theoretical Genetics.” PhD diss., Massachusetts Institute of Technology, 1940.
14.30 | shannon | pin=12 | short | Shannon, “Algebra for Theoretical Genetics,” 12.
`;

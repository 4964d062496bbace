/**
 * Decisions: typed loosely, in other styles, as captions and title pages. A text, then what it is
 * and its Bluebook citation; APA and Chicago where they are not the same with a full stop. `⏎` is
 * a line's end; nothing behind the kind: no citation is written, since the text does not say enough.
 */
export const DECISIONS = `
brown v board of education 347 us 483 1954 supreme court
  case: Brown v. Bd. of Educ., 347 U.S. 483 (1954)
  apa: Brown v. Board of Education, 347 U.S. 483 (1954).
Brown v. Board of Education, 347 U.S. 483, 495 (1954)
  case: Brown v. Bd. of Educ., 347 U.S. 483, 495 (1954)
  apa: Brown v. Board of Education, 347 U.S. 483 (1954).
BROWN V. BOARD OF EDUCATION, 347 U.S. 483 (1954)
  case: Brown v. Bd. of Educ., 347 U.S. 483 (1954)
  apa: Brown v. Board of Education, 347 U.S. 483 (1954).
roe v wade 410 us 113
  case: Roe v. Wade, 410 U.S. 113
miranda v. arizona, 384 u.s. 436 (1966)
  case: Miranda v. Arizona, 384 U.S. 436 (1966)
In re Gault, 387 U.S. 1 (1967)
  case: In re Gault, 387 U.S. 1 (1967)
in re gault 387 us 1 1967
  case: In re Gault, 387 U.S. 1 (1967)
ex parte milligan 71 us 2 1866
  case: Ex parte Milligan, 71 U.S. (4 Wall.) 2 (1866)
Marbury v Madison 5 US 137 (1803)
  case: Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803)
ins v. chadha 462 us 919 1983
  case: INS v. Chadha, 462 U.S. 919 (1983)
u.s. v. nixon, 418 us 683, 1974
  case: United States v. Nixon, 418 U.S. 683 (1974)
a&m records v napster 239 f3d 1004 9th cir 2001
  case: A&M Records v. Napster, 239 F.3d 1004 (9th Cir. 2001)
A&M Records, Inc. v. Napster, Inc., 239 F. 3d 1004, 1013 (9th Cir. 2001)
  case: A&M Records, Inc. v. Napster, Inc., 239 F.3d 1004, 1013 (9th Cir. 2001)
  apa: A&M Records, Inc. v. Napster, Inc., 239 F.3d 1004 (9th Cir. 2001).
United States v. Microsoft Corp., 253 F.3d 34 (D.C. Cir. 2001) (en banc)
  case: United States v. Microsoft Corp., 253 F.3d 34 (D.C. Cir. 2001) (en banc)
  apa: United States v. Microsoft Corp., 253 F.3d 34 (D.C. Cir. 2001).
mata v avianca 678 f supp 3d 443 sdny 2023
  case: Mata v. Avianca, 678 F. Supp. 3d 443 (S.D.N.Y. 2023)
Palsgraf v. Long Island R.R. Co., 248 N.Y. 339, 162 N.E. 99 (1928)
  case: Palsgraf v. Long Island R.R. Co., 248 N.Y. 339, 162 N.E. 99 (1928)
State v. Loomis, 2016 WI 68, 881 N.W.2d 749
  case: State v. Loomis, 2016 WI 68, 881 N.W.2d 749
Beastie Boys v. Monster Energy Co., No. 12 Civ. 6065 (S.D.N.Y. Dec. 4, 2014)
  case: Beastie Boys v. Monster Energy Co., No. 12 Civ. 6065 (S.D.N.Y. Dec. 4, 2014)
Smith v. Jones, No. 18-cv-123, 2019 WL 1234567, at *3 (S.D.N.Y. Mar. 3, 2019)
  case: Smith v. Jones, No. 18-cv-123, 2019 WL 1234567, at *3 (S.D.N.Y. Mar. 3, 2019)
  apa: Smith v. Jones, No. 18-cv-123, 2019 WL 1234567 (S.D.N.Y. Mar. 3, 2019).
410 US 113, 93 S Ct 705, 35 L Ed 2d 147 (1973)
  case: 410 U.S. 113 (1973)
Roe v. Wade, 93 S. Ct. 705 (1973)
  case: Roe v. Wade, 93 S. Ct. 705 (1973)
Obergefell v. Hodges, 576 U.S. ___ (2015)
  case: Obergefell v. Hodges, 576 U.S. ___ (2015)
Eldred v. Reno, 239 F.3d 372 (D.C. Cir. 2001), aff'd sub nom. Eldred v. Ashcroft, 537 U.S. 186 (2003)
  case: Eldred v. Reno, 239 F.3d 372 (D.C. Cir. 2001), aff’d sub nom. Eldred v. Ashcroft, 537 U.S. 186 (2003)
See Miranda v. Arizona, 384 U.S. 436 (1966); Escobedo v. Illinois, 378 U.S. 478 (1964). They also violated 42 U.S.C. § 1983.
  case: Miranda v. Arizona, 384 U.S. 436 (1966)
bell atlantic v twombly 2007
  case: Bell Atl. v. Twombly (2007)
  apa: Bell Atlantic v. Twombly (2007).
NIXON v. UNITED STATES
  case: Nixon v. United States
Estate of Powell v. Commissioner
  case: Estate of Powell v. Comm’r
  apa: Estate of Powell v. Commissioner.
Chevron, 467 U.S. at 843
  case: Chevron, 467 U.S. at 843
  apa: Chevron, 467 U.S. ___.
410 U.S. 113
  case: 410 U.S. 113
UNITED STATES DISTRICT COURT⏎SOUTHERN DISTRICT OF NEW YORK⏎-------------------------x⏎ROBERTO MATA,⏎          Plaintiff,⏎     -against-              22-cv-1461 (PKC)⏎AVIANCA, INC.,⏎          Defendant.⏎-------------------------x
  case: Roberto Mata v. Avianca, Inc., No. 22-cv-1461 (PKC) (S.D.N.Y.)
SUPREME COURT OF THE UNITED STATES⏎⏎No. 13–132⏎⏎DAVID LEON RILEY, PETITIONER v. CALIFORNIA⏎⏎ON WRIT OF CERTIORARI TO THE COURT OF APPEAL OF CALIFORNIA, FOURTH APPELLATE DISTRICT⏎⏎[June 25, 2014]
  case: David Leon Riley v. California, No. 13-132 (U.S. June 25, 2014)
IN THE UNITED STATES COURT OF APPEALS⏎FOR THE NINTH CIRCUIT⏎⏎A&M RECORDS, INC., et al., Plaintiffs-Appellees,⏎v.⏎NAPSTER, INC., Defendant-Appellant.⏎⏎No. 00-16401⏎⏎Filed February 12, 2001
  case: A&M Records, Inc. v. Napster, Inc., No. 00-16401 (9th Cir. Feb. 12, 2001)
376 U.S. 254 (1964)⏎⏎NEW YORK TIMES CO.⏎⏎v.⏎⏎SULLIVAN.⏎⏎No. 39.⏎⏎Supreme Court of United States.⏎⏎Argued January 6, 1964.⏎⏎Decided March 9, 1964.
  case: N.Y. Times Co. v. Sullivan, 376 U.S. 254 (1964)
  apa: New York Times Co. v. Sullivan, 376 U.S. 254 (1964).
248 N.Y. 339⏎⏎Helen PALSGRAF, Respondent,⏎⏎v.⏎⏎The LONG ISLAND RAILROAD COMPANY, Appellant.⏎⏎Court of Appeals of New York.⏎⏎Argued February 24, 1928.⏎⏎Decided May 29, 1928.
  case: Palsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928)
  apa: Palsgraf v. Long Island Railroad Co., 248 N.Y. 339 (1928).
IN THE SUPREME COURT OF THE⏎STATE OF OREGON⏎⏎JANE ROE,⏎Respondent,⏎v.⏎ACME WIDGETS, INC., et al.,⏎Petitioners.⏎⏎No. S12345⏎Filed: August 7, 2014
  case: Roe v. Acme Widgets, Inc., No. S12345 (Or. Aug. 7, 2014)
In The⏎Court of Appeals⏎For The⏎First District of Texas⏎⏎NO. 01-12-00470-CV⏎⏎ACME WIDGETS, INC., ACME HOLDINGS, INC.,⏎AND ACME TOOLS, INC., Appellants⏎v.⏎JOHN DOE, Appellee⏎⏎Opinion issued July 28, 2015
  case: Acme Widgets, Inc. v. Doe, No. 01-12-00470-CV (Tex. App. July 28, 2015)
Eleventh Court of Appeals⏎⏎JANE ROE, Appellant⏎⏎v.⏎⏎JOHN DOE, Appellee⏎⏎No. 11-10-00309-CV
  case: Roe v. Doe, No. 11-10-00309-CV
[Cite as State v. Smith, 2012-Ohio-779.]⏎⏎COURT OF APPEALS⏎FIFTH APPELLATE DISTRICT⏎⏎STATE OF OHIO⏎Plaintiff-Appellee⏎v.⏎JOHN SMITH⏎Defendant-Appellant
  case: State v. Smith, 2012-Ohio-779
Donald Cutler, 11 E.A.D. 622 (EAB 2004)
  case: Donald Cutler, 11 E.A.D. 622 (EAB 2004)
Stambovsky v. Ackley, 572 N.Y.S.2d 672, 674 (App. Div. 1991)
  case: Stambovsky v. Ackley, 572 N.Y.S.2d 672, 674 (App. Div. 1991)
  apa: Stambovsky v. Ackley, 572 N.Y.S.2d 672 (App. Div. 1991).
IN THE UNITED STATES DISTRICT COURT FOR THE SOUTHERN DISTRICT OF NEW YORK ROBERTO MATA, Plaintiff, v. AVIANCA, INC., Defendant. No. 22-cv-1461 (PKC)
  case: Roberto Mata v. Avianca, Inc., No. 22-cv-1461 (PKC) (S.D.N.Y.)
MIRANDA v. ARIZONA 384 U.S. 436
  case: Miranda v. Arizona, 384 U.S. 436
see brown v. board of educ., 347 u.s. 483 (1954)
  case: Brown v. Bd. of Educ., 347 U.S. 483 (1954)
  apa: Brown v. Board of Educ., 347 U.S. 483 (1954).
Loving v. Virginia (1967) 388 U.S. 1
  case: Loving v. Virginia, 388 U.S. 1 (1967)
Int'l Shoe Co. v. Washington, 326 U.S. 310, 316 (1945)
  case: Int’l Shoe Co. v. Washington, 326 U.S. 310, 316 (1945)
  apa: Int’l Shoe Co. v. Washington, 326 U.S. 310 (1945).
the case of Gideon v. Wainwright, 372 U.S. 335 (1963), held that counsel must be appointed
  case: Gideon v. Wainwright, 372 U.S. 335 (1963)
People v. Goetz, 68 NY2d 96 (1986)
  case: People v. Goetz, 68 N.Y.2d 96 (1986)
Tarasoff v Regents of the University of California, 17 Cal 3d 425, 551 P2d 334 (1976)
  case: Tarasoff v. Regents of the Univ. of Cal., 17 Cal. 3d 425, 551 P.2d 334 (1976)
  apa: Tarasoff v. Regents of the University of California, 17 Cal. 3d 425, 551 P.2d 334 (1976).
12 f supp 2d 33 (ed pa 1998)
  case: 12 F. Supp. 2d 33 (E.D. Pa. 1998)
o'connor v. ortega 480 us 709 1987
  case: O’Connor v. Ortega, 480 U.S. 709 (1987)
mcculloch v. maryland 17 us 316 1819
  case: McCulloch v. Maryland, 17 U.S. (4 Wheat.) 316 (1819)
youngstown sheet & tube co v sawyer 343 us 579
  case: Youngstown Sheet & Tube Co. v. Sawyer, 343 U.S. 579
erie r.r. v. tompkins, 304 us 64 (1938)
  case: Erie R.R. v. Tompkins, 304 U.S. 64 (1938)
Smith v. Jones, 12 F.2d 3 (2d Cir. 2005)
  case: Smith v. Jones, 12 F.2d 3 (2d Cir. 2005)
Riley v. California, 573 U.S. 373, 134 S. Ct. 2473, 189 L. Ed. 2d 430 (2014)
  case: Riley v. California, 573 U.S. 373 (2014)
roe v. wade (1973)
  case: Roe v. Wade (1973)
Id. at 5
  unknown: Id. at 5
  apa:
  chicago:
smith, supra note 3, p. 5
  book: Smith, supra note 3, at 5
  chicago: Smith, 5.
  apa:
hello world
  case:
123 456 789
  unknown:
The quick brown fox jumps over the lazy dog. It was a sunny day in court.
  unknown:
R (Miller) v The Prime Minister [2019] UKSC 41
  case: R (Miller) v. Prime Minister, [2019] UKSC 41
[2015] EWHC 1234 (Ch)
  case: [2015] EWHC 1234 (Ch)
Dunsmuir v. New Brunswick, 2008 SCC 9
  case: Dunsmuir v. New Brunswick, 2008 SCC 9
ECLI:EU:C:2014:317
  case: ECLI:EU:C:2014:317
Verizon v. Law Offices of Curtis V. Trinko, 540 U.S. 398 (2004)
  case: Verizon v. Law Offices of Curtis V. Trinko, 540 U.S. 398 (2004)
`;

/**
 * Articles, books and pages, as other styles write them. A text, then what it is
 * and its Bluebook citation; APA and Chicago where they are not the same with a full stop. `⏎` is
 * a line's end; nothing behind the kind: no citation is written, since the text does not say enough.
 */
export const WORKS = `
Warren, S. D., & Brandeis, L. D. (1890). The right to privacy. Harvard Law Review, 4(5), 193-220.
  article: S.D. Warren & L.D. Brandeis, The Right to Privacy, 4 Harv. L. Rev. 193 (1890)
  apa: Warren, S. D., & Brandeis, L. D. (1890). The right to privacy. Harvard Law Review, 4(5), 193–220.
  chicago: S. D. Warren and L. D. Brandeis, “The Right to Privacy,” Harvard Law Review 4, no. 5 (1890): 193–220.
Samuel D. Warren & Louis D. Brandeis, The Right to Privacy, 4 Harv. L. Rev. 193, 195 (1890)
  article: Samuel D. Warren & Louis D. Brandeis, The Right to Privacy, 4 Harv. L. Rev. 193, 195 (1890)
  apa: Warren, S. D., & Brandeis, L. D. (1890). The right to privacy. Harvard Law Review, 4, 193.
  chicago: Samuel D. Warren and Louis D. Brandeis, “The Right to Privacy,” Harvard Law Review 4 (1890): 195.
Warren, Samuel D., and Louis D. Brandeis. "The Right to Privacy." Harvard Law Review 4, no. 5 (1890): 193-220.
  article: Samuel D. Warren & Louis D. Brandeis, The Right to Privacy, 4 Harv. L. Rev. 193 (1890)
  apa: Warren, S. D., & Brandeis, L. D. (1890). The right to privacy. Harvard Law Review, 4(5), 193–220.
  chicago: Samuel D. Warren and Louis D. Brandeis, “The Right to Privacy,” Harvard Law Review 4, no. 5 (1890): 193–220.
Samuel D. Warren and Louis D. Brandeis, "The Right to Privacy," Harvard Law Review 4, no. 5 (1890): 195.
  article: Samuel D. Warren & Louis D. Brandeis, The Right to Privacy, 4 Harv. L. Rev., 195 (1890)
  apa: Warren, S. D., & Brandeis, L. D. (1890). The right to privacy. Harvard Law Review, 4(5).
  chicago: Samuel D. Warren and Louis D. Brandeis, “The Right to Privacy,” Harvard Law Review 4, no. 5 (1890): 195.
Warren, Samuel D., and Louis D. Brandeis. "The Right to Privacy." Harvard Law Review, vol. 4, no. 5, 1890, pp. 193-220.
  article: Samuel D. Warren & Louis D. Brandeis, The Right to Privacy, 4 Harv. L. Rev. 193 (1890)
  apa: Warren, S. D., & Brandeis, L. D. (1890). The right to privacy. Harvard Law Review, 4(5), 193–220.
  chicago: Samuel D. Warren and Louis D. Brandeis, “The Right to Privacy,” Harvard Law Review 4, no. 5 (1890): 193–220.
Coase RH. The problem of social cost. J Law Econ. 1960;3:1-44.
  article: R.H. Coase, The Problem of Social Cost, 3 J L. Econ 1 (1960)
  apa: Coase, R. H. (1960). The problem of social cost. J Law Econ, 3, 1–44.
  chicago: R. H. Coase, “The Problem of Social Cost,” J Law Econ 3 (1960): 1–44.
Oliver Wendell Holmes, The Path of the Law, 10 Harvard Law Review 457 (1897)
  article: Oliver Wendell Holmes, The Path of the Law, 10 Harv. L. Rev. 457 (1897)
  apa: Holmes, O. W. (1897). The path of the law. Harvard Law Review, 10, 457.
  chicago: Oliver Wendell Holmes, “The Path of the Law,” Harvard Law Review 10 (1897): 457.
The Path of the Law, 10 Harvard Law Review 457 (1897)
  article: The Path of the Law, 10 Harv. L. Rev. 457 (1897)
  apa: The path of the law. (1897). Harvard Law Review, 10, 457.
  chicago: “The Path of the Law,” Harvard Law Review 10 (1897): 457.
Holmes, O.W., The Path of the Law, 10 Harvard Law Review 457, 461 (1897)
  article: O.W. Holmes, The Path of the Law, 10 Harv. L. Rev. 457, 461 (1897)
  apa: Holmes, O. W. (1897). The path of the law. Harvard Law Review, 10, 457.
  chicago: O.W. Holmes, “The Path of the Law,” Harvard Law Review 10 (1897): 461.
Cass R. Sunstein, On the Expressive Function of Law, 144 University of Pennsylvania Law Review 2021 (1996).
  article: Cass R. Sunstein, On the Expressive Function of Law, 144 U. Pa. L. Rev. 2021 (1996)
  apa: Sunstein, C. R. (1996). On the expressive function of law. University of Pennsylvania Law Review, 144, 2021.
  chicago: Cass R. Sunstein, “On the Expressive Function of Law,” University of Pennsylvania Law Review 144 (1996): 2021.
Guido Calabresi & A. Douglas Melamed, Property Rules, Liability Rules, and Inalienability: One View of the Cathedral, 85 Harvard Law Review 1089, 1092 (1972)
  article: Guido Calabresi & A. Douglas Melamed, Property Rules, Liability Rules, and Inalienability: One View of the Cathedral, 85 Harv. L. Rev. 1089, 1092 (1972)
  apa: Calabresi, G., & Melamed, A. D. (1972). Property rules, liability rules, and inalienability: One view of the cathedral. Harvard Law Review, 85, 1089.
  chicago: Guido Calabresi and A. Douglas Melamed, “Property Rules, Liability Rules, and Inalienability: One View of the Cathedral,” Harvard Law Review 85 (1972): 1092.
Duncan Kennedy, Form and Substance, Private Law, 89 Harv. L. Rev. 1685 (1976)
  article: Duncan Kennedy, Form and Substance, Private Law, 89 Harv. L. Rev. 1685 (1976)
  apa: Kennedy, D. (1976). Form and substance, private law. Harvard Law Review, 89, 1685.
  chicago: Duncan Kennedy, “Form and Substance, Private Law,” Harvard Law Review 89 (1976): 1685.
4 harv l rev 193
  article: 4 Harv. L. Rev. 193
  apa: (n.d.). Harvard Law Review, 4, 193.
  chicago: Harvard Law Review 4: 193.
Smith, J. (2010). Rethinking 42 U.S.C. § 1983. Yale Law Journal, 120(3), 1–50. https://doi.org/10.2307/123456
  article: J. Smith, Rethinking 42 U.S.C. § 1983, 120 Yale L.J. 1 (2010)
  apa: Smith, J. (2010). Rethinking 42 U.S.C. § 1983. Yale Law Journal, 120(3), 1–50. https://doi.org/10.2307/123456
  chicago: J. Smith, “Rethinking 42 U.S.C. § 1983,” Yale Law Journal 120, no. 3 (2010): 1–50, https://doi.org/10.2307/123456.
Title: The Path of the Law⏎Author: Holmes, Oliver Wendell⏎Journal: Harvard Law Review⏎Volume: 10⏎Pages: 457-478⏎Year: 1897
  article: Oliver Wendell Holmes, The Path of the Law, 10 Harv. L. Rev. 457 (1897)
  apa: Holmes, O. W. (1897). The path of the law. Harvard Law Review, 10, 457–478.
  chicago: Oliver Wendell Holmes, “The Path of the Law,” Harvard Law Review 10 (1897): 457–78.
John Hart Ely, Democracy and Distrust 12 (1980)
  book: John Hart Ely, Democracy and Distrust 12 (1980)
  apa: Ely, J. H. (1980). Democracy and distrust.
  chicago: John Hart Ely, Democracy and Distrust (1980), 12.
Scalia, A., & Garner, B. A. (2012). Reading law: The interpretation of legal texts (2nd ed.). Thomson/West.
  book: A. Scalia & B.A. Garner, Reading Law: The Interpretation of Legal Texts (2d ed. 2012)
  apa: Scalia, A., & Garner, B. A. (2012). Reading law: The interpretation of legal texts (2nd ed.). Thomson/West.
  chicago: A. Scalia and B. A. Garner, Reading Law: The Interpretation of Legal Texts, 2nd ed. (Thomson/West, 2012).
Scalia, Antonin, and Bryan A. Garner. Reading Law: The Interpretation of Legal Texts. St. Paul, MN: Thomson/West, 2012.
  book: Antonin Scalia & Bryan A. Garner, Reading Law: The Interpretation of Legal Texts (2012)
  apa: Scalia, A., & Garner, B. A. (2012). Reading law: The interpretation of legal texts. Thomson/West.
  chicago: Antonin Scalia and Bryan A. Garner, Reading Law: The Interpretation of Legal Texts (Thomson/West, 2012).
Antonin Scalia and Bryan A. Garner, Reading Law (St. Paul: Thomson/West, 2012), 12.
  book: Antonin Scalia & Bryan A. Garner, Reading Law 12 (2012)
  apa: Scalia, A., & Garner, B. A. (2012). Reading law. Thomson/West.
  chicago: Antonin Scalia and Bryan A. Garner, Reading Law (Thomson/West, 2012), 12.
Ely, John H. Democracy and Distrust. Cambridge, MA: Harvard University Press, 1980.
  book: John H. Ely, Democracy and Distrust (1980)
  apa: Ely, J. H. (1980). Democracy and distrust. Harvard University Press.
  chicago: John H. Ely, Democracy and Distrust (Harvard University Press, 1980).
READING LAW⏎The Interpretation of Legal Texts⏎by Antonin Scalia and Bryan A. Garner⏎Thomson/West⏎© 2012⏎ISBN 978-0-314-27555-4
  book: Antonin Scalia & Bryan A. Garner, Reading Law: The Interpretation of Legal Texts (2012)
  apa: Scalia, A., & Garner, B. A. (2012). Reading law: The interpretation of legal texts. Thomson/West.
  chicago: Antonin Scalia and Bryan A. Garner, Reading Law: The Interpretation of Legal Texts (Thomson/West, 2012).
Kahan, D. M. (2000). Gentle nudges. In C. R. Sunstein (Ed.), Behavioral law and economics (pp. 10-35). Cambridge University Press.
  chapter: D.M. Kahan, Gentle Nudges, in Behavioral Law and Economics 10 (C.R. Sunstein ed., 2000)
  apa: Kahan, D. M. (2000). Gentle nudges. In C. R. Sunstein (Ed.), Behavioral law and economics (pp. 10–35). Cambridge University Press.
  chicago: D. M. Kahan, “Gentle Nudges,” in Behavioral Law and Economics, ed. C. R. Sunstein (Cambridge University Press, 2000).
Orin Kerr, The Fourth Amendment and New Technologies, Lawfare (May 4, 2020), https://www.lawfareblog.com/x
  web: Orin Kerr, The Fourth Amendment and New Technologies, Lawfare (May 4, 2020), https://www.lawfareblog.com/x
  apa: Kerr, O. (2020, May 4). The Fourth Amendment and new technologies. Lawfare. https://www.lawfareblog.com/x
  chicago: Orin Kerr, “The Fourth Amendment and New Technologies,” Lawfare, May 4, 2020, https://www.lawfareblog.com/x.
Holmes, O. W. (1897). The path of the law. Harvard Law Review, 10(8), 457–478. https://doi.org/10.2307/1322028
  article: O.W. Holmes, The Path of the Law, 10 Harv. L. Rev. 457 (1897)
  apa: Holmes, O. W. (1897). The path of the law. Harvard Law Review, 10(8), 457–478. https://doi.org/10.2307/1322028
  chicago: O. W. Holmes, “The Path of the Law,” Harvard Law Review 10, no. 8 (1897): 457–78, https://doi.org/10.2307/1322028.
Oliver Wendell Holmes, The Path of the Law, 10 HARV. L. REV. 457 (1897)
  article: Oliver Wendell Holmes, The Path of the Law, 10 Harv. L. Rev. 457 (1897)
  apa: Holmes, O. W. (1897). The path of the law. Harvard Law Review, 10, 457.
  chicago: Oliver Wendell Holmes, “The Path of the Law,” Harvard Law Review 10 (1897): 457.
Jane Doe et al., A Theory of Everything, 100 Yale L.J. 1, 12 (2000)
  article: Jane Doe et al., A Theory of Everything, 100 Yale L.J. 1, 12 (2000)
  apa: Doe, J., et al. (2000). A theory of everything. Yale Law Journal, 100, 1.
  chicago: Jane Doe et al., “A Theory of Everything,” Yale Law Journal 100 (2000): 12.
Calabresi, Guido, and A. Douglas Melamed. “Property Rules, Liability Rules, and Inalienability: One View of the Cathedral.” Harvard Law Review 85, no. 6 (1972): 1089–1128.
  article: Guido Calabresi & A. Douglas Melamed, Property Rules, Liability Rules, and Inalienability: One View of the Cathedral, 85 Harv. L. Rev. 1089 (1972)
  apa: Calabresi, G., & Melamed, A. D. (1972). Property rules, liability rules, and inalienability: One view of the cathedral. Harvard Law Review, 85(6), 1089–1128.
  chicago: Guido Calabresi and A. Douglas Melamed, “Property Rules, Liability Rules, and Inalienability: One View of the Cathedral,” Harvard Law Review 85, no. 6 (1972): 1089–128.
Sunstein, Cass R. "On the Expressive Function of Law." University of Pennsylvania Law Review 144 (1996): 2021-53.
  article: Cass R. Sunstein, On the Expressive Function of Law, 144 U. Pa. L. Rev. 2021 (1996)
  apa: Sunstein, C. R. (1996). On the expressive function of law. University of Pennsylvania Law Review, 144, 2021–2053.
  chicago: Cass R. Sunstein, “On the Expressive Function of Law,” University of Pennsylvania Law Review 144 (1996): 2021–53.
Democracy and Distrust⏎A Theory of Judicial Review⏎John Hart Ely⏎Harvard University Press⏎1980⏎ISBN 0-674-19637-6
  book: John Hart Ely, Democracy and Distrust: A Theory of Judicial Review (1980)
  apa: Ely, J. H. (1980). Democracy and distrust: A theory of judicial review. Harvard University Press.
  chicago: John Hart Ely, Democracy and Distrust: A Theory of Judicial Review (Harvard University Press, 1980).
Prosser, W. L. (1960). Privacy. California Law Review, 48, 383.
  article: W.L. Prosser, Privacy, 48 Calif. L. Rev. 383 (1960)
  apa: Prosser, W. L. (1960). Privacy. California Law Review, 48, 383.
  chicago: W. L. Prosser, “Privacy,” California Law Review 48 (1960): 383.
The Path of the Law, 10 Harvard Law Review 457
  article: The Path of the Law, 10 Harv. L. Rev. 457
  apa: The path of the law. (n.d.). Harvard Law Review, 10, 457.
  chicago: “The Path of the Law,” Harvard Law Review 10: 457.
Privacy Law, Its Origins, 4 Harv. L. Rev. 193 (1890)
  article: Privacy Law, Its Origins, 4 Harv. L. Rev. 193 (1890)
  apa: Privacy law, its origins. (1890). Harvard Law Review, 4, 193.
  chicago: “Privacy Law, Its Origins,” Harvard Law Review 4 (1890): 193.
Coase, Ronald H. 1960. "The Problem of Social Cost." Journal of Law and Economics 3: 1-44.
  article: Ronald H. Coase, The Problem of Social Cost, 3 J.L. & Econ. 1 (1960)
  apa: Coase, R. H. (1960). The problem of social cost. Journal of Law and Economics, 3, 1–44.
  chicago: Ronald H. Coase, “The Problem of Social Cost,” Journal of Law and Economics 3 (1960): 1–44.
5 Corbin on Contracts § 1012 (1964)
  book: 5 Corbin on Contracts § 1012 (1964)
  apa: Corbin on contracts (Vol. 5). (1964).
  chicago: Corbin on Contracts, vol. 5 (1964), sec. 1012.
`;

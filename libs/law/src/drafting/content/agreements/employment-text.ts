import { MINORS } from './minors.js';

export const EMPLOYMENT_TEXT = `
# opening
This Employment Agreement (this **Agreement**) is made as of {effective_date} between {employer}, {employer_form}, whose address is {employer_address} (the **Employer**), and {employee}, whose address is {employee_address} (the **Employee**), each a **Party** and together the **Parties**.
# position: Position and Duties
## position-title: Position
The Employer employs the Employee as {job_title}{?minor&us||, {schedule_kind}}, beginning on {start_date} (the **Start Date**). {?england|No employment with a previous employer counts toward the Employee’s period of continuous employment.|}
## position-duties: Duties
The Employee shall perform the duties that are usual for the position, and those that the Employer reasonably assigns, among them: {duties}. The Employee reports to {supervisor}.
## position-place: Place and Hours of Work
The Employee’s place of work is {workplace}. {?england|Normal hours are {weekly_hours} a week. The Employer may not require work beyond an average of 48 hours a week unless the Employee has agreed to it in writing, which the Employee may withdraw on notice.|{?minor|The Employer sets the hours by a schedule, within the limits of {@minor}.|Normal hours are {weekly_hours} a week, which the duties may from time to time exceed.}}
>j [england] The contract and the statement of particulars given on or before the first day must state place, hours and days of work, pay, leave, notice and the other listed matters. @@ Employment Rights Act 1996, s. 1
>j [england] The average of 48 hours a week is a limit unless the worker opts out in writing; the opt-out may be withdrawn. @@ Working Time Regulations 1998, SI 1998/1833, regs. 4, 5
## position-loyalty: Loyalty
During employment the Employee shall act in good faith in the Employer’s interest, follow its lawful policies, and take on no other work that conflicts with the Employee’s duties.
>j [california] An employer may not control or direct its employees’ political activities; the clause is therefore limited to conflicts with the job. @@ Cal. Lab. Code §§ 1101, 1102
>j [new-york] Lawful political and recreational activities outside working hours are protected; the clause is therefore limited to conflicts with the job. @@ N.Y. Lab. Law § 201-d
>j [illinois] Lawful use of lawful products outside work is protected; do not widen the clause to reach it. @@ 820 ILCS 55/5
## [us] position-eligibility: Eligibility to Work
Employment is conditional on the Employee’s proof of identity and authorization to work in the United States, within three business days after the Start Date.
>j [us] The employer must examine the documents and complete the form within three business days of hire. @@ 8 U.S.C. § 1324a(b); 8 C.F.R. § 274a.2(b)
>j [florida] A private employer of 25 or more must also use E-Verify for new employees. @@ Fla. Stat. § 448.095
${MINORS}
# at-will: {?england|Duration and Notice|{?has.employment_term,has.employment_end|Term of Employment|Employment at Will}}
[england] Employment continues until either Party ends it by giving the other written notice of at least {notice_period}, or, where it is longer, the notice that statute requires. The first {probation_period} from the Start Date are a probationary period, during which either Party may end employment on one week’s notice. The Employer may pay basic salary in lieu of all or part of a period of notice.
>j [england] After a month’s employment the employer must give at least a week’s notice; after two years, a week for each year, up to twelve. @@ Employment Rights Act 1996, s. 86
[us&!has.employment_term&!has.employment_end] Employment is at will: either Party may end it at any time, with or without cause or notice. Nothing in this Agreement, in a policy or in a course of dealing changes that; only a writing signed by an officer of the Employer can. As a courtesy that does not change employment at will, {?mutual|each Party will try to give the other|the Employee will try to give the Employer} notice of {notice_period}.
[us&has.employment_end] Employment is for a fixed term that ends on {employment_end}, unless it ends sooner under {@termination}.
[us&has.employment_term&!has.employment_end] Employment is for a term of {employment_term} from the Start Date, unless it ends sooner under {@termination}. If it continues afterwards, it is at will.
>j [california] Employment without a specified term may be ended at the will of either party on notice. @@ Cal. Lab. Code § 2922
>b [us] At-will employment favors the Employer. An Employee with bargaining power asks for a term, or for severance on termination without cause.
# compensation: Compensation
## compensation-salary: Salary
The Employer shall pay the Employee a base salary of {salary} {salary_basis}, less lawful deductions, payable {pay_frequency}. The Employer shall review it once a year and may raise it.
>j [california] Written notice of the rate and basis of pay, the regular payday and other matters is due at hire to employees who are not exempt from overtime; wages are due at least twice a month, with exceptions for exempt employees. @@ Cal. Lab. Code §§ 204, 2810.5
>j [new-york] Written notice of the rate and basis of pay and the regular payday, with the employee’s acknowledgment, is due at hire. @@ N.Y. Lab. Law § 195(1)
>j [illinois] Notice of the rate of pay and the time and place of payment is due at hire, in writing and acknowledged where possible; wages are due at least semi-monthly, with a monthly option for exempt employees. @@ 820 ILCS 115/3, 115/10
>j [delaware] Written notice of the rate of pay and of the day, hour and place of payment is due at hire; wages are due at least monthly. @@ 19 Del. C. §§ 1102, 1108
>j [texas] Employees exempt from overtime under federal law are to be paid at least monthly, others at least twice a month. @@ Tex. Lab. Code § 61.011
>j [england] Pay may not fall below the national minimum wage for any pay reference period. @@ National Minimum Wage Act 1998, s. 1
## [us] compensation-overtime: Overtime
The position is {overtime_status} from overtime pay. If it is not exempt, the Employee shall record all time worked and shall be paid overtime as the law requires.
>j [us] Exemption depends on duties and, for most exemptions, on a minimum salary, not on the title or on the parties’ agreement; state thresholds may be higher. @@ 29 U.S.C. §§ 207, 213(a)(1); 29 C.F.R. pt. 541
>j [california] The exempt salary is at least twice the state minimum wage for full-time work, and more than half the working time must be spent on exempt duties. @@ Cal. Lab. Code § 515
## [has.bonus] compensation-bonus: Bonus
The Employee may earn a bonus of {bonus}, on conditions that the Employer sets out in writing. A bonus is earned when its conditions are met, and is paid within 75 days after the end of the year for which it is earned.
> Bonus terms should be written down before the year begins. What is promised and earned may be wages that cannot be forfeited. The time of payment keeps the bonus a short-term deferral. @@ 26 C.F.R. § 1.409A-1(b)(4)
## [has.equity] compensation-equity: Equity
Subject to approval by its board, the Employer will grant the Employee {equity}, on the terms of its equity plan and of an award agreement, which prevail over this {@compensation-equity}.
# benefits: Benefits
The Employee may take part in the benefit plans that the Employer offers to employees in similar positions, on the terms of each plan, which the Employer may amend or end. {?has.benefit_details|These include {benefit_details}.|}{?england| The Employer will enroll the Employee in a pension scheme as the Pensions Act 2008 requires.|}
>j [england] An eligible jobholder must be enrolled automatically in a qualifying pension scheme and may opt out. @@ Pensions Act 2008, ss. 3, 8
# leave: Leave
The Employee has {annual_leave} of paid leave a year{?england|, in addition to the public holidays in England,|} and {?england|statutory sick pay|the sick, family and other leave that the law requires}. {?california|Paid leave accrues day by day, and accrued unused vacation is paid at the final rate when employment ends.|Accrued unused leave is {?england|paid in lieu when employment ends|treated as the Employer’s written policy says when employment ends}.}
>j [california] Vacation is earned day by day as wages and cannot be forfeited; paid sick leave of at least 40 hours or five days a year is required. @@ Cal. Lab. Code §§ 227.3, 246
>j [new-york] Sick leave is required in amounts that depend on the employer’s size. @@ N.Y. Lab. Law § 196-b
>j [illinois] Workers accrue paid leave for any reason at the rate of one hour for 40 hours worked, up to 40 hours a year; earned vacation is paid when employment ends. @@ 820 ILCS 192/15; 820 ILCS 115/5
>j [england] A worker has at least 5.6 weeks of paid annual leave, public holidays included. @@ Working Time Regulations 1998, SI 1998/1833, regs. 13, 13A
# expenses: Expenses
The Employer shall reimburse the Employee for reasonable expenses {?california,illinois|that the Employee necessarily incurs in performing the duties|that are incurred in performing the duties and documented under its policy}.
>j [california] Reimbursement of necessary expenditures is mandatory and cannot be waived. @@ Cal. Lab. Code §§ 2802, 2804
>j [illinois] Reimbursement of necessary expenditures that the employer authorized or required is mandatory; the employee has 30 days, or longer where a policy says so, to submit them. @@ 820 ILCS 115/9.5
# confidentiality: Confidentiality
## confidentiality-duty: Duty
**Confidential Information** means non-public information about the Employer, its business, customers or technology that the Employee learns through employment, other than general skill and knowledge. During and after employment, the Employee shall use Confidential Information only for the Employer’s benefit and shall not disclose it except as the duties require. When employment ends, the Employee shall return it, with all other property of the Employer.
## confidentiality-protected: What Is Protected
Nothing in this Agreement prevents the Employee from {?england|making a protected disclosure under the Employment Rights Act 1996, or reporting a crime to the police|discussing wages, hours and other terms and conditions of employment, reporting a possible violation of law to a government agency, or taking part in its proceedings}. {?california|Nothing in this Agreement prevents the Employee from discussing or disclosing information about unlawful acts in the workplace, such as harassment or discrimination or any other conduct that the Employee has reason to believe is unlawful.|}
[us] Under the Defend Trade Secrets Act, 18 U.S.C. § 1833(b), an individual is not liable under any federal or state trade secret law for disclosing a trade secret in confidence to a government official or to an attorney solely to report or investigate a suspected violation of law, or in a complaint or other document filed under seal in a legal proceeding. An individual who sues an employer for retaliation for reporting a suspected violation may disclose the trade secret to his or her attorney and use it in the proceeding, if any document containing it is filed under seal and it is not disclosed except under court order.
>j [us] Without the notice of immunity the employer cannot recover exemplary damages or fees from the employee under the federal trade secret statute; employees’ talk about pay and conditions is protected concerted activity. @@ 18 U.S.C. § 1833(b); 29 U.S.C. §§ 157, 158(a)(1)
>j [california] A nondisclosure or nondisparagement term required as a condition of employment must carry language to this effect. @@ Cal. Gov’t Code § 12964.5
>j [illinois] A unilateral term that bars truthful statements about alleged unlawful employment practices is void. @@ 820 ILCS 96/1-25
>j [england] A term is void so far as it would preclude a protected disclosure. @@ Employment Rights Act 1996, s. 43J
# intellectual-property: Work Product
## ip-assignment: Assignment
The Employee hereby assigns to the Employer all right, title and interest in every invention, work of authorship and other result that the Employee makes, alone or with others, in the course of employment (the **Work Product**), and shall during and after employment, at the Employer’s expense, sign what is needed to secure the Employer’s rights in the Work Product. What the Employee made before the Start Date, or makes outside the course of employment, is not Work Product and is not assigned. {?england|The assignment does not affect the rights that the Patents Act 1977 gives an employee.|}
## [us] ip-excluded: What Is Not Assigned
This {@intellectual-property} does not apply to an invention that the Employee developed entirely on his or her own time, without the Employer’s equipment, supplies, facilities or trade secret information, unless it relates to the Employer’s business or actual or demonstrably anticipated research or development, or results from work that the Employee performed for the Employer. {?california,illinois|This {@ip-excluded} is the written notice that the law requires of what this Agreement does not reach.|}
>j [california] A wider assignment is unenforceable, and the employee must be notified in writing of what is excluded. @@ Cal. Lab. Code §§ 2870, 2872
>j [illinois] A wider assignment is unenforceable, and the employee must be notified in writing of what is excluded. @@ 765 ILCS 1060/2
>j [delaware] A wider assignment is unenforceable. @@ 19 Del. C. § 805
>j [new-york] A wider assignment is unenforceable. @@ N.Y. Lab. Law § 203-f
>j [us] The author of a work made for hire is the employer; other rights pass only by signed writing. @@ 17 U.S.C. §§ 101, 201(b), 204(a)
>j [england] An employee’s invention belongs to the employer only in the listed cases, and a contract cannot diminish the employee’s rights in others. @@ Patents Act 1977, ss. 39, 42
# [non-compete,non-solicit] restrictive-covenants: Restrictive Covenants
## [california,void-compete&non-compete,void-solicit] covenant-none: No Restraint after Employment
Nothing in this Agreement restrains the Employee, after employment ends, from engaging in a lawful profession, trade or business of any kind{?california|, from working for a competitor, or from dealing with any customer| or from working for a competitor}. The duties of {@confidentiality} continue.
>j [california] Covenants not to compete, and covenants not to solicit customers, are void however narrow; it is unlawful to include one in an employment contract or to try to enforce one wherever it was signed. The covenant asked for was therefore not drafted. @@ Cal. Bus. & Prof. Code §§ 16600, 16600.1, 16600.5; *Edwards v. Arthur Andersen LLP*, 44 Cal. 4th 937 (2008)
>j [state.minnesota&non-compete] A covenant not to compete made with an employee on or after July 1, 2023, is void; agreements not to disclose and not to solicit customers are no such covenants. Nor may an employee who primarily resides and works in Minnesota be made to litigate elsewhere or lose the protection of its law. @@ Minn. Stat. § 181.988
>j [illinois&low-earner&non-compete] A covenant not to compete is void unless the employee’s actual or expected earnings exceed $75,000 a year, and $80,000 from 2027. The covenant asked for was therefore not drafted. @@ 820 ILCS 90/10(a)
>j [illinois&lowest-earner&non-solicit] A covenant not to solicit is void unless the employee’s actual or expected earnings exceed $45,000 a year, and $47,500 from 2027. The covenant asked for was therefore not drafted. @@ 820 ILCS 90/10(b)
>j [state.north-dakota&non-compete] A contract that restrains anyone from a lawful profession, trade or business is void to that extent, with exceptions for those who sell a business or leave a partnership. @@ N.D. Cent. Code § 9-08-06
>j [state.oklahoma&non-compete] A former employee may engage in the same business, if he or she does not directly solicit the former employer’s established customers; a term that says otherwise is void. @@ Okla. Stat. tit. 15, §§ 217, 219A
## [non-compete&!california&!void-compete] non-compete: Non-Competition
For {restriction_period} after employment ends, the Employee shall not, within {restricted_area}, perform services of the kind that the Employee performed in the last 12 months of employment for a business that competes with the part of the Employer’s business in which the Employee worked.
## [!california&!void-compete,void-compete&non-solicit&!void-solicit] non-solicit: Non-Solicitation
For {?has.non_solicit_period|{non_solicit_period}|{restriction_period}} after employment ends, the Employee shall not {?state.north-dakota||{?state.oklahoma|directly solicit the established customers of the Employer for the sale of the same goods or services, or |solicit, for a competing business, a customer with whom the Employee dealt in the last 12 months of employment, or }}solicit an employee of the Employer with whom the Employee worked to leave.
## [!california&!void-compete,void-compete&non-solicit&!void-solicit] covenant-basis: Basis
The Employee agrees that these covenants protect the Employer’s Confidential Information and goodwill, {?texas|which the Employer promises to share with the Employee during employment and which the Employee has promised not to disclose, |}and go no further than that protection needs. {?illinois|In return for them the Employee receives {covenant_consideration}, in addition to employment. The Employer advises the Employee to consult an attorney before signing, and the Employee has had at least 14 calendar days to review them.|}{?england|Each covenant stands by itself.|}
>j [texas] A covenant not to compete must be ancillary to an otherwise enforceable agreement and reasonable in time, area and scope of activity; the promise to share confidential information is that agreement, and must be kept. @@ Tex. Bus. & Com. Code § 15.50(a); *Alex Sheshunoff Mgmt. Servs., L.P. v. Johnson*, 209 S.W.3d 644 (Tex. 2006)
>j [florida] A covenant must be in a signed writing and be reasonably necessary to protect a legitimate business interest; for former employees, six months or less is presumed reasonable and more than two years unreasonable. @@ Fla. Stat. § 542.335
>j [illinois] Void unless the employee’s earnings exceed the thresholds that section 10 sets for the year, one for non-competition and a lower one for non-solicitation; void too without adequate consideration, or without advice to consult counsel and 14 days to review. @@ 820 ILCS 90/10, 90/15, 90/20
>j [new-york] Enforced only so far as no greater than needed for a legitimate interest, not unduly hard on the employee and not injurious to the public. @@ *BDO Seidman v. Hirshberg*, 93 N.Y.2d 382 (1999)
>j [england] Void as a restraint of trade unless it goes no further than reasonably necessary to protect a legitimate interest; an offending part may be severed only if it comes away without rewriting and without major change to the whole. @@ *Tillman v Egon Zehnder Ltd* [2019] UKSC 32
>b The covenants burden the Employee only. An Employee asks for pay during the restriction, a shorter period, and release if dismissed without cause.
# termination: {?england|Dismissal and Resignation|Termination and Severance}
## termination-cause: For Cause
The Employer may end employment at once for **Cause**, which means the Employee’s material breach of this Agreement, willful misconduct, dishonesty in connection with work, conviction of a crime that bears on the position, or continued failure to perform after written notice and a reasonable time to improve. The Employer may suspend the Employee with pay while it investigates whether there is Cause. {?england|The Employer’s disciplinary and grievance procedures are available from {supervisor} and do not form part of this Agreement.|}
>j [england] The statement of particulars must say where the disciplinary and grievance rules can be found; dismissal without following the ACAS Code may raise compensation. @@ Employment Rights Act 1996, s. 3; Trade Union and Labour Relations (Consolidation) Act 1992, s. 207A
## [has.severance] termination-severance: Severance
If the Employer ends employment without Cause, it shall pay the Employee severance of {severance} in addition to what has been earned, if the Employee signs and does not revoke a release of claims in the Employer’s usual form within 45 days.
>j [us&has.severance] A release of age claims by an employee of 40 or more needs the statutory terms: at least 21 days to consider (45 in a group program) and 7 to revoke. @@ 29 U.S.C. § 626(f)
## [garden-leave] garden-leave: Garden Leave
During all or part of a period of notice the Employer may require the Employee to stay away from work and not to deal with its customers or staff, while it goes on paying salary and providing benefits. The Employee’s other duties continue.
>b [garden-leave] Garden leave keeps the Employee from a competitor at the Employer’s cost. An Employee asks that it count toward any restriction after employment.
## termination-pay: Final Pay
When employment ends, the Employer shall pay all earned salary {?england|and accrued leave|and whatever else the law treats as wages, when the law requires}.
>j [california] Wages are due at once on discharge, and within 72 hours of resignation without notice; late payment carries a penalty of up to 30 days’ wages. @@ Cal. Lab. Code §§ 201, 202, 203
>j [texas] Wages are due within six days of discharge, and on the next payday after resignation. @@ Tex. Lab. Code § 61.014
>j [new-york] Wages are due by the regular payday for the last period worked. @@ N.Y. Lab. Law § 191(3)
>j [illinois] Final compensation is due at separation if possible, and at latest on the next regular payday. @@ 820 ILCS 115/5
>j [delaware] Wages earned until the end fall due by the time that the statute fixes, however employment ends; check it, since a late payment carries damages. @@ 19 Del. C. § 1103
# [arbitration&us] arbitration: Arbitration
Any claim that either Party has against the other arising from employment or its end shall be resolved by final and binding arbitration before one neutral arbitrator of {arbitral_institution}, under its employment rules, in the county where the Employee works. The arbitrator may award any relief that a court could and shall decide in writing; the parties may conduct discovery adequate to their claims; and the Employer shall pay all costs peculiar to arbitration. This {@arbitration} does not reach claims that the law does not allow to be subject to predispute arbitration, or charges before a government agency. The Federal Arbitration Act governs it.
>j [arbitration&us] Contracts of transportation workers engaged in commerce are outside the federal act, and a person who alleges sexual harassment or assault may choose court. @@ 9 U.S.C. §§ 1, 2, 401, 402
>j [california&arbitration] For statutory claims the arbitrator must be neutral, with adequate discovery, a written decision, all relief available, and no cost to the employee beyond that of court; the obligation must be mutual. @@ *Armendariz v. Found. Health Psychcare Servs., Inc.*, 24 Cal. 4th 83 (2000)
@clauses
# governing-law: Governing Law and General Terms
## general-law: Governing Law
This Agreement is governed by the law{?england||s} of {governing_law}{?us&!arbitration|, and the Parties submit to the jurisdiction of {courts}|}{?england|, and {courts} have jurisdiction, without affecting the jurisdiction of an employment tribunal|}.
>j [california] An employee who primarily resides and works in California cannot be made to litigate elsewhere or lose the protection of its law, unless individually represented by counsel in negotiating the term. @@ Cal. Lab. Code § 925
>j [england] An agreement that excludes the Act or bars a complaint to a tribunal is void save for settlements in the prescribed form. @@ Employment Rights Act 1996, s. 203
## general-entire: Entire Agreement and Amendment
This Agreement is the entire agreement of the Parties on its subject and replaces earlier offers and understandings. It may be amended only by a writing that both Parties sign, except that the Employer may change its policies on notice.{?england| There are no collective agreements that affect it.|}
## general-notices: Notices
A notice must be in writing and delivered by hand, by courier or by {?england|first-class post|certified mail} to the address stated above or to a later address of which the Party has given notice.
## general-successors: Successors
{?england|This Agreement binds any employer to whom it transfers by law. Neither Party may assign it.|This Agreement binds and benefits the Employer’s successors, and the Employer may assign it to a successor to its business. The Employee may not assign it.}
>j [england] A contract of employment passes to another employer by operation of law on a relevant transfer, and otherwise needs the employee’s agreement. @@ Transfer of Undertakings (Protection of Employment) Regulations 2006, SI 2006/246, reg. 4
## general-severability: Severability and Waiver
If a provision is unenforceable, it shall be enforced as far as the law permits and the others stay in effect. A waiver must be in writing.
## general-advice: Advice
The Employee has had the opportunity to take independent legal advice before signing.
#* signatures: Signatures
@sign employer
@sign employee
@sign [minor&us] guardian
`;

export const BRIEF_TEXT = `
# caption
@caption
#* [federal,california,texas,us&!located] disclosure: {?texas|Identity of Parties and Counsel|{?california|Certificate of Interested Entities or Persons|Corporate Disclosure Statement}}
{interested_persons}
>j [federal] A nongovernmental corporate party must name any parent corporation and any publicly held corporation that owns 10 percent or more of its stock. @@ Fed. R. App. P. 26.1
>j [california] A certificate of interested entities or persons is required with the party’s first paper. @@ Cal. R. Ct. 8.208
>j [texas] The brief begins with the identity of parties and counsel. @@ Tex. R. App. P. 38.1(a)
> Delete this part where the rules of the court do not ask for it.
#* [us] tables: Tables of Contents and Authorities
{contents_table}
{authorities_table}
>j [federal] A table of contents with page references, and a table of authorities with the pages of the brief where they are cited. @@ Fed. R. App. P. 28(a)(2), (3)
>j [illinois] A summary statement, “Points and Authorities”, lists the points argued and the authorities cited. @@ Ill. S. Ct. R. 341(h)(1)
>j [texas] A table of contents with the subject of each issue, and an alphabetical index of authorities. @@ Tex. R. App. P. 38.1(b), (c)
# [federal,texas,illinois,florida,delaware] jurisdiction: {?texas|Statement of the Case and Jurisdiction|{?delaware|Nature and Stage of Proceedings|Jurisdictional Statement}}
The court below had jurisdiction because {trial_jurisdiction}. This court has jurisdiction because {appellate_jurisdiction}. The judgment or order was entered on {judgment_date}, and the notice of appeal was filed on {notice_date}.
>j [federal] State the basis of the district court’s and of the court of appeals’ jurisdiction, the dates that show the appeal is timely, and that it is from a final judgment or otherwise appealable. In a civil case the notice is due within 30 days, or 60 where the United States is a party. @@ Fed. R. App. P. 4(a)(1), 28(a)(4); 28 U.S.C. §§ 1291, 1331
>j [illinois] The statement names the rule that confers jurisdiction and the facts that bring the case within it. @@ Ill. S. Ct. R. 341(h)(4)
>j [delaware] The opening brief states the nature and stage of the proceedings. @@ Del. Supr. Ct. R. 14(b)(ii)
# issues: {?england|Issues|Issues Presented}
+ {issue_1}
+ [!has.point_1,has.issue_2] {issue_2}
+ [has.issue_3] {issue_3}
> One sentence for each, with the decisive facts in it, phrased so that a fair reader sees the answer.
>j [new-york] The brief states the questions involved, each numbered and with the answer of the court below. @@ N.Y. C.P.L.R. 5528(a)(2)
>j [texas] State all issues or points concisely; an issue covers every subsidiary question fairly included. @@ Tex. R. App. P. 38.1(f)
# case: {?england|Background|Statement of the Case}
{procedural_history}
{?has.statement_of_facts|{statement_of_facts}|{?has.special||{statement_of_facts}}}
> [has.special] Here are the facts that the instructions tell, in their own words; the form asks for the rest of them. Add to each its citation of the record, or strike it.
> Cite the record for every statement, in the form that the court prescribes. Give the standard’s due to facts found below.
>j [california] Provide a summary of the significant facts limited to matters in the record, and support each reference by volume and page. @@ Cal. R. Ct. 8.204(a)(1)(C), (a)(2)(C)
>j [florida] The statement of the case and of the facts includes references to the record and its pages. @@ Fla. R. App. P. 9.210(b)(3)
# summary: Summary of the Argument
{summary_of_argument}
>j [federal] The summary must be succinct, clear and accurate, and not merely repeat the headings. @@ Fed. R. App. P. 28(a)(7)
# standard: {?england|Approach on Appeal|Standard of Review}
[review-de-novo&federal] The court reviews questions of law *de novo*. *Pierce v. Underwood*, 487 U.S. 552, 558 (1988).
[review-discretion&federal] The court reviews the decision for abuse of discretion. A court that bases its ruling on an erroneous view of the law necessarily abuses its discretion. *Cooter & Gell v. Hartmarx Corp.*, 496 U.S. 384, 405 (1990).
[review-fact&federal] Findings of fact stand unless clearly erroneous. Fed. R. Civ. P. 52(a)(6); *Anderson v. City of Bessemer City*, 470 U.S. 564, 573–74 (1985).
[england] An appeal is limited to a review of the decision below, and is allowed if it was wrong, or unjust because of a serious procedural or other irregularity. CPR 52.21.
>j [england] Permission to appeal is needed in nearly every case, and is given where there is a real prospect of success or another compelling reason. @@ CPR 52.3, 52.6
{standard_of_review}
>j [federal] State the standard for each issue, in the argument or under a heading of its own. @@ Fed. R. App. P. 28(a)(8)(B)
>j [illinois] State the standard of review for each issue with authority. @@ Ill. S. Ct. R. 341(h)(3)
# argument: Argument
## argument-first: {?has.point_1|{point_1}|The First Issue}
{argument_1}
## [!has.point_1,has.issue_2] argument-second: {?has.point_2|{point_2}|The Second Issue}
{argument_2}
## [has.issue_3] argument-third: {?has.point_3|{point_3}|The Third Issue}
{argument_3}
## argument-adverse: Contrary Authority
{adverse_authority}
> Directly adverse controlling authority must be disclosed even if the other side does not cite it. Delete this part only after a real search has found none. @@ Model Rules of Pro. Conduct r. 3.3(a)(2)
## [!summary-judgment] argument-harm: {?appellant|The Error Was Prejudicial|{?appellee|Any Error Was Harmless|The Effect of the Error}}
{argument_harm}
>j [california] A judgment is set aside only for error that has resulted in a miscarriage of justice, after an examination of the entire cause. @@ Cal. Const. art. VI, § 13
>j [federal] Errors that do not affect substantial rights are disregarded. @@ 28 U.S.C. § 2111
# relief: Conclusion
For the reasons in {@argument}, {moving_party} asks the court to {relief}.
# signatures
@sign counsel
#* [us] compliance: Certificate of Compliance
I certify that this brief contains {word_count} words, not counting the parts that the rules exclude, as counted by the word-processing program used to prepare it, and complies with the rules on typeface and type style.
> The rules set the length and change it, and an order may set another: read the rule as it stands on the day of filing.
>j [federal] A principal brief may have 13,000 words, a reply half of that. @@ Fed. R. App. P. 32(a)(7)(B), 32(g)
>j [california] A brief produced on a computer may have 14,000 words, footnotes included. @@ Cal. R. Ct. 8.204(c)(1)
>j [texas] In a court of appeals a principal brief may have 15,000 words. @@ Tex. R. App. P. 9.4(i)(2)(B), (i)(3)
>j [florida] An initial or answer brief prepared by computer may have 13,000 words. @@ Fla. R. App. P. 9.210(a)(2)
>j [illinois] A principal brief may have 50 pages or 15,000 words. @@ Ill. S. Ct. R. 341(b)(1), (c)
>j [new-york] In the Appellate Division a principal brief prepared by computer may have 14,000 words, with a printing specification statement. @@ 22 N.Y.C.R.R. § 1250.8(f), (j)
>j [delaware] An opening or answering brief in the Supreme Court may have 10,000 words. @@ Del. Supr. Ct. R. 14(d)(i)
#* [us] service: Certificate of Service
I certify that on {service_date} I served this brief on all counsel of record by {service_method}.
@sign server
#* [england] lodging: Filing and Service
This skeleton argument was filed and served on {service_date}.
>j [england] A skeleton argument must be as concise as possible, define the areas of controversy, and cite an authority for each proposition with the passage relied on. @@ CPR PD 52A, para. 5.1; CPR PD 52C, para. 31
`;

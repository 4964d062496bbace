import { GROUND_ARGUMENTS } from './ground-bodies.js';
import { GROUND_NOTES } from './ground-notes.js';
import { LATER_ARGUMENTS } from './motion-kinds.js';
import { MOTION_STANDARDS } from './motion-standards.js';

/** Who opposes a motion does not argue it. */
const notOpposing = (text: string): string =>
  text.replace(
    /^## \[(.+?)\]/gm,
    (_, when: string) => `## [${when.replace(/[^,]+/g, '$&&!opposes')}]`,
  );

export const MOTION_TEXT = `
# caption
@caption
^ [texas] {paper_title}
# [california&!memorandum&!opposes,new-york&!memorandum&!opposes] notice: Notice of {?has.paper_title|{paper_title}|Motion}
PLEASE TAKE NOTICE that on {hearing_date}, at {hearing_time}, or as soon as the matter may be heard, in {hearing_place}, {moving_party} will {?dismiss&california|ask the court|move} for {relief}{?has.grounds|, {grounds}|}, on the grounds stated below and on the papers filed in this action.
>j [california] The notice states the nature of the order sought and the grounds, and moving papers are served and filed at least 16 court days before the hearing, with more for service by mail; summary judgment has its own time. @@ Cal. Code Civ. Proc. §§ 1005(b), 1010
>j [new-york] Notice of motion specifies the time and place of the hearing, the supporting papers, the relief and the grounds, and is served at least eight days before. @@ N.Y. C.P.L.R. 2214
# introduction: Introduction
{moving_party} {?opposes|asks the court to deny the motion{?has.grounds| {grounds}|}|{?england|applies|moves} for {relief}{?has.grounds|, {grounds}|}}. {?pj&texas|This special appearance comes before every other plea and motion, and all that follows it is subject to it. |}{?claim&texas&!opposes|This motion is made under Rule 91a of the Texas Rules of Civil Procedure. {@argument} identifies each cause of action that it addresses and the reasons why that cause of action has no basis in law, no basis in fact, or both. |}{summary_of_argument}
> State the whole reason in one paragraph: what the court should do, under which rule, and the one or two facts that decide it.
>j [federal&!suppress] A request for a court order is made by motion in writing that states with particularity the grounds and the relief sought. @@ Fed. R. Civ. P. 7(b)(1)
>j [england] An application notice states what order the applicant seeks and, briefly, why. @@ CPR 23.6
# facts: Statement of Facts
+ [!has.special] {fact_1}
+ [!has.special] {fact_2}
+ [!has.special] {fact_3}
> [has.special] Here are the facts that the instructions tell, in their own words; the form asks for the rest of them. Add to each its citation of the record, or strike it.
> One fact a paragraph, each with a citation of the record or pleading by page and line or paragraph. Facts that hurt belong here too: the other side will state them.
${MOTION_STANDARDS}
${GROUND_NOTES}
# argument: Argument
${notOpposing(`${GROUND_ARGUMENTS}
## [dismiss&claim&texas] argument-costs: Costs and Fees
{argument_costs}
>j [dismiss&claim&texas] The court may award the prevailing party costs and reasonable and necessary attorney fees, whichever side that is. A nonsuit at least three days before the hearing prevents a ruling; an amendment by then lets the movant withdraw the motion or amend it. @@ Tex. R. Civ. P. 91a.5, 91a.7
## [dismiss&claim&!texas] argument-amendment: Whether to Allow Amendment
{argument_leave}
> [dismiss&claim&!texas] Say whether leave to amend should be refused, and why; a court will usually give it once.
${LATER_ARGUMENTS}
## [summary-judgment] argument-first: The Material Facts Are Not in Dispute
{argument_1}
## [summary-judgment] argument-second: On Those Facts the Law Requires Judgment
{argument_2}
## [compel] argument-first: The Discovery Sought Is Relevant and Proportionate
The discovery at issue is {discovery_at_issue}. {argument_1}
## [compel] argument-second: The Objections Are Without Merit
{argument_2}
## [injunction] argument-first: The Movant Is Likely to Succeed
The conduct at issue is {conduct_at_issue}. {argument_1}
## [injunction] argument-second: Without Relief There Will Be Irreparable Harm
{argument_2}
## [injunction] argument-third: The Balance of Harm and the Public Interest Favor Relief
{argument_3}
## [extension] argument-first: There Is Good Cause
The time to {extended_act}, which ends on {time_ends}, should be extended until {time_until}. {argument_1}
## [extension] argument-second: No One Will Be Prejudiced
{argument_2}
## [!known-kind] argument-first: The Law Supports the Relief Sought
{argument_1}
## [!known-kind] argument-second: The Facts Support the Relief Sought
{argument_2}`)}
## [opposes] argument-first: The Motion Should Be Denied
{argument_1}
## [opposes] argument-second: What the Motion Relies On Does Not Support It
{argument_2}
## argument-adverse: Contrary Authority
{adverse_authority}
> Directly adverse controlling authority must be disclosed even if the other side does not cite it; distinguish it here, or delete this part if after a real search there is none. @@ Model Rules of Pro. Conduct r. 3.3(a)(2)
# relief: Conclusion
For the reasons in {@argument}, {moving_party} asks the court to {?opposes|deny the motion|grant {relief}}, and such other relief as is just.
# signatures
@sign counsel
>j [federal&!suppress] Every paper is signed by an attorney of record; the signature certifies reasonable inquiry, a proper purpose, and support in law and fact. @@ Fed. R. Civ. P. 11(a), (b)
>j [texas] The signature certifies that the paper is not groundless and brought in bad faith or to harass. @@ Tex. R. Civ. P. 13; Tex. Civ. Prac. & Rem. Code § 10.001
>j [florida] The signature certifies that there is good ground to support the paper and that it is not interposed for delay. @@ Fla. R. Gen. Prac. & Jud. Admin. 2.515
>j [illinois] The signature certifies reasonable inquiry, support in fact and law, and a proper purpose. @@ Ill. S. Ct. R. 137
>j [delaware] The signature certifies reasonable inquiry, support in law and fact, and a proper purpose. @@ Del. Super. Ct. Civ. R. 11(b)
#* [us&!memorandum&!opposes] conference: Certificate of Conference
I certify that on {conference_date} I conferred with counsel for the other side about the relief sought, and that {conference_result}.
> Many courts require this for every motion, and nearly all for discovery motions; delete it only where no rule or order asks for it.
#* service: {?england|Service|Certificate of Service}
{?england|This application and the evidence in support were served on {service_date} on the other parties{?has.service_method| by {service_method}|}.|I certify that on {service_date} I served this paper on all counsel of record by {service_method}.}
>j [federal&!suppress] No certificate is needed for service through the court’s electronic filing system. @@ Fed. R. Civ. P. 5(d)(1)(B)
>j [texas] Service through the electronic filing manager is required where the other side’s email is on file with it. @@ Tex. R. Civ. P. 21a
>j [england] An application notice is served at least three clear days before the hearing, unless another period applies. @@ CPR 23.7
@sign server
#* [!memorandum] order: {?england|Draft Order|Proposed Order}
{?england|UPON the application of the {moving_party}, IT IS ORDERED THAT {relief}.|Having considered {?has.paper_title&!opposes|the {paper_title}|the motion} and the papers, the court {?opposes|DENIES the motion|GRANTS the motion and enters {relief}}.}
>j [england] Except in the simplest case, the applicant brings a draft of the order sought to the hearing. @@ CPR PD 23A
@sign judge
`;

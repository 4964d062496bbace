import { CEASE_GROUNDS } from './cease-grounds.js';

export const CEASE_TEXT = `
# opening
{sender_block}
{letter_date}
BY {delivery_method}
{recipient}
{recipient_address}
Re: Demand to cease and desist: {subject_line}
Dear {addressee}:
{?represented|We represent {sender}.|I write about my rights.} This letter is a demand that you stop the conduct described below.{?england| It is written in accordance with {?defamation|the Pre-Action Protocol for Media and Communications Claims|the Practice Direction on Pre-Action Conduct}.|}
> The letter may be shown to a judge, a jury and the press. State facts that can be proved, and ask for no more than the law gives.
>j [california] A demand that couples a threat to report a crime, or to disclose an accusation, with a demand for money can be extortion as a matter of law, which the anti-SLAPP statute does not protect. @@ *Flatley v. Mauro*, 39 Cal. 4th 299 (2006)
>j [california] A lawyer may not threaten criminal, administrative or disciplinary charges to gain an advantage in a civil dispute. @@ Cal. R. Pro. Conduct 3.10
>j [new-york] A lawyer may not present or threaten criminal charges solely to gain an advantage in a civil matter. @@ N.Y. R. Pro. Conduct 3.4(e)
>j [texas] A lawyer may not present or threaten criminal or disciplinary charges solely to gain an advantage in a civil matter. @@ Tex. Disciplinary R. Pro. Conduct 4.04(b)
>j [florida] A lawyer may not present or threaten criminal or disciplinary charges solely to gain an advantage in a civil matter. @@ R. Regulating Fla. Bar 4-3.4(g), (h)
>j [illinois] A lawyer may not present or threaten criminal or professional disciplinary charges to gain an advantage in a civil matter. @@ Ill. R. Pro. Conduct 8.4(g)
>j [england] Before proceedings the parties are expected to exchange enough information to understand each other’s position and to consider settlement; the court may penalize those who do not. @@ CPR Practice Direction: Pre-Action Conduct and Protocols, paras. 3, 6, 16
>j [delaware] A lawyer may not make a false statement of material fact or law to a third person, and must write to counsel if the recipient has one in the matter. @@ Del. Laws. R. Pro. Conduct 4.1, 4.2
>j [federal] A threat of suit may help to show an actual controversy, on which the recipient can sue first for a declaration, in a court of its own choice; the test looks to all the circumstances. @@ *MedImmune, Inc. v. Genentech, Inc.*, 549 U.S. 118 (2007); 28 U.S.C. § 2201
# facts: The Facts
{?has.fact_statement|{fact_statement}|{?has.special||{fact_statement}}}
{?has.conduct_dates|This happened on or about {conduct_dates}.|} {?has.evidence_list|Enclosed as evidence: {evidence_list}.|}
> [has.special] Here are the facts that the instructions tell, in their own words; the form asks for the rest of them. Check each before the letter goes out.
${CEASE_GROUNDS}
# demands: What You Must Do
{?has.deadline|By {deadline}|{?has.response_period|Within {response_period} after the date of this letter|By {deadline}}}, you must:
- stop {conduct}, and confirm in writing that you have;
- [trademark,copyright,trade-secret] {?destruction|destroy all copies and materials in your possession or control that embody the infringing matter, once we have agreed in writing on the samples and records that are kept as evidence, |deliver up all copies and materials in your possession or control that embody the infringing matter, destroying none of them before we have agreed in writing how that is to be done, }and tell us in writing how many there were and to whom they were supplied;
- [defamation] remove the statements, publish a correction{?apology| and an apology|} as prominent as they were, and not repeat them;
- [profits] give an account, in writing and with documents, of the sales and profits made by the conduct;
- [breach] perform the agreement, and say in writing how you will make good what you have not done;
- [has.other_demands] {other_demands};
- [has.payment_demand] pay {payment_demand} in compensation for the loss caused until now; and
- sign and return the undertaking at the end of this letter.
# preservation: Preservation of Evidence
You must preserve all documents and electronic data that relate to these matters, including messages, drafts, logs, accounts and backups, and suspend any routine that would delete them. {?england|A failure to preserve disclosable documents may lead to adverse inferences and sanctions.|A failure to preserve evidence once litigation is foreseeable may lead to sanctions.}
>j [us] Loss of electronically stored information that should have been preserved in anticipation of litigation may bring curative measures or, with intent, an adverse inference. @@ Fed. R. Civ. P. 37(e)
>j [england] As soon as litigation is contemplated, parties’ representatives must notify their clients of the need to preserve documents. @@ CPR PD 31B, para. 7
# response: Response
If you dispute anything in this letter, give your reasons and documents in writing {?has.deadline|by {deadline}|{?has.response_period|within that period|by {deadline}}}. {?mutual|We are ready to discuss a resolution, including by mediation, without prejudice to either side’s position.|} If we do not hear from you, {sender} will consider every remedy that the law allows, including proceedings for an injunction, {?england|damages or an account of profits, and costs|damages and, where the law provides for them, fees and costs}, without further notice.
>b [mutual] The offer to talk costs nothing, keeps the letter reasonable in a court’s eyes and does not weaken the demand.
# reservation: Reservation of Rights
This letter is not a complete statement of the facts or of {sender}’s rights, all of which are reserved. It is not an offer of compromise.{?represented| If a lawyer represents you in this matter, please give this letter to that lawyer and tell us the name.|}
> Offers of compromise belong in a separate letter, so that the demand itself can be put in evidence. @@ Fed. R. Evid. 408
@sign sender
#* undertaking: Undertaking
{recipient} undertakes to {sender} to have stopped, and not to resume, {conduct}, and to have done what this letter requires. This undertaking is given {?mutual|without admission of liability|by one who has read this letter}.
@sign recipient
`;

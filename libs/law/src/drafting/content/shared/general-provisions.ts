/** What every commercial agreement ends with, before its signatures. */
export const GENERAL_PROVISIONS = `
# general: General Provisions
## entire-agreement: Entire Agreement
This Agreement{?schedules|, with the schedules attached to it,|} is the entire agreement of the Parties on its subject and replaces all earlier proposals, negotiations and agreements on that subject, written or oral. {?england|Neither Party has relied on any statement that this Agreement does not contain. Nothing in this {@entire-agreement} limits liability for fraud.|Neither Party has relied on a statement or promise that this Agreement does not contain.}
>j [england] A clause that excludes liability for misrepresentation must be reasonable, and one that reached fraud would not be; hence the exception for fraud. @@ Misrepresentation Act 1967, s. 3
## amendment: Amendment and Waiver
This Agreement may be amended only by a writing signed by both Parties. A waiver is effective only if it is in writing and signed by the Party that gives it, and only for the occasion for which it is given. A delay in exercising a right is not a waiver of it.
>j [new-york] A writing requirement for amendments is enforced, subject to waiver, partial performance and estoppel. @@ N.Y. Gen. Oblig. Law § 15-301
>j [california] A written contract may be modified orally so far as the oral modification is executed, whatever the clause says; keep changes in signed writings in practice too. @@ Cal. Civ. Code § 1698
## assignment: Assignment
Neither Party may assign this Agreement or delegate its duties under it without the prior written consent of the other, which shall not be unreasonably withheld, except that a Party may, on written notice, assign this Agreement as a whole to an Affiliate or to the successor to substantially all of the business to which this Agreement relates, if the assignee assumes this Agreement in writing. An assignment in breach of this {@assignment} is void. This Agreement binds and benefits the Parties and their permitted successors and assigns.
>b Assignment to an Affiliate or a successor is free for both sides. A Party that cares who its counterparty is should strike the exception, or keep a right to terminate on assignment to a competitor.
## [!bare] force-majeure: Force Majeure
A Party is not liable for a failure or delay in performing, other than in paying money, to the extent that an event beyond its reasonable control and without its fault causes it, such as natural disaster, epidemic, war, terrorism, civil unrest, governmental order, general failure of power or communications, or a labor dispute that is not confined to its own workforce. That Party shall promptly notify the other, use reasonable efforts to limit the effect and resume performance as soon as it reasonably can. If the event prevents substantially all performance for more than {force_majeure_period}, either Party may terminate this Agreement on written notice and without liability for the termination; sums due for performance before the event remain payable.
> Courts read such clauses narrowly, so the list names the events that parties dispute most, and the duty to pay money is not excused.
>j [england] English law has no general doctrine of force majeure; relief depends on these words, and otherwise only on frustration. @@ Law Reform (Frustrated Contracts) Act 1943
>j [california] The Civil Code excuses performance prevented by an irresistible, superhuman cause even without a clause, so far as the parties have not agreed otherwise. @@ Cal. Civ. Code § 1511
## notices: Notices
A notice under this Agreement must be in writing and delivered by hand, {?england|by courier|by nationally recognized overnight courier} or by {?england|first-class post|certified mail, return receipt requested}, to the address of the recipient stated at the beginning of this Agreement or to another address of which the recipient has given notice. A copy shall be sent by email to {=first-email} for the {=first} and to {=second-email} for the {=second}; email alone is not notice. A notice takes effect on delivery, or, if delivery is refused, on the first attempt.
> Email is a copy only, so that a termination or a claim cannot be lost in a mailbox. Where the business lives by email, make it sufficient for everything except termination and claims.
## relationship: Relationship of the Parties
The Parties are independent contractors. Nothing in this Agreement makes either of them the partner, agent, employee or joint venturer of the other, and neither may bind the other.
## third-parties: No Third-Party Rights
{?england|A person who is not a Party has no right under the Contracts (Rights of Third Parties) Act 1999 to enforce any term of this Agreement.|{?bare|This|Except for the persons whom a Party is to indemnify under it, this} Agreement benefits only the Parties and gives no right to anybody else.}
>j [england] Without these words a term that purports to benefit a third party may be enforced by it. @@ Contracts (Rights of Third Parties) Act 1999, s. 1
## severability: Severability
If a court holds a provision of this Agreement to be unenforceable, it shall be enforced to the fullest extent that the law permits, and the remaining provisions stay in effect.
## survival: Survival
Provisions that by their nature are meant to outlast this Agreement do so, including those on {?bare||accrued payment, confidentiality, indemnity, limitation of liability, }governing law and disputes.
## interpretation: Interpretation
Headings are for convenience only. “Including” means including without limitation. Both Parties took part in drafting this Agreement, and no rule of construction against the drafter applies.{?schedules| If this Agreement and a schedule conflict, this Agreement prevails unless the schedule says expressly which provision it changes.|}
## counterparts: Counterparts and Electronic Signature
This Agreement may be signed in counterparts, which together are one document, and by electronic signature. A signed copy delivered electronically is as effective as an original.
>j [us] A signature or contract may not be denied effect solely because it is electronic. @@ 15 U.S.C. § 7001(a)
>j [new-york] New York has its own statute in place of the uniform act; it gives an electronic signature the effect of a handwritten one. @@ N.Y. State Tech. Law § 304(2)
>j [england] An electronic signature is admissible in evidence, and may be used for documents that need not be made as deeds; a deed needs a witness who is physically present. @@ Electronic Communications Act 2000, s. 7; Law of Property (Miscellaneous Provisions) Act 1989, s. 1
`;

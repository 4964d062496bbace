import { DEPOSIT_NOTES, LATE_NOTES, RETURN_NOTES } from './dwelling-notes.js';

/** Term, rent and deposit of a lease. */
export const LEASE_TENANCY = `
# term: Term
{?england&residential|The tenancy begins on {start_date} and runs from month to month until it is ended as the law provides (the **Term**).|This Lease begins on {start_date} and continues for {term_length} (the **Term**), unless it ends sooner as this Lease provides.} {?auto-renewal&!england|It then continues from month to month until either Party gives the other written notice of at least {renewal_notice}, or longer notice where the law requires it.|}
[has.break_terms] The Tenant may end this Lease early by written notice to the Landlord, as follows: {break_terms}.
>b [has.break_terms] The right to end early is drafted as the Tenant’s. Say so if the Landlord, or both, are to have it; a Landlord asks that it depend on Rent paid to date.
[has.renewal_option] The Tenant may extend the Term by {renewal_option}, by written notice at least {option_notice} before it ends, if it is not then in default.
>j [florida&residential] A lease may not require a tenant to give less than 30 or more than 60 days’ notice before the end of its term, and the duty must be mutual. @@ Fla. Stat. § 83.575
>j [new-york&residential] A landlord who will not renew, or will raise the rent by 5 percent or more, must give 30, 60 or 90 days’ notice, by length of occupancy and term. @@ N.Y. Real Prop. Law § 226-c
>j [delaware&residential] Without at least 60 days’ notice before the end, a lease renews from month to month. @@ 25 Del. C. § 5106
>j [england&commercial] A lease for more than three years must be made by deed, and one for more than seven years must be registered. @@ Law of Property Act 1925, ss. 52, 54; Land Registration Act 2002, s. 4
>j [england&commercial] A business tenant has the right to a new lease at the end of the term unless the parties have contracted out by notice and declaration before they are bound. @@ Landlord and Tenant Act 1954, ss. 24, 38A
# rent: Rent
## rent-amount: Amount
The Tenant shall pay rent of {rent} a {rent_period} (the **Rent**), {?monthly-rent|by equal monthly installments in advance, on the first day of each month|{?quarterly-rent|by equal quarterly installments in advance, {?england|on the usual quarter days|on the first day of each quarter}|in advance on the {rent_day} day of each {rent_period}}}, at the Landlord’s address or by {payment_method}. Rent for part of a {rent_period} is prorated daily. {?england&residential|The Rent may be increased only by the procedure of section 13 of the Housing Act 1988.|{?has.rent_increase|The Rent rises as follows: {rent_increase}.|} {?has.rent_review|The Rent shall be reviewed {rent_review} and shall then be the open market rent of the Premises, higher or lower, as the Parties agree or, if they have not agreed within two months, as an independent surveyor determines as an expert.|}}
## rent-late: Late Payment
{?england|If Rent is more than 14 days late, it bears interest at 3 percent above the Bank of England’s base rate from the due date.|If Rent is not paid within {late_grace} after it is due, the Tenant shall pay a late charge of {late_charge}, which the Parties agree is a reasonable estimate of the cost of late payment, or the most that the law allows if that is less.}
>j [california] A late charge is liquidated damages: in a dwelling’s lease it is void unless damage would be impracticable to fix, elsewhere unless unreasonable. @@ Cal. Civ. Code § 1671
>j [new-york&residential] No late charge until five days after the due date, and none above $50 or 5 percent of the monthly rent, whichever is less. @@ N.Y. Real Prop. Law § 238-a
>j [texas&residential] No late fee until two full days after the due date; up to 12 percent of the rent in structures of up to four units and 10 percent in larger ones is reasonable. @@ Tex. Prop. Code § 92.019
>j [delaware&residential] No late charge until five days after the due date, and none above 5 percent of the monthly rent. @@ 25 Del. C. § 5501(d)
>j [england&residential] Interest is the only charge for late rent, on rent more than 14 days late, at no more than 3 percent above base rate. @@ Tenant Fees Act 2019, Sch. 1, para. 4
${LATE_NOTES}
# [!no-deposit] deposit: Security Deposit
## deposit-amount: Amount and Use
The Tenant shall pay a security deposit of {security_deposit} on signature. The Landlord may apply it only to unpaid Rent, to damage beyond ordinary wear and tear, {?residential|to cleaning needed to restore the condition at the beginning, |}and to other sums that the Tenant owes under this Lease.
>j [california&residential] The deposit may not exceed one month’s rent, or two where a landlord is a natural person with at most two properties and four units and the tenant is no service member. @@ Cal. Civ. Code § 1950.5(c)
>j [new-york&residential] The deposit may not exceed one month’s rent, and is held in trust. @@ N.Y. Gen. Oblig. Law §§ 7-103, 7-108
>j [delaware&residential] For a term of a year or more the deposit may not exceed one month’s rent, and it is held in escrow. @@ 25 Del. C. § 5514
>j [england&residential] The deposit may not exceed five weeks’ rent, or six where the yearly rent is £50,000 or more, and must be protected in an authorized scheme within 30 days. @@ Tenant Fees Act 2019, Sch. 1, para. 2; Housing Act 2004, s. 213
${DEPOSIT_NOTES}
## deposit-return: Return
{?residential|Within {deposit_return} after the Tenant has left and given a forwarding address, the Landlord shall return the deposit, less what it may apply, with an itemized statement of every deduction.|Within {deposit_return} after the end of the Term, the Landlord shall return the deposit, less what it may apply, with an itemized statement.} {?florida&residential|The Landlord shall within 30 days after receiving the deposit tell the Tenant in writing where and how it is held.|}{?england&residential|The deposit is held in an authorized tenancy deposit scheme, and the Landlord shall give the Tenant the prescribed information within 30 days after receiving it.|}
>j [california&residential] The deposit, with itemized deductions, is due within 21 days. @@ Cal. Civ. Code § 1950.5(g)
>j [new-york&residential] The itemized statement and the deposit are due within 14 days. @@ N.Y. Gen. Oblig. Law § 7-108(1-a)(e)
>j [texas&residential] The deposit is due by the 30th day after surrender, once there is a forwarding address in writing. @@ Tex. Prop. Code §§ 92.103, 92.107
>j [delaware&residential] The itemized list and the deposit are due within 20 days. @@ 25 Del. C. § 5514
>j [florida&residential] The deposit is due within 15 days if nothing is claimed; a claim must be notified within 30 days by the prescribed notice. @@ Fla. Stat. § 83.49
>j [illinois&residential] In properties of five or more units an itemized statement is due within 30 days and the deposit within 45; in properties of 25 or more, interest may be due. Cities add more, Chicago above all. @@ 765 ILCS 710/1; 765 ILCS 715/1
>j [texas&commercial] A commercial tenant’s deposit is due by the 60th day after surrender and a forwarding address. @@ Tex. Prop. Code § 93.005
>j [california&commercial] A commercial deposit is governed by its own section, with shorter times when it is only for unpaid rent. @@ Cal. Civ. Code § 1950.7
${RETURN_NOTES}
`;

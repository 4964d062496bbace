import { LEASE_TENANCY } from './lease-tenancy.js';

export const LEASE_TEXT = `
# opening
This Lease (this **Lease**) is made as of {effective_date} between {landlord}, {landlord_form}, whose address is {landlord_address} (the **Landlord**), and {tenant}, {tenant_form}, whose address is {tenant_address} (the **Tenant**), each a **Party** and together the **Parties**.
# premises: Premises
The Landlord leases to the Tenant the premises at {premises_address}{?has.premises_description|, being {premises_description}|}, with the fixtures and {?residential|appliances in them|the right to use the common areas of the property} (the **Premises**).
[residential] {?new-york|The Tenant may live in the Premises with the Tenant’s immediate family and with the other occupants whom section 235-f of the Real Property Law allows{?has.occupants|, among them {occupants}|}.|{?has.occupants|Only the Tenant and these persons may live in the Premises: {occupants}.|Only the Tenant and the Tenant’s minor children may live in the Premises.}} Guests may stay up to {guest_period} in any half year without the Landlord’s consent.
>j [england&residential] Where the tenancy reforms of the 2025 Act are in force for the landlord (check its commencement), a tenancy of a dwelling as an only or main home is an assured periodic tenancy: there are no fixed terms and no no-fault notices, and rent rises at most once a year and by the statutory procedure. @@ Housing Act 1988, as amended by the Renters’ Rights Act 2025
[several.tenant] If more than one person signs as Tenant, each is jointly and severally liable for all of the Tenant’s obligations.
>j [new-york&residential] A lease may not restrict occupancy to the tenant, or to the tenant and immediate family: immediate family, one additional occupant and that occupant’s dependent children may live there too. @@ N.Y. Real Prop. Law § 235-f
>j [us&residential] Refusing to rent, or terms that differ, because of race, color, religion, sex, disability, familial status or national origin are unlawful; State and local law adds more. @@ 42 U.S.C. § 3604
${LEASE_TENANCY}
# use: Use
## use-permitted: Permitted Use
The Tenant shall use the Premises only {?residential|as a private residence{?home-work| and for the work that the Tenant does at home, so far as law permits it and it does not disturb others|}|for the following: {permitted_use}}. The Tenant shall comply with the law and with the Landlord’s reasonable written rules, and shall not disturb others or damage the Premises.{?no-smoking| Nobody may smoke in the Premises.|}
>j [us&commercial] Landlord and tenant of a place of public accommodation both answer for access by people with disabilities; as between them the lease may say who makes the changes. @@ 42 U.S.C. § 12182; 28 C.F.R. § 36.201(b)
## [has.pet_terms] pets: Pets
The Tenant may keep {pet_terms}, and is responsible for any damage that this causes. {?us|This {@pets} does not apply to an assistance animal to which a person with a disability has a right.|}
## [residential&!has.pet_terms] pets: Pets
The Tenant shall not keep a pet{?us&no-pets|.| without the Landlord’s written consent.} {?us|This {@pets} does not apply to an assistance animal to which a person with a disability has a right.|Consent shall not be unreasonably refused.}
>j [england&residential] The tenant of an assured tenancy may ask to keep a pet, and consent may not be unreasonably refused. @@ Housing Act 1988, s. 16A
>j [us&residential] An assistance animal is not a pet: a reasonable accommodation must be made. @@ 42 U.S.C. § 3604(f)(3)(B)
# utilities: Utilities and Services
The Tenant shall pay for these utilities and services: {tenant_utilities}. The Landlord shall pay for all others{?has.landlord_utilities|, including {landlord_utilities}|}.{?commercial| The Landlord is not liable for an interruption that it did not cause and could not prevent.|}
# [commercial] operating-costs: Operating Costs
{?has.operating_costs|The Tenant shall pay, as additional rent, {operating_costs} of the property taxes, insurance and reasonable costs of operating and maintaining the property, in monthly installments on the Landlord’s estimate, adjusted once a year against a statement of actual cost. The Tenant may inspect the records within 90 days after the statement. Capital improvements, leasing costs, debt service and costs that another tenant or an insurer bears are not operating costs.|{?england|The Tenant shall pay the business rates on the Premises. The Rent includes the cost of insuring and operating the property. Sums due under this Lease are exclusive of value added tax, which the Tenant shall pay where it is chargeable, against a valid invoice.|The Rent includes property taxes, insurance and the cost of operating the property.}}
>b [commercial] The exclusions and the right to inspect protect the Tenant. A Tenant may also ask for a cap on yearly increases of the costs that the Landlord controls.
# maintenance: Maintenance and Repair
## maintenance-landlord: Landlord
{?residential|The Landlord shall deliver the Premises fit to live in and keep them so, and shall keep the structure, roof, plumbing, heating, electrical systems and supplied appliances in good repair and comply with {?england|the housing standards that the law sets|building and housing codes}.|The Landlord shall keep the structure, roof, exterior, common areas and the building systems that serve more than the Premises in good repair.}
>j [california&residential] A dwelling must meet listed standards of fitness, and the tenant’s right to them cannot be waived. @@ Cal. Civ. Code §§ 1941, 1941.1, 1942.1
>j [new-york&residential] The warranty of habitability is implied in every residential lease, and a waiver is void. @@ N.Y. Real Prop. Law § 235-b
>j [texas&residential] A landlord must make a diligent effort to repair conditions that materially affect the health or safety of an ordinary tenant, on notice from a tenant who is not behind in rent. @@ Tex. Prop. Code §§ 92.052, 92.056
>j [delaware&residential] The landlord must keep the unit in compliance with codes and its systems in good working order. @@ 25 Del. C. § 5305
>j [florida&residential] The landlord must comply with building, housing and health codes, or, where there are none, keep the structure and plumbing in good repair. @@ Fla. Stat. § 83.51
>j [illinois&residential] A warranty of habitability is implied, and rent depends on it. @@ *Jack Spring, Inc. v. Little*, 50 Ill. 2d 351 (1972)
>j [england&residential] The landlord must keep the structure and installations in repair and the dwelling fit for habitation, and cannot contract out. @@ Landlord and Tenant Act 1985, ss. 9A, 11
## maintenance-tenant: Tenant
The Tenant shall keep the Premises clean, use them with reasonable care, notify the Landlord promptly of damage or a need for repair, and pay for damage beyond ordinary wear and tear that the Tenant or its {?commercial|employees|occupants}, guests or invitees cause.{?commercial| The Tenant shall maintain the interior of the Premises and the systems that serve them alone.|}
## maintenance-alterations: Alterations
The Tenant shall make no alteration without the Landlord’s written consent, which shall not be unreasonably withheld for alterations that do not affect structure or systems. {?commercial|Unless the consent says otherwise, the Tenant may leave them at the end of the Term.|The Landlord may say, when it consents, whether the Premises must be restored.}
# entry: Entry by the Landlord
The Landlord may enter at reasonable times to inspect, repair or show the Premises, on written notice of at least {entry_notice}, and without notice in an emergency.
>j [california&residential] Entry is limited to listed purposes and normal business hours, on reasonable written notice, which 24 hours is presumed to be. @@ Cal. Civ. Code § 1954
>j [florida&residential] Reasonable notice for repair is at least 24 hours, and the time between 7:30 a.m. and 8 p.m. @@ Fla. Stat. § 83.53
>j [delaware&residential] At least 48 hours’ notice is required, and entry between 8 a.m. and 9 p.m. @@ 25 Del. C. § 5509
>j [england&residential] A landlord who enters to view the state of repair must give at least 24 hours’ written notice. @@ Landlord and Tenant Act 1985, s. 11(6)
# subletting: Assignment and Subletting
The Tenant shall not {?no-subletting&!new-york,no-subletting&commercial|assign this Lease, sublet the Premises or let others use them.|assign this Lease or sublet the Premises without the Landlord’s written consent, which shall not be unreasonably withheld, conditioned or delayed. {?england||The Tenant remains liable after an assignment unless the Landlord releases it in writing.}}
>j [england] A lawful assignment releases the tenant by statute, except under an authorized guarantee agreement, and a term that defeats the release is void. @@ Landlord and Tenant (Covenants) Act 1995, ss. 5, 16, 25
>j [new-york&residential] A tenant in a building with four or more units has a right to sublet subject to consent that may not be unreasonably withheld, whatever the lease says. @@ N.Y. Real Prop. Law § 226-b
>j [texas&!no-subletting] Without the landlord’s consent, a tenant may not sublet; the clause softens the rule. @@ Tex. Prop. Code § 91.005
>j [california&commercial&!no-subletting] A restriction is valid if it states a standard, and a consent clause without one implies that consent may not be unreasonably withheld. @@ Cal. Civ. Code §§ 1995.250, 1995.260
>j [england&commercial&!no-subletting] Where consent is required, it may not be unreasonably withheld, and the landlord must decide within a reasonable time and give reasons. @@ Landlord and Tenant Act 1927, s. 19; Landlord and Tenant Act 1988, s. 1
# insurance: Insurance, Damage and Liability
## insurance-cover: Insurance
The Landlord shall insure the building. {?commercial|The Tenant shall carry {?england|public liability insurance|commercial general liability insurance} of at least {insurance_amount} for each occurrence{?england||, naming the Landlord as additional insured}, and insurance of its own property.|The Landlord’s insurance does not cover the Tenant’s belongings; the Tenant {?england|should insure them|{?renters-insurance|shall|should} carry renter’s insurance}.} {?mutual|Each Party waives claims against the other for loss that its own property insurance covers, and shall have its insurer’s consent to that.|}
## insurance-casualty: Damage to the Premises
If fire or other casualty that the Tenant did not cause makes the Premises unusable, Rent abates in proportion until they are restored. If they cannot be restored within {restoration_period}, {?england&residential|the Tenant|either Party} may terminate this Lease by written notice as of the date of the damage.
## indemnity: Responsibility for Claims
{?mutual|Each Party shall indemnify the other against third parties’ claims for injury or damage to the extent that its own negligence or breach of this Lease causes it.|The Tenant shall indemnify the Landlord against third parties’ claims for injury or damage in the Premises to the extent that the Tenant’s negligence or breach of this Lease causes it.} Nothing in this Lease relieves a Party of liability for its own negligence.
>j [new-york] A clause that exempts a landlord from liability for its own negligence is void. @@ N.Y. Gen. Oblig. Law § 5-321
>j [california&residential] A waiver of the landlord’s duty of care, of rights to notice and hearing, or of the protections on deposits and entry is void. @@ Cal. Civ. Code § 1953
>j [florida&residential] A provision that waives rights under the statute or limits the landlord’s liability under it is void. @@ Fla. Stat. § 83.47
>j [illinois] A clause that exempts a landlord from liability for its own negligence is against public policy and void, subject to the exceptions of the Act for commercial leases. @@ 765 ILCS 705/1
>b [mutual] Each Party is responsible for its own fault.
>b [!mutual] Only the Tenant indemnifies. A Tenant should ask for the same promise from the Landlord for the common areas.
# default: Default
## default-tenant: Default by the Tenant
If the Tenant does not pay Rent within {rent_cure} after written notice, or breaches this Lease in another way and does not cure the breach within {breach_cure} after written notice, the Landlord may {?england&residential|give the notice and seek the order for possession that the Housing Act 1988 allows|{?england|re-enter the Premises, by taking possession where that is lawful or by proceedings, on which this Lease ends|terminate this Lease and recover possession by legal process}}, and recover the Rent due and the damages that the law allows. {?us|The Landlord shall make reasonable efforts to relet the Premises. |}{?england&commercial||The Landlord shall not lock out the Tenant, remove its property or stop its utilities to recover possession.}
>j [california] The notice to pay or quit is three days, not counting weekends and court holidays; after one year of occupancy a residential tenancy generally ends only for just cause, and rent increases are capped. @@ Cal. Code Civ. Proc. § 1161(2); Cal. Civ. Code §§ 1946.2, 1947.12
>j [new-york] A demand for rent must be in writing with at least 14 days. For dwellings, state whether good cause eviction law applies, in the form that the statute gives. @@ N.Y. Real Prop. Acts. Law § 711(2); N.Y. Real Prop. Law § 231-c
>j [texas&residential] Notice to vacate is at least three days unless the lease says otherwise, and lockouts are restricted. @@ Tex. Prop. Code §§ 24.005, 92.0081
>j [delaware&residential] The notice for unpaid rent is at least five days. @@ 25 Del. C. § 5502
>j [florida&residential] The notice for unpaid rent is three days, not counting weekends and legal holidays; self-help is prohibited. @@ Fla. Stat. §§ 83.56(3), 83.67
>j [delaware&commercial] Commercial leases are outside the landlord-tenant code and governed by general principles of contract. @@ 25 Del. C. § 5101(b)
>j [florida&commercial] In a nonresidential tenancy the written demand for rent or possession is three days. @@ Fla. Stat. § 83.20
>j [illinois] The notice for unpaid rent is at least five days. @@ 735 ILCS 5/9-209
>j [england&residential] Possession is had only on statutory grounds, by notice and a court order. @@ Housing Act 1988, ss. 7, 8; Protection from Eviction Act 1977, s. 3
>j [england&commercial] For breaches other than non-payment, forfeiture needs a notice that specifies the breach and a reasonable time to remedy it. @@ Law of Property Act 1925, s. 146
## default-landlord: Default by the Landlord
If the Landlord breaches this Lease and does not cure the breach within {breach_cure} after written notice, or sooner where health or safety requires, the Tenant has the remedies that the law gives.
# [england&commercial&contracted-out] security-of-tenure: Security of Tenure
The Parties agree that sections 24 to 28 of the Landlord and Tenant Act 1954 do not apply to the tenancy that this Lease creates. Before the Tenant was bound to take it, the Landlord served on the Tenant the notice that section 38A(3) of that Act requires, on {tenure_notice_date}, and the Tenant, or a person whom the Tenant authorized, made the declaration about it, on {tenure_declaration_date}.
>j [england&commercial&contracted-out] The exclusion is void unless the notice was given and the declaration made before the tenant was bound; a notice of less than 14 days needs a statutory declaration. The lease must refer to both. @@ Landlord and Tenant Act 1954, s. 38A; Regulatory Reform (Business Tenancies) (England and Wales) Order 2003, SI 2003/3096, Schs. 1, 2
>b [england&commercial&contracted-out] The Tenant gives up the right to a new lease. A Tenant with a business that depends on the place asks for a longer term or an option.
# surrender: End of the Lease
At the end of the Term the Tenant shall return the Premises, with all keys, in the condition in which it received them, except for ordinary wear and tear, casualty and permitted alterations. {?residential|{?england||A tenant who stays with the Landlord’s consent is a tenant from month to month on the terms of this Lease.}|A Tenant who stays without consent{?england|, and without a right by statute to stay,|} shall pay {holdover_rate} percent of the last Rent for the time that it stays, and its tenancy may be ended as the law allows.}
# [residential&us,florida] disclosures: Disclosures
## [residential] disclosure-lead: Lead-Based Paint
If the Premises were built before 1978, the Landlord shall before signature give the Tenant the federal lead hazard pamphlet and the signed disclosure of known lead-based paint.
>j [residential&us] The pamphlet, the disclosure and the warning statement are required before a tenant is bound. @@ 42 U.S.C. § 4852d; 24 C.F.R. § 35.92
## [florida] disclosure-radon: Radon Gas
__RADON GAS: Radon is a naturally occurring radioactive gas that, when it has accumulated in a building in sufficient quantities, may present health risks to persons who are exposed to it over time. Levels of radon that exceed federal and state guidelines have been found in buildings in Florida. Additional information regarding radon and radon testing may be obtained from your county health department.__
>j [florida] The notice is prescribed word for word, and is given on the renting of any building, with few exceptions. @@ Fla. Stat. § 404.056(5)
## [california] disclosure-registry: Registered Sex Offenders
__Notice: Pursuant to Section 290.46 of the Penal Code, information about specified registered sex offenders is made available to the public via an Internet Web site maintained by the Department of Justice at www.meganslaw.ca.gov. Depending on an offender’s criminal history, this information will include either the address at which the offender resides or the community of residence and ZIP Code in which he or she resides.__
>j [california&residential] The notice is prescribed word for word, in every residential lease. @@ Cal. Civ. Code § 2079.10a
## disclosure-other: Other Disclosures
The Landlord shall give the Tenant every other disclosure that the law of the place requires, and attaches those that apply: {other_disclosures}.
>j [california&residential] Among others: bed bugs, mold, flood hazard, and whether the rent cap and just-cause law apply. @@ Cal. Civ. Code §§ 1954.603, 1946.2(f); Cal. Gov’t Code § 8589.45
>j [texas&residential] Among others: the owner’s and manager’s names and addresses, and the floodplain notice. @@ Tex. Prop. Code §§ 92.201, 92.0135
>j [new-york&residential] Among others: the flood history and risk disclosure. @@ N.Y. Real Prop. Law § 231-b
>j [delaware&residential] The landlord must give each tenant a copy of the summary of the code at the beginning of the tenancy. @@ 25 Del. C. § 5118
>j [illinois&residential] Among others: radon, for units on the lower floors. @@ 420 ILCS 46/1 et seq.
@clauses
# general: General Terms
## quiet-enjoyment: Quiet Enjoyment
While the Tenant performs this Lease, it may hold the Premises without disturbance by the Landlord or anyone claiming under the Landlord.
## governing-law: Governing Law and Courts
This Lease is governed by the law{?england||s} of {governing_law}{?us|, where the Premises are|}. The Parties submit to the jurisdiction of {courts} over any claim arising out of it.
>j [california&residential] A predispute waiver of jury trial, and an agreement to arbitrate a residential tenant’s rights, are void or closely limited; none is included. @@ Cal. Civ. Code § 1953(a)(4)
## notices: Notices
A notice must be in writing and delivered by hand, by courier or by {?england|first-class post|certified mail} to the other Party’s address stated above, and to the Tenant also at the Premises. Notices to end the tenancy or to pay must be given as the law requires.
## entire-agreement: Entire Agreement
This Lease is the entire agreement of the Parties on its subject. It may be amended only by a writing that both sign. If a provision is unenforceable, the others stay in effect. A waiver must be in writing.
## successors: Successors
This Lease binds and benefits the Parties’ successors and permitted assigns. {?commercial&us|It is subordinate to a mortgage of the property if the lender agrees in writing not to disturb the Tenant while the Tenant performs this Lease.|}
>j [england] A lease for more than three years must be a deed, one of more than seven years must be registered, and a deed must be witnessed. @@ Law of Property Act 1925, ss. 52, 54(2); Land Registration Act 2002, s. 27
> [us] A lease for more than a year must be in a signed writing in nearly every State, and a long one may need acknowledgment to be recorded; check the statute of frauds of the place.
#* signatures: Signatures
@sign landlord
@sign tenant
`;

export const SERVICE_TEXT = `
# opening
This Service Agreement (this **Agreement**) is made as of {effective_date} (the **Effective Date**) between:
- {provider}, {provider_form}, whose address is {provider_address} (the **Service Provider**); and
- {client}, {client_form}, whose address is {client_address} (the **Client**),
each a **Party** and together the **Parties**.
# recitals: Background
- The Client wishes to obtain the services described in this Agreement.
- The Service Provider has the skill and the people to perform them, and agrees to do so on the terms of this Agreement.
# definitions: Definitions
In this Agreement:
@include definitions
~ **Background Materials** means materials, tools, software and know-how that the Service Provider had before this Agreement or develops outside it, and improvements to them.
~ **Deliverables** means everything that the Service Provider is to deliver under a Statement of Work.
~ **Fees** means the charges for the Services stated in {@fees}.
~ **Services** means the services described in {@services-scope} and in each Statement of Work.
~ **Statement of Work** means Schedule A and each later document, signed by both Parties, that describes services under this Agreement.
# services: Services
## services-scope: Scope
The Service Provider shall perform the following services, with the details that Schedule A gives: {services_description}. A Statement of Work is part of this Agreement; if the two conflict, this Agreement prevails unless the Statement of Work says expressly which provision it changes.
## services-standard: Standard
The Service Provider shall perform the Services with reasonable skill and care, through qualified people, in accordance with the Statement of Work and Applicable Law.
>j [england] A supplier who acts in the course of a business must use reasonable care and skill; the clause states what statute would imply. @@ Supply of Goods and Services Act 1982, s. 13
## services-time: Time
The Services begin on {start_date}. The Service Provider shall meet the dates in the Statement of Work and shall notify the Client at once, with the reason, if it may miss one.
## [has.service_levels] services-levels: Service Levels
The Services shall meet these levels, measured each month: {service_levels}. If a level is missed, the Service Provider shall find and correct the cause and credit the Client {service_credit} of the Fees for that month for each level missed. Credits are a price adjustment; they do not limit the Client’s other remedies for a failure that is repeated or serious.
>b [has.service_levels] Credits favor the Client. A Service Provider asks that they be the sole remedy for a missed level and be capped for each month.
## services-people: People
The Service Provider shall on reasonable request replace a person whose work is unsatisfactory. It may subcontract only with the Client’s written consent, and answers for its subcontractors as for itself.
## services-client: Client’s Cooperation
The Client shall give the Service Provider, in good time, the information, decisions and access that the Services reasonably require. Dates are extended by any delay that its failure to do so causes.
## [exclusive] exclusivity: Exclusivity
While this Agreement is in effect, the Client shall obtain services of the same kind from no one else, and the Service Provider shall perform services of the same kind for none of the competitors of the Client named in Schedule A.
>b [exclusive] The restriction on the Service Provider should be paid for by volume or by fee; an individual who may work for one client only looks like an employee.
>j [california&exclusive] Exclusivity during the term is judged, between businesses, by the rule of reason; do not extend it beyond the term. @@ Cal. Bus. & Prof. Code § 16600; *Ixchel Pharma, LLC v. Biogen, Inc.*, 9 Cal. 5th 1130 (2020)
# [!home-improvement,england] change-control: Changes
A change to the Services, the dates or the Fees binds the Parties only if both have signed a written change order. The Service Provider shall answer a request for a change within {change_period}, stating its effect on dates and Fees, and shall not stop work while a change is discussed.
# acceptance: Acceptance
The Client may test each of the Deliverables for {acceptance_period} after delivery. If it does not conform to the Statement of Work, the Client may reject it in writing, saying why, and the Service Provider shall correct it without charge and deliver it again. If it still does not conform after {acceptance_rounds} rounds, the Client may accept it with a fair reduction in the Fees or terminate the Statement of Work and recover what it paid for it. Deliverables are accepted when the Client accepts them in writing or the period ends without a rejection.
# price: Fees and Payment
## fees: Fees
The Client shall pay the Service Provider {fee_amount}{?has.fee_basis| per {fee_basis}|} for the Services. {?has.fee_limit|The Fees shall not exceed {fee_limit} without the Client’s written consent.|}
## expenses: Expenses
The Client shall reimburse reasonable expenses that it approved in writing beforehand, at cost and on receipts.
## [!home-improvement,england] payment: Invoices and Payment
The Service Provider shall invoice {invoice_timing}, with enough detail to verify the invoice. Each undisputed invoice is payable within {payment_period} after the Client receives it. The Client shall pay the undisputed part of a disputed invoice and say in writing, within the same period, what it disputes and why.
>j [new-york] A freelance worker hired for $800 or more must have a written contract and be paid by its date, or within 30 days after completion if it names none. @@ N.Y. Gen. Bus. Law art. 44-A, § 1410 et seq.
>j [illinois] A freelance worker hired for $500 or more must have a written contract and be paid within 30 days after completion. @@ 820 ILCS 193/1 et seq.
>j [california] A freelance worker hired for $250 or more for professional services must have a written contract and be paid by its date, or within 30 days after completion if it names none. @@ Cal. Bus. & Prof. Code § 18100 et seq.
## payment-late: Late Payment
{?england|An overdue sum bears statutory interest under the Late Payment of Commercial Debts (Interest) Act 1998 from the due date until it is paid.|An overdue undisputed sum bears interest at {late_rate} percent a year, or the highest rate that the law allows if that is lower, from the due date until it is paid.} If an undisputed sum is {suspension_period} overdue, the Service Provider may suspend the Services on ten days’ written notice.
>j [england] A lower contractual rate than the statutory one stands only if it is a substantial remedy. @@ Late Payment of Commercial Debts (Interest) Act 1998, ss. 8, 9
## tax: Taxes
The Fees do not include {?england|value added tax|sales, use or similar taxes}, which the Client shall pay against a proper invoice. Each Party bears the taxes on its own income.
# independent-contractor: Independent Contractor
The Service Provider is an independent contractor. It decides how the Services are performed, supplies its own tools, may serve other clients{?exclusive| except as {@exclusivity} says|}, and is alone responsible for the pay, taxes, insurance and benefits of its people. Neither it nor they take part in the Client’s employee benefits.
>j [california] A worker is presumed an employee unless free from control, working outside the usual course of the hirer’s business, and customarily engaged in an independent trade; a business-to-business exemption has its own conditions. Words in a contract do not decide it. @@ Cal. Lab. Code §§ 2775, 2776; *Dynamex Operations W., Inc. v. Superior Court*, 4 Cal. 5th 903 (2018)
>j [illinois] For wage payment, the presumption of employment is overcome only by freedom from control, work outside the usual course or place of business, and an independent trade. @@ 820 ILCS 115/2
>j [texas] For unemployment contributions, service is employment unless it is shown to be free from control or direction under the contract and in fact. @@ Tex. Lab. Code § 201.041
>j [federal] For federal employment taxes, status turns on the common-law right to control; the label does not decide it. @@ 26 U.S.C. § 3121(d)(2)
>j [england] Where an individual works through a company of his or her own and would otherwise be an employee, the client may have to decide status and tax may be due as for employment. @@ Income Tax (Earnings and Pensions) Act 2003, Part 2, chs. 8, 10
@include home-improvement
# term: Term and Termination
## term-length: Term
This Agreement begins on the Effective Date and continues {?has.end_date|until {end_date}|for {term_length}}, and for as long afterwards as a Statement of Work is in progress, unless it is terminated sooner. {?auto-renewal|It then renews for successive periods of {renewal_length}, unless either Party gives notice at least {renewal_notice} before the end of the current period that it is not to renew.|}
>j [new-york&auto-renewal] A contract for service, maintenance or repair to real or personal property renews automatically only if the provider has reminded the customer, by personal delivery or certified mail, at least 15 and at most 30 days before the time to give notice. @@ N.Y. Gen. Oblig. Law § 5-903
## termination: Termination for Cause
Either Party may terminate this Agreement or a Statement of Work by written notice if the other materially breaches it and does not cure the breach within {cure_period} after written notice that describes it, or at once if the other becomes insolvent or makes {?england|an arrangement with its creditors|a general assignment for the benefit of creditors}.
>j [england] Once a client is in an insolvency procedure, a supplier may not in general rely on a term that lets it terminate for that reason. @@ Insolvency Act 1986, s. 233B
>j [us] A right to terminate because the other side is in bankruptcy is generally unenforceable once a case is filed. @@ 11 U.S.C. § 365(e)(1)
## termination-convenience: Termination for Convenience
{?mutual|Either Party|The Client} may terminate this Agreement or a Statement of Work without cause on written notice of {convenience_notice}.
>b [mutual] Either side can leave. A Client that depends on the Services should ask for longer notice from the Service Provider than it gives.
>b [!mutual] Only the Client can leave without cause; the Service Provider is protected by payment for work done.
## termination-effect: Effect
When this Agreement ends, the Client shall pay for Services performed and approved expenses incurred until then; the Service Provider shall deliver work in progress that has been paid for, return the Client’s property, refund prepaid Fees for Services not performed, and for up to {transition_period} help at its usual rates to transfer the Services.
# warranties: Warranties
## warranties-both: By Each Party
Each Party represents and warrants that it has the power and authority to make and perform this Agreement, and that doing so breaches no other agreement that binds it.
## warranties-provider: By the Service Provider
The Service Provider warrants that for {warranty_period} after acceptance the Deliverables will conform to the Statement of Work, that they will be its original work or properly licensed, and that to its knowledge their use as this Agreement permits infringes no third party’s Intellectual Property Rights. It shall promptly correct, without charge, Services and Deliverables that do not conform and of which the Client notifies it within that period; if it cannot, it shall refund the Fees for them.
## [!consumer] warranties-disclaimer: Disclaimer
{?england|Except as this Agreement says, all conditions and warranties that statute or common law would imply are excluded so far as the law allows.|EXCEPT AS THIS AGREEMENT SAYS, THE SERVICE PROVIDER MAKES NO WARRANTY, EXPRESS OR IMPLIED, INCLUDING ANY IMPLIED WARRANTY OF MERCHANTABILITY OR FITNESS FOR A PARTICULAR PURPOSE.}
# [!consumer] intellectual-property: Intellectual Property
## ip-deliverables: Deliverables
{?provider-keeps-rights|The Service Provider keeps all Intellectual Property Rights in the Deliverables. On payment of the Fees for them, it grants the Client a perpetual, non-exclusive, royalty-free license to use and copy the Deliverables for the purpose for which they were made.|On payment of the Fees for them, the Service Provider assigns to the Client all Intellectual Property Rights in the Deliverables, except for Background Materials. The Service Provider shall have from its people and subcontractors what it needs to make this assignment, and shall sign what is reasonably needed to record it.}
>j [us&!provider-keeps-rights] Copyright passes only by a signed writing, and an independent contractor’s work is a work made for hire only in the listed categories; the clause therefore assigns. @@ 17 U.S.C. §§ 101, 204(a)
>j [california&!provider-keeps-rights] A contract that calls an individual’s work a work made for hire can make the hirer an employer for unemployment insurance and workers’ compensation; the clause assigns instead. @@ Cal. Lab. Code § 3351.5(c); Cal. Unemp. Ins. Code § 686
>j [england&!provider-keeps-rights] An assignment of copyright must be in writing and signed by the assignor, and may be made of future copyright. @@ Copyright, Designs and Patents Act 1988, ss. 90, 91
>b [provider-keeps-rights] The Client has a license only. A Client that wants to change or sell the Deliverables, or to use them elsewhere, asks for that expressly.
>b [!provider-keeps-rights] Ownership that passes on payment protects the Service Provider against non-payment; a Client that finances in advance asks that it pass on creation.
## ip-background: Background Materials
The Service Provider keeps the Background Materials. It grants the Client a perpetual, worldwide, non-exclusive, royalty-free license to use, copy and adapt those that are embedded in Deliverables, as part of the Deliverables and for the Client’s own business.
## ip-client: Client’s Materials
The Client keeps everything that it provides, and the Service Provider may use it only to perform the Services.
@include [!consumer] confidentiality
@include business-associate
# [!hipaa&!consumer,england] data-protection: Data Protection
If the Service Provider handles information about identifiable individuals for the Client, it shall do so only on the Client’s instructions, protect it with appropriate technical and organizational measures, notify the Client without undue delay of any breach of security that affects it, and return or delete it when this Agreement ends. The Parties shall {?england|enter into the terms that Article 28 of the UK GDPR requires|add the terms that Applicable Law requires} before any such handling begins.
>j [california] A business that discloses personal information to a service provider or contractor needs a contract with the terms that the statute lists. @@ Cal. Civ. Code § 1798.100(d)
>j [texas] The state’s data privacy statute requires a contract between a controller and a processor. @@ Tex. Bus. & Com. Code § 541.104
>j [delaware] The state’s data privacy statute requires a contract between a controller and a processor. @@ 6 Del. C. ch. 12D
>j [new-york] Anyone who holds computerized private information of New York residents must keep reasonable safeguards, and bind service providers to them by contract. @@ N.Y. Gen. Bus. Law § 899-bb
>j [florida] A business must take reasonable measures to secure electronic personal information, and a third-party agent must notify it of a breach within 10 days. @@ Fla. Stat. § 501.171
>j [england] Processing on a controller’s behalf must be governed by a contract with listed terms. @@ UK GDPR, art. 28(3)
# insurance: Insurance
The Service Provider shall maintain {?england|public liability insurance|commercial general liability insurance} of at least {insurance_amount} for each occurrence, {?england|professional indemnity|professional liability} insurance of the same amount for each claim, and the {?england|employers’ liability insurance|workers’ compensation or employers’ liability insurance} that the law requires, and shall give evidence of it on request.
@include [!consumer] indemnity
@include [!consumer] liability
@clauses
@include governing-law
@include general
#* signatures: Signatures
The Parties have signed this Agreement, each in person or through an authorized representative, to take effect on the Effective Date.
@sign provider
@sign client
#* schedule: Schedule A: Statement of Work
Description, deliverables, dates, acceptance criteria, people, rates and, where agreed, named competitors: {schedule_details}.
`;

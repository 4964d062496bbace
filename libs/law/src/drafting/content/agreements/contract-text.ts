export const CONTRACT_TEXT = `
# opening
This Agreement (this **Agreement**) is made as of {effective_date} (the **Effective Date**) between:
- {provider}, {provider_form}, whose address is {provider_address} (the **Provider**); and
- {customer}, {customer_form}, whose address is {customer_address} (the **Customer**),
each a **Party** and together the **Parties**.
# recitals: Background
- The Provider is in the business of supplying {subject}.
- The Customer wishes to obtain these from the Provider, and the Provider wishes to supply them, on the terms of this Agreement.
# definitions: Definitions
In this Agreement:
@include definitions
~ **Contract Price** means the price stated in {@price}.
~ **Performance** means everything that the Provider is to do, supply or deliver under this Agreement.
~ **Specifications** means the description of the Performance in {@scope} and in Schedule A.
# scope: Scope
## scope-performance: Performance
The Provider shall do or supply the following for the Customer, as Schedule A describes in more detail: {scope_description}.
## scope-standard: Standard
The Provider shall carry out the Performance with the skill and care that is usual among competent members of its trade, with qualified people, in accordance with the Specifications and Applicable Law.
## scope-schedule: Time
The Provider shall begin on {start_date} and complete the Performance by {completion_date}. If the Provider learns that it will be late, it shall notify the Customer at once, with the reason and a plan to recover the delay.
## scope-customer: Customer’s Cooperation
The Customer shall give the Provider, in good time, the information, decisions and access that the Performance reasonably requires. The time for the Performance is extended by any delay that the Customer’s failure to do so causes.
## [!home-improvement,england] scope-changes: Changes
A change to the Performance, the time for it or the Contract Price binds the Parties only if both have signed a written change order that describes it.
## [exclusive] exclusivity: Exclusivity
While this Agreement is in effect, the Customer shall obtain from no one else, and the Provider shall supply to no competitor of the Customer named in Schedule A, anything that is substantially the same as the Performance.
>b [exclusive] Exclusivity binds both sides here. Each should weigh a minimum purchase, a minimum service level and an end to exclusivity when they are missed.
>j [california&exclusive] In business dealings, exclusivity during the term is judged by the rule of reason and not void by itself; a restraint after the term is void unless an exception applies. @@ Cal. Bus. & Prof. Code § 16600; *Ixchel Pharma, LLC v. Biogen, Inc.*, 9 Cal. 5th 1130 (2020)
# acceptance: Acceptance
The Customer may inspect each item of the Performance for {acceptance_period} after it is completed. If the item does not conform to the Specifications, the Customer may reject it in writing, saying why, and the Provider shall correct it at its own cost and submit it again. An item is accepted when the Customer accepts it in writing or the period ends without a rejection. Acceptance does not waive a warranty.
>b Deemed acceptance protects the Provider from silence; the right to have work corrected protects the Customer. Lengthen the period where testing takes longer.
# price: Price and Payment
## price-amount: Contract Price
The Customer shall pay the Provider {contract_price} for the Performance{?has.payment_basis| per {payment_basis}|}. The Contract Price includes everything needed for the Performance, except expenses that the Customer has approved in writing beforehand.
## [!home-improvement,england] payment: Invoices and Payment
The Provider shall invoice {invoice_timing}. Each undisputed invoice is payable within {payment_period} after the Customer receives it. The Customer shall pay the undisputed part of a disputed invoice and say in writing, within the same period, what it disputes and why.
## payment-late: Late Payment
{?england|An overdue sum bears statutory interest under the Late Payment of Commercial Debts (Interest) Act 1998 from the due date until it is paid.|An overdue undisputed sum bears interest at {late_rate} percent a year, or the highest rate that the law allows if that is lower, from the due date until it is paid.}
>j [england] Statutory interest is 8 percent above the Bank of England’s base rate; a lower contractual rate stands only if it is a substantial remedy. @@ Late Payment of Commercial Debts (Interest) Act 1998, ss. 6, 8, 9
>j [texas] Interest that the law does not allow exposes the creditor to penalties; the saving words keep the rate within it. @@ Tex. Fin. Code § 302.001
## tax: Taxes
The Contract Price does not include {?england|value added tax|sales, use or similar taxes}, which the Customer shall pay against a proper invoice. Each Party bears the taxes on its own income, property and employees.
@include home-improvement
# term: Term and Termination
## term-length: Term
This Agreement begins on the Effective Date and continues {?has.term_length|for {term_length}|{?has.completion_date|until the Performance has been completed and paid for|for {term_length}}}, unless it is terminated sooner. {?auto-renewal|It then renews for successive periods of {renewal_length}, unless either Party gives notice at least {renewal_notice} before the end of the current period that it is not to renew.|{?has.term_length|It renews only by written agreement.|{?has.completion_date||It renews only by written agreement.}}}
>j [new-york&auto-renewal] A contract for service, maintenance or repair to real or personal property renews automatically only if the provider has reminded the customer, by personal delivery or certified mail, at least 15 and at most 30 days before the time to give notice. @@ N.Y. Gen. Oblig. Law § 5-903
>j [illinois&auto-renewal] Automatic renewal with a consumer needs clear disclosure, and notice for terms of a year or more; contracts between businesses are outside the statute. @@ 815 ILCS 601/10
>j [california&auto-renewal] Automatic renewal with a consumer needs clear disclosure and affirmative consent. @@ Cal. Bus. & Prof. Code § 17602
## termination: Termination for Cause
Either Party may terminate this Agreement by written notice if the other materially breaches it and does not cure the breach within {cure_period} after written notice that describes it. Either Party may terminate at once by written notice if the other becomes insolvent, {?england|makes an arrangement with its creditors, or has a receiver, administrator or liquidator appointed over its business|makes a general assignment for the benefit of creditors, or has a receiver or liquidator appointed over its business}.
>j [us] A right to terminate because the other side is in bankruptcy is generally unenforceable once a bankruptcy case is filed. @@ 11 U.S.C. § 365(e)(1)
>j [england] Once a customer is in an insolvency procedure, a supplier of goods or services may not in general rely on a term that lets it terminate for that reason. @@ Insolvency Act 1986, s. 233B
## termination-convenience: Termination for Convenience
{?mutual|Either Party|The Customer} may terminate this Agreement without cause on written notice of {convenience_notice}.
>b [mutual] Either side can leave. A Provider that must invest first should ask for a minimum term or a termination payment.
>b [!mutual] Only the Customer can leave without cause. The Provider should ask for payment of committed costs.
## termination-effect: Effect
When this Agreement ends, the Customer shall pay for the Performance carried out until then; the Provider shall deliver what has been paid for, refund what was paid in advance for what will not be supplied, and return the Customer’s property.
# warranties: Warranties
## warranties-both: By Each Party
Each Party represents and warrants that, if it is an organization, it is duly organized, that it has the power and authority to make and perform this Agreement, and that doing so breaches no other agreement that binds it.
## warranties-provider: By the Provider
The Provider warrants that for {warranty_period} after acceptance the Performance will conform to the Specifications and be free from defects in workmanship, and that, to its knowledge, the Performance as used under this Agreement infringes no third party’s Intellectual Property Rights. The Provider shall promptly correct, at its own cost, what does not conform; if it cannot do so within a reasonable time, it shall refund the price of the part concerned.
## [!consumer] warranties-disclaimer: Disclaimer
{?england|Except as this Agreement says, all conditions and warranties that statute or common law would imply are excluded so far as the law allows.|EXCEPT AS THIS AGREEMENT SAYS, NEITHER PARTY MAKES ANY WARRANTY, EXPRESS OR IMPLIED, AND THE PROVIDER DISCLAIMS THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE.}
@include [!consumer] disclaimer-notes
# [!consumer] intellectual-property: Intellectual Property
Each Party keeps the Intellectual Property Rights that it had before this Agreement or develops outside it. On payment, the Provider assigns to the Customer all Intellectual Property Rights in what it creates specifically for the Customer under this Agreement, and grants the Customer a perpetual, worldwide, non-exclusive, royalty-free license to use anything else of the Provider’s that is embedded in it, as needed to use the Performance. The Provider shall sign what is reasonably needed to record the assignment.
>j [us] Copyright passes only by a signed writing, and a work by an independent contractor is a work made for hire only in the listed categories; the clause therefore assigns. @@ 17 U.S.C. §§ 101, 204(a)
>j [england] An assignment of copyright must be in writing and signed by the assignor, and may be made of future copyright. @@ Copyright, Designs and Patents Act 1988, ss. 90, 91
@include [!consumer] confidentiality
@include business-associate
# [!hipaa&!consumer,england] data-protection: Data
If the Provider handles information about identifiable individuals for the Customer, it shall do so only on the Customer’s instructions, protect it with appropriate technical and organizational measures, notify the Customer without undue delay of any breach of security that affects it, and return or delete it when this Agreement ends. {?england|The Parties shall enter into the terms that Article 28 of the UK GDPR requires before any such handling begins.|The Parties shall add the terms that Applicable Law requires before any such handling begins.}
>j [california] A business that discloses personal information to a service provider or contractor needs a contract with the terms that the statute lists. @@ Cal. Civ. Code § 1798.100(d)
>j [england] Processing on a controller’s behalf must be governed by a contract with listed terms. @@ UK GDPR, art. 28(3)
>j [delaware] The state’s data privacy statute requires a contract between a controller and a processor. @@ 6 Del. C. ch. 12D
>j [texas] The state’s data privacy statute requires a contract between a controller and a processor. @@ Tex. Bus. & Com. Code § 541.104
# insurance: Insurance
The Provider shall maintain {?england|public liability insurance|commercial general liability insurance} of at least {insurance_amount} for each occurrence, and the {?england|employers’ liability insurance|workers’ compensation or employers’ liability insurance} that the law requires, and shall give evidence of it on request.
@include [!consumer] indemnity
@include [!consumer] liability
@clauses
@include governing-law
@include general
#* signatures: Signatures
The Parties have signed this Agreement, each in person or through an authorized representative, to take effect on the Effective Date.
@sign provider
@sign customer
#* schedule: Schedule A: The Performance
Description, quantities, standards, milestones and, where agreed, named competitors: {schedule_details}.
`;

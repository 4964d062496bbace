export const PURCHASE_TEXT = `
# opening
This Purchase Agreement (this **Agreement**) is made as of {effective_date} (the **Effective Date**) between:
- {seller}, {seller_form}, whose address is {seller_address} (the **Seller**); and
- {buyer}, {buyer_form}, whose address is {buyer_address} (the **Buyer**),
each a **Party** and together the **Parties**.
# definitions: Definitions
In this Agreement:
@include definitions
~ **Delivery Point** means {delivery_place}.
~ **Goods** means the goods described in {@sale} and in Schedule A.
~ **Purchase Price** means the price stated in {@price}.
~ **Specifications** means the description of the Goods in Schedule A and any sample or drawing to which it refers.
~ **Warranty Period** means {warranty_period} from delivery of the Goods concerned.
# sale: Sale and Purchase
The Seller sells to the Buyer, and the Buyer buys, the following, as Schedule A describes in more detail: {goods_description}. Quantity: {quantity}. The terms of this Agreement apply to the sale in place of those of any order, acknowledgment or invoice, unless both Parties sign a document that says otherwise.
>j [us] A contract for goods at $500 or more needs a signed writing that states a quantity, and is not enforceable beyond the quantity stated. @@ U.C.C. § 2-201(1)
>j [us] Where forms cross, additional terms may become part of the contract between merchants; the last sentence closes that door. @@ U.C.C. § 2-207
## [exclusive] exclusivity: Exclusivity
For {exclusivity_period} from the Effective Date, the Buyer shall buy its requirements of goods of this kind from the Seller only, and the Seller shall sell goods of this kind to no one else in {exclusivity_territory}.
>j [us&exclusive] Exclusive dealing implies best efforts on both sides, and may offend the antitrust laws where it forecloses a substantial share of the market. @@ U.C.C. § 2-306(2); 15 U.S.C. § 14
>j [england&exclusive] An exclusive supply obligation above the thresholds of the block exemption may infringe the prohibition on anti-competitive agreements. @@ Competition Act 1998, s. 2
# price: Price and Payment
## price-amount: Purchase Price
The Buyer shall pay the Seller {purchase_price}{?has.price_basis| per {price_basis}|} for the Goods. The Purchase Price includes packing and everything else needed to deliver the Goods at the Delivery Point.
## [has.down_payment] deposit: Deposit
The Buyer shall pay a deposit of {down_payment} on signature, which is credited against the Purchase Price and refunded if the Seller does not deliver.
## payment: Payment
The Seller shall invoice on or after delivery. The Buyer shall pay {?has.down_payment|the balance|the Purchase Price} {?has.balance_due|{balance_due}|within {payment_period} after it has received both the Goods and the invoice}. The Buyer may withhold an amount that it disputes in good faith, if it says in writing why.
>b Payment after delivery favors the Buyer. A Seller asks for a deposit, a letter of credit, or a security interest in the Goods.
## payment-late: Late Payment
{?england|An overdue sum bears statutory interest under the Late Payment of Commercial Debts (Interest) Act 1998 from the due date until it is paid.|An overdue undisputed sum bears interest at {late_rate} percent a year, or the highest rate that the law allows if that is lower, from the due date until it is paid.}
## tax: Taxes
The Purchase Price does not include {?england|value added tax, which the Buyer shall pay where it is due, against a valid tax invoice.|sales, use or similar taxes, which the Buyer shall pay unless it gives the Seller a valid exemption certificate.}
# delivery: Delivery
## delivery-terms: Place and Time
The Seller shall deliver the Goods at the Delivery Point by {delivery_date}. It shall give the Buyer reasonable notice of shipment, and notice at once of any likely delay. Partial deliveries need the Buyer’s consent.
## delivery-late: Late Delivery
If the Seller has not delivered within {grace_period} after that date, for a reason that {@force-majeure} does not excuse, the Buyer may cancel what is undelivered, recover what it paid for it, and buy substitute goods at the Seller’s cost as the law allows.
>j [us] A buyer who covers in good faith and without unreasonable delay recovers the difference in price, with incidental and consequential damages. @@ U.C.C. §§ 2-711, 2-712
# title-risk: Title and Risk of Loss
{?england,title-on-payment|Risk in the Goods passes to the Buyer on delivery at the Delivery Point. Title passes when the Seller has received the Purchase Price of the Goods concerned in full; until then the Buyer shall keep them identifiable, insured and in good condition, and may use and resell them in the ordinary course of its business.|Title to the Goods and the risk of their loss pass to the Buyer on delivery at the Delivery Point. The Seller sells the Goods free of every lien, claim and security interest.}
>j [us&title-on-payment] A seller’s reservation of title in goods delivered to the buyer is limited in effect to a security interest, which has to be perfected against others; file a financing statement. @@ U.C.C. §§ 1-201(b)(35), 2-401(1), 9-310
>j [us] Without agreement, title and risk pass by rules that depend on the delivery term; the clause replaces them. @@ U.C.C. §§ 2-401, 2-509
>j [england] Property passes when the parties intend, and a seller may reserve it until payment; risk otherwise follows property. @@ Sale of Goods Act 1979, ss. 17, 19, 20
# inspection: Inspection and Acceptance
## inspection-right: Inspection
The Buyer may inspect and test the Goods for {inspection_period} after delivery, before it accepts them. Payment is not acceptance.
>j [us] A buyer has a right to inspect before payment or acceptance, and payment required earlier does not impair it. @@ U.C.C. §§ 2-512, 2-513
## inspection-rejection: Rejection
The Buyer may reject Goods that do not conform to this Agreement by written notice within that period that states the defect. The Seller shall at the Buyer’s choice repair, replace or credit them within {cure_period}, and bear the cost of their return. Goods are accepted when the Buyer says so in writing or the period ends without a rejection.
>j [us] Rejection must be within a reasonable time and notified; a buyer who has accepted must notify a breach within a reasonable time or lose every remedy. @@ U.C.C. §§ 2-602, 2-607(3)(a)
>j [england] A buyer is not deemed to have accepted until it has had a reasonable opportunity to examine the goods. @@ Sale of Goods Act 1979, ss. 34, 35
## [!as-is] inspection-latent: Hidden Defects
Acceptance does not waive a warranty, or a defect that reasonable inspection would not have shown, if the Buyer notifies it within a reasonable time after finding it.
# warranties: Warranties
## warranties-title: Title and Authority
The Seller warrants that it has good title to the Goods and the right to sell them, that the Buyer will have them free of liens, and that to its knowledge they infringe no third party’s Intellectual Property Rights.
>j [us] Warranties of title and against infringement arise by statute and are excluded only by specific language. @@ U.C.C. § 2-312
>j [england] The implied terms as to title cannot be excluded. @@ Sale of Goods Act 1979, s. 12; Unfair Contract Terms Act 1977, s. 6(1)
## [!as-is] warranties-quality: Quality
The Seller warrants that for the Warranty Period the Goods will conform to the Specifications, be free from defects in design, material and workmanship, and comply with Applicable Law at the place of delivery.
## [!as-is] warranties-remedy: Remedy
If Goods breach a warranty and the Buyer notifies the Seller within the Warranty Period, the Seller shall promptly repair or replace them, at its own cost including transport. If it does not do so within a reasonable time, the Buyer may return them for a refund and recover its damages, subject to {@liability}.
>j [us] If an exclusive or limited remedy fails of its essential purpose, the buyer has the remedies of the Code; the clause provides the next step itself. @@ U.C.C. § 2-719(2)
## warranties-disclaimer: Disclaimer
{?as-is|{?england|The Goods are sold in the condition in which they are on delivery, with all their faults. |THE GOODS ARE SOLD AS IS, WHERE IS AND WITH ALL FAULTS. }|}{?england|Except as this Agreement says, all conditions and warranties that statute or common law would imply are excluded so far as the law allows.|EXCEPT AS THIS AGREEMENT SAYS, THE SELLER MAKES NO WARRANTY, EXPRESS OR IMPLIED, AND DISCLAIMS THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE.}
@include disclaimer-notes
>j [us&as-is] Words such as “as is” and “with all faults” exclude the implied warranties of quality, where they are conspicuous and nothing in the circumstances says otherwise; the warranty of title stays. @@ U.C.C. §§ 2-312, 2-316(3)(a)
>b [as-is] The Seller answers for title only. A Buyer should inspect before signature, and ask that what the Seller said of the Goods be written into Schedule A.
>b [!as-is] The express warranties are full and the implied ones are disclaimed, which is a common middle. A Buyer with the stronger hand strikes the disclaimer.
# [!person.seller] compliance: Compliance and Recall
The Seller shall deliver with the Goods every certificate, safety data sheet and declaration that Applicable Law requires. Each Party shall comply with the export control, sanctions and anti-corruption laws that apply to it. If the Goods must be recalled for safety, the Parties shall cooperate, and the Seller shall bear the cost so far as a breach of its warranties is the cause.
# [!person.seller] insurance: Insurance
The Seller shall maintain {?england|public and products liability insurance|commercial general liability insurance, including products liability,} of at least {insurance_amount} for each occurrence until {?as-is|one year after delivery|the end of the Warranty Period}, and shall give evidence of it on request.
# termination: Termination
## termination-cause: For Breach
Either Party may terminate this Agreement, as to Goods not yet delivered, by written notice if the other materially breaches it and does not cure the breach within {cure_period} after written notice that describes it.
## termination-assurance: Assurance of Performance
If a Party has reasonable grounds for insecurity about the other’s performance, it may ask in writing for adequate assurance and, until it receives that, suspend performance for which it has not been paid. Failure to give assurance within 30 days is a repudiation.
>j [us] The clause follows the Code, which leaves what is reasonable and adequate between merchants to commercial standards. @@ U.C.C. § 2-609
## [!mutual] termination-convenience: Cancellation by the Buyer
The Buyer may cancel an order for Goods not yet shipped on written notice of {convenience_notice}, against payment of the Seller’s reasonable and documented costs of what it cannot resell.
>b [!mutual] Only the Buyer may cancel without cause; a Seller of goods made to order asks for the full price instead.
@include confidentiality
@include indemnity
@include liability
@clauses
@include governing-law
# convention: International Sale
The United Nations Convention on Contracts for the International Sale of Goods does not apply to this Agreement.
>j [us] Between parties in different contracting states the Convention governs unless excluded, and displaces the Code. @@ CISG, arts. 1(1), 6
>j [england] The United Kingdom is not a party to the Convention; the exclusion matters if the other Party’s law is chosen or its courts hear the case. @@ CISG, art. 6
@include general
#* signatures: Signatures
The Parties have signed this Agreement, each in person or through an authorized representative, to take effect on the Effective Date.
@sign seller
@sign buyer
#* schedule: Schedule A: The Goods
Description, specifications, quantities and packing: {schedule_details}.
`;

import type { ClauseSource } from '../../source/template-source.js';

const LEASES = ['Lease Agreement'] as const;

/** Clauses that the parties to a lease often add: a way out, a place to park, and rules for pets. */
export const LEASE_CLAUSES: readonly ClauseSource[] = [
  {
    id: 'early-termination',
    title: 'Early Termination by the Tenant',
    group: 'risk',
    summary: 'Lets the Tenant leave early on notice and for a fee. Favors the Tenant.',
    documentTypes: LEASES,
    asks: /\bearly[- ]termination(?: (?:right|option|clause|fee))?\b|\bbreak clause\b|\bbuy-?out (?:option|clause)\b/,
    placeholders: [
      {
        name: 'early_termination_notice',
        label: 'Notice of early termination',
        type: 'duration',
        usual: '60 days',
        hint: 'How long before leaving the Tenant must give notice.',
        near: /early[- ]termination|break clause|buy-?out/,
      },
      {
        name: 'early_termination_fee',
        label: 'Early termination fee',
        type: 'money',
        hint: 'A reasonable forecast of the cost of finding another tenant.',
        near: /early[- ]termination|break clause|buy-?out/,
      },
    ],
    body: `
# early-termination: Early Termination by the Tenant
The Tenant may end this Lease before the end of the Term by giving the Landlord at least {early_termination_notice}’ written notice and paying, with the notice, an early termination fee of {early_termination_fee}. If the Tenant does both and surrenders the Premises by the date stated in the notice, no Rent is due for the time after that date. Amounts already due, and liability for damage to the Premises, survive. The Tenant owes no fee for ending this Lease under a right that the law gives.
> A fee far above the Landlord’s probable loss may not be enforced. Keep a note of how it was figured, and check whether local law caps it or prescribes a form.
>j [us&residential] A tenant who enters military service, or receives qualifying orders, may end a residential lease by notice. @@ 50 U.S.C. § 3955
`,
  },
  {
    id: 'parking',
    title: 'Parking',
    group: 'property',
    summary: 'Says which spaces the Tenant may use, and for what vehicles.',
    documentTypes: LEASES,
    asks: /\b(?:parking (?:spaces?|spots?|stalls?|rights?|clause)|garage (?:spaces?|spots?)|off-street parking)\b/,
    placeholders: [
      {
        name: 'parking_spaces',
        label: 'Parking spaces',
        type: 'text',
        hint: 'The number and location of the spaces, such as “space 14 in the garage.”',
      },
    ],
    body: `
# parking: Parking
During the Term the Tenant may use these parking spaces at no charge beyond the Rent: {parking_spaces}. The spaces are only for vehicles that run, are registered and insured, and are used by the Tenant or its guests. The Tenant shall not use them for storage or repairs, or let others use them for payment. The Landlord may assign comparable spaces on reasonable notice.
> If parking costs extra, replace “at no charge beyond the Rent” with the monthly charge.
`,
  },
  {
    id: 'pet-rules',
    title: 'Pet Rules',
    group: 'property',
    summary: 'What a Tenant with a pet must do. Take it where the lease allows pets.',
    documentTypes: LEASES,
    asks: /\bpet (?:rules|addendum|policy)\b/,
    placeholders: [],
    body: `
# pet-rules: Pet Rules
These rules apply to each pet that this Lease or the Landlord’s written consent allows. The Tenant shall keep it licensed and vaccinated as the law requires, keep it leashed or confined in common areas, clean up after it promptly, and prevent it from disturbing or endangering others. If a pet injures a person or animal, or repeatedly disturbs others after written notice, the Landlord may withdraw consent to it on reasonable notice. These rules limit no right of a person with a disability to an assistance animal.
`,
  },
];

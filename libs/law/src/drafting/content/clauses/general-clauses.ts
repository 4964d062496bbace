import type { ClauseSource } from '../../source/template-source.js';

const COMMERCIAL = ['Contract Agreement', 'Service Agreement', 'Purchase Agreement'] as const;

/** Clauses on mediation, publicity, compliance, and business continuity. */
export const GENERAL_CLAUSES: readonly ClauseSource[] = [
  {
    id: 'mediation',
    title: 'Mediation',
    group: 'disputes',
    summary: 'Mediation before litigation; use it where the relationship matters.',
    documentTypes: [
      ...COMMERCIAL,
      'Non-Disclosure Agreement',
      'Settlement Agreement',
      'Lease Agreement',
    ],
    asks: /\bmediat(?:ion|e|or)\b/,
    placeholders: [
      {
        name: 'mediation_period',
        label: 'Time to mediate',
        type: 'duration',
        usual: '45 days',
        hint: 'After this either side may begin a proceeding.',
        near: /mediat\w+/,
      },
    ],
    body: `
# mediation: Mediation
Before a proceeding is begun, the Parties shall try in good faith to settle a dispute by mediation with a mediator whom they agree on, each bearing half of the fee. If it is not settled within {mediation_period} after either Party asks for mediation in writing, either may proceed. This does not prevent an application for urgent relief, or a claim that would otherwise be out of time.
>j [california] What is said in mediation is inadmissible and confidential; an agreement reached there must say that it is binding or admissible. @@ Cal. Evid. Code §§ 1119, 1123
>j [florida] Mediation communications are confidential and privileged, subject to listed exceptions. @@ Fla. Stat. § 44.405
>j [texas] Communications in an alternative dispute resolution procedure are confidential. @@ Tex. Civ. Prac. & Rem. Code § 154.073
>j [illinois] Mediation communications are privileged under the uniform act. @@ 710 ILCS 35/4
>j [england] A court may order the parties to engage in alternative dispute resolution, and may penalize in costs an unreasonable refusal. @@ CPR 3.1(2)(o), 44.2(5)(e)
`,
  },
  {
    id: 'publicity',
    title: 'Publicity',
    group: 'general',
    summary: 'No press release, logo or reference without consent.',
    documentTypes: [...COMMERCIAL, 'Non-Disclosure Agreement'],
    asks: /\b(?:publicity|press releases?|use of (?:the )?(?:name|logo)s?)\b/,
    placeholders: [],
    body: `
# publicity: Publicity
Neither Party shall use the name or logo of the other, or announce this Agreement, without the other’s prior written consent, except as law or the rules of a stock exchange require.
> Suppliers often want to name their customers; give that consent here, with the form of words, if the client agrees.
`,
  },
  {
    id: 'anti-corruption',
    title: 'Anti-Corruption',
    group: 'general',
    summary:
      'No bribes, accurate books, and a right to end the agreement. Take it for work abroad or with public bodies.',
    documentTypes: COMMERCIAL,
    asks: /\b(?:anti-?(?:corruption|bribery)|FCPA|bribery)\b/,
    placeholders: [],
    body: `
# anti-corruption: Anti-Corruption
In connection with this Agreement neither Party shall offer, give, ask for or accept anything of value to obtain an improper advantage, and each shall keep accurate books and records. A Party may terminate this Agreement at once by written notice if the other breaches this {@anti-corruption}.
>j [us] Payments to foreign officials to obtain or retain business are crimes, and issuers must keep accurate books. @@ 15 U.S.C. §§ 78dd-1, 78dd-2, 78m(b)
>j [england] A commercial organization is liable for bribery by persons associated with it unless it had adequate procedures to prevent it. @@ Bribery Act 2010, s. 7
`,
  },
  {
    id: 'business-continuity',
    title: 'Business Continuity',
    group: 'risk',
    summary:
      'A tested plan against disasters. Take it where the client’s own business stops without the service.',
    documentTypes: ['Service Agreement', 'Contract Agreement'],
    asks: /\b(?:business continuity|disaster recovery|backups?)\b/,
    placeholders: [],
    body: `
# business-continuity: Business Continuity
The {=bound} shall keep a written plan to continue its performance through foreseeable disruptions, test it at least once a year, and give the {=protected} a summary on request. An event that the plan should have overcome is not excused by {@force-majeure}.
>b The last sentence favors the side that is served; without it, force majeure would excuse what a plan was paid for to prevent.
`,
  },
  {
    id: 'residuals',
    title: 'Residuals',
    group: 'property',
    summary: 'Frees what people remember. Favors the recipient; refuse it for trade secrets.',
    documentTypes: ['Non-Disclosure Agreement'],
    asks: /\bresiduals?(?: clause| knowledge)?\b/,
    placeholders: [],
    body: `
# residuals: Residuals
The Recipient may use general ideas, know-how and techniques that its people retain in unaided memory from proper access to Confidential Information, if they did not memorize them in order to use or disclose them. This gives no license under a patent or copyright, and does not permit disclosure of the source, or use of a trade secret.
>b Favors the Recipient, and can swallow the agreement: the Discloser should refuse it, or keep the exception for trade secrets.
`,
  },
  {
    id: 'standstill',
    title: 'Standstill',
    group: 'restrictions',
    summary:
      'Keeps a possible buyer from buying shares or starting a proxy contest. Take it where the Discloser is a public company.',
    documentTypes: ['Non-Disclosure Agreement'],
    asks: /\bstand-?still\b/,
    placeholders: [
      {
        name: 'standstill_period',
        label: 'Standstill period',
        type: 'duration',
        usual: '12 months',
        hint: 'How long the restriction lasts from the Effective Date.',
        near: /stand-?still/,
      },
    ],
    body: `
# standstill: Standstill
For {standstill_period} from the Effective Date, the Recipient shall not, without the Discloser’s written consent, acquire voting securities of the Discloser, solicit proxies to vote them, propose publicly a merger or other business combination with it, or help another to do so. The Recipient may make confidential proposals to the Discloser’s board. The restriction ends if the Discloser agrees with someone else to sell a majority of its voting securities or assets.
>b Favors the Discloser. The private proposal and the fall-away protect the Recipient.
>j [us] Material non-public information about a public company also restricts trading by itself. @@ 17 C.F.R. § 240.10b-5
`,
  },
];

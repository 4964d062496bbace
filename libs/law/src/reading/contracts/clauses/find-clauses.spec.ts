import { CLAUSE_CATEGORIES, type ClauseCategory } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { findClauses } from './find-clauses.js';

const OPENING =
  'SERVICE AGREEMENT\n\nThis Service Agreement (the "Agreement") is entered into as of March 3, 2021 (the "Effective Date") by and between Alder Systems, Inc., a Delaware corporation ("Provider"), and Birch Foods LLC, an Ohio limited liability company ("Customer").\n\n';
const FILLER =
  '1. Services. Provider shall perform the services described in Exhibit A with reasonable care. Customer shall give Provider access to the data that the services need.\n\n';

/** A clause of each category, and text that is close to one and is none. */
const EXAMPLES: Record<ClauseCategory, { yes: string; no: string }> = {
  'document-name': { yes: 'SERVICE AGREEMENT', no: '' },
  parties: { yes: 'Alder Systems, Inc.', no: '' },
  'agreement-date': { yes: 'March 3, 2021', no: '' },
  'effective-date': { yes: 'March 3, 2021', no: '' },
  'expiration-date': {
    yes: 'The term of this Agreement shall commence on the Effective Date and continue until December 31, 2024, unless earlier terminated.',
    no: 'Invoices are payable within thirty days of their date.',
  },
  'renewal-term': {
    yes: 'This Agreement shall automatically renew for successive terms of one (1) year each.',
    no: 'Provider shall renew its professional certificates as they fall due.',
  },
  'notice-period-to-terminate-renewal': {
    yes: 'The term renews each year unless either party gives written notice of its intention not to renew at least sixty (60) days prior to the end of the then-current term.',
    no: 'Provider shall give notice of planned maintenance two days ahead.',
  },
  'governing-law': {
    yes: 'This Agreement shall be governed by and construed in accordance with the laws of the State of Ohio.',
    no: 'Provider shall comply with all laws that apply to its staff.',
  },
  'most-favored-nation': {
    yes: 'Provider grants Customer most favored customer pricing: if Provider offers any other customer more favorable terms, Provider shall offer the same terms to Customer.',
    no: 'Customer prefers to meet on Tuesdays, which is the more favorable day.',
  },
  'non-compete': {
    yes: 'During the term and for one year thereafter, Provider shall not compete with Customer or engage in any business that competes with the business of Customer in the Territory.',
    no: 'Provider chose its tools after a competitive bid.',
  },
  exclusivity: {
    yes: 'Provider shall be the sole and exclusive supplier of the services, and Customer shall purchase such services exclusively from Provider.',
    no: 'Provider grants Customer a non-exclusive right to enter the portal.',
  },
  'no-solicit-of-customers': {
    yes: 'Provider shall not, directly or indirectly, solicit or divert any customers or clients of Customer for two years after termination.',
    no: 'Provider answers the questions of customers by email.',
  },
  'competitive-restriction-exception': {
    yes: 'Notwithstanding the foregoing non-competition covenant, nothing in this Section shall prohibit Provider from owning less than five percent of the publicly traded shares of any competitor, which is not deemed to compete.',
    no: 'Notwithstanding the foregoing, invoices may be sent by mail.',
  },
  'no-solicit-of-employees': {
    yes: 'Neither party shall solicit for employment or hire any employees of the other party during the term and for twelve months thereafter.',
    no: 'Each party pays the wages of its employees.',
  },
  'non-disparagement': {
    yes: 'Neither party shall make any disparaging or defamatory statements about the other party.',
    no: 'Each party shall describe the services correctly.',
  },
  'termination-for-convenience': {
    yes: 'Either party may terminate this Agreement at any time, without cause, upon thirty (30) days prior written notice to the other party.',
    no: 'Either party may terminate this Agreement if the other is in material breach and fails to cure the breach.',
  },
  'rofr-rofo-rofn': {
    yes: 'Customer shall have a right of first refusal to purchase the Software on the same terms as any bona fide third party offer.',
    no: 'The first report is due in May.',
  },
  'change-of-control': {
    yes: 'Customer may terminate this Agreement upon written notice if Provider undergoes a change of control, including a merger or a sale of all or substantially all of its assets.',
    no: 'Changes to the plan are controlled by the project manager.',
  },
  'anti-assignment': {
    yes: 'Neither party may assign this Agreement or any of its rights or obligations hereunder without the prior written consent of the other party.',
    no: 'The project manager assigns tasks each Monday.',
  },
  'revenue-profit-sharing': {
    yes: 'Provider shall pay Customer a royalty equal to ten percent (10%) of the net revenue received from sales of the products.',
    no: 'Provider reports its head count each quarter.',
  },
  'price-restrictions': {
    yes: 'Provider shall not increase the prices for the services by more than three percent in any contract year.',
    no: 'Provider shall not raise its voice at meetings.',
  },
  'minimum-commitment': {
    yes: 'Customer shall purchase a minimum annual quantity of at least 5,000 units in each contract year, and shall pay for any shortfall.',
    no: 'Customer shall give at least two days notice of a visit.',
  },
  'volume-restriction': {
    yes: 'Customer may use the software for up to a maximum of 50 users; if use exceeds 50 users, an additional fee shall apply.',
    no: 'Customer may ask for a maximum of detail in reports.',
  },
  'ip-ownership-assignment': {
    yes: 'Provider hereby assigns to Customer all right, title and interest in and to the Work Product, including all inventions and copyrights, as a work made for hire.',
    no: 'Provider keeps a list of works in progress.',
  },
  'joint-ip-ownership': {
    yes: 'All joint inventions shall be jointly owned by the parties, each holding an equal undivided interest without any duty to account to the other.',
    no: 'The parties shall hold a joint meeting in June.',
  },
  'license-grant': {
    yes: 'Provider hereby grants to Customer a non-exclusive license to use, reproduce and display the Software during the term.',
    no: 'Provider holds all business licenses that its trade needs.',
  },
  'non-transferable-license': {
    yes: 'Provider grants Customer a limited, non-transferable license to use the Software, without the right to sublicense.',
    no: 'Funds are transferred by wire.',
  },
  'affiliate-license-licensor': {
    yes: 'Provider, on behalf of itself and its Affiliates, hereby grants to Customer a license under all patents owned by Provider or its Affiliates.',
    no: 'Provider is an affiliate of nobody.',
  },
  'affiliate-license-licensee': {
    yes: 'Provider hereby grants to Customer and its Affiliates a license to use the Software, and such Affiliates may use the Software to the same extent.',
    no: 'Invoices go to the affiliate that placed the order.',
  },
  'unlimited-all-you-can-eat-license': {
    yes: 'Provider grants Customer an enterprise license for unlimited use of the Software by an unlimited number of users.',
    no: 'Provider has unlimited patience.',
  },
  'irrevocable-or-perpetual-license': {
    yes: 'Provider hereby grants to Customer a perpetual, irrevocable, worldwide license to use the Deliverables.',
    no: 'Each party irrevocably submits to the jurisdiction of the courts of Ohio.',
  },
  'source-code-escrow': {
    yes: 'Provider shall deposit the source code of the Software in escrow with an escrow agent, to be released to Customer upon the bankruptcy of Provider.',
    no: 'The code of conduct is posted in the lobby.',
  },
  'post-termination-services': {
    yes: 'Upon the expiration or termination of this Agreement, Provider shall provide transition services and shall assist Customer for ninety days following termination.',
    no: 'Provider shall provide a monthly report.',
  },
  'audit-rights': {
    yes: 'Customer shall have the right to audit the books and records of Provider upon ten days notice during normal business hours.',
    no: 'Customer shall read the monthly report.',
  },
  'uncapped-liability': {
    yes: 'Except for breach of confidentiality, indemnification obligations, and gross negligence, in no event shall either party be liable for indirect or consequential damages, and these limitations shall not apply to fraud.',
    no: 'Except for holidays, the help desk is open every day.',
  },
  'cap-on-liability': {
    yes: 'In no event shall the aggregate liability of either party under this Agreement exceed the fees paid in the twelve months before the claim.',
    no: 'Files must not exceed ten megabytes.',
  },
  'liquidated-damages': {
    yes: 'Provider shall pay, as liquidated damages and not as a penalty, $500 for each day of delay.',
    no: 'Provider shall repair damage to the premises.',
  },
  'warranty-duration': {
    yes: 'Provider warrants that the equipment shall be free from defects in material and workmanship for a warranty period of twelve (12) months from the date of delivery.',
    no: 'The equipment is delivered in twelve crates.',
  },
  insurance: {
    yes: 'Provider shall maintain commercial general liability insurance of at least $1,000,000 per occurrence and shall name Customer as an additional insured.',
    no: 'Provider shall ensure that the doors are locked.',
  },
  'covenant-not-to-sue': {
    yes: 'Customer shall not at any time contest or challenge the validity or ownership of the trademarks or patents of Provider, or assist others in doing so.',
    no: 'The contest for the best report ends in June.',
  },
  'third-party-beneficiary': {
    yes: 'The parent company of Customer is an intended third party beneficiary of this Agreement and may enforce its terms.',
    no: 'There are no third party beneficiaries of this Agreement.',
  },
};

const OPENING_CATEGORIES = CLAUSE_CATEGORIES.slice(0, 4);
const BODY_CATEGORIES = CLAUSE_CATEGORIES.slice(4);

describe('the clause finder', () => {
  const found = (text: string, category: ClauseCategory): string[] =>
    findClauses(text)
      .filter((clause) => clause.category === category)
      .map(({ start, end }) => text.slice(start, end));

  it.each(OPENING_CATEGORIES)('reads %s from the opening', (category) => {
    expect(found(OPENING + FILLER, category).join('|')).toContain(EXAMPLES[category].yes);
  });

  it.each(OPENING_CATEGORIES)('reads no %s from a text that is no contract', (category) => {
    expect(
      found('The weather was fine. We walked along the river until evening.', category),
    ).toEqual([]);
  });

  it.each(BODY_CATEGORIES)('finds a clause on %s', (category) => {
    const { yes } = EXAMPLES[category];
    const quotes = found(`${OPENING}${FILLER}2. ${yes}\n\n`, category);
    expect(quotes.some((quote) => quote.includes(yes.slice(0, 60)))).toBe(true);
  });

  it.each(BODY_CATEGORIES)('is not taken in by what only looks like %s', (category) => {
    expect(found(`${OPENING}${FILLER}2. ${EXAMPLES[category].no}\n\n`, category)).toEqual([]);
  });

  it('takes the day on which something begins for no day of agreement', () => {
    const text = `MAINTENANCE AGREEMENT\n\nOak agrees to maintain the system of Elm.\n\nCOMMENCEMENT DATE FOR MAINTENANCE UNDER THIS ADDENDUM: MARCH 1, 2001\n\n${FILLER}`;
    expect(found(text, 'agreement-date')).toEqual([]);
    expect(found(text, 'effective-date').join()).toContain('MARCH 1, 2001');
  });

  it('takes a clause, or a page’s foot, for no name, and a sentence in capitals for no party', () => {
    const text =
      '19.      ENTIRE AGREEMENT, GOVERNING LAW\n\nThis Agreement is entire.\n\nOAK ELM Distributor Agreement    11     083096\n\nTHIS AGREEMENT IS GOVERNED BY THE TERMS OF THE MASTER AGREEMENT BETWEEN OAK AND ELM BANK, INCLUDING THE LIMITED WARRANTY.';
    expect(found(text, 'document-name')).toEqual(['OAK ELM Distributor Agreement']);
    expect(found(text, 'parties').filter((name) => /BETWEEN|INCLUDING/.test(name))).toEqual([]);
  });
});

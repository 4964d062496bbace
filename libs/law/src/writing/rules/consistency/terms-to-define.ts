/** Capitalized words that mean nothing in particular until a contract says what. */
export const TERMS_TO_DEFINE: readonly string[] = `
Confidential Information|Intellectual Property Rights|Work Product|Change of Control|Business Day|
Effective Date|Commencement Date|Closing Date|Delivery Date|Acceptance Date|Initial Term|
Renewal Term|Net Sales|Net Revenue|Gross Revenue|Net Profits|Territory|Deliverables|
Specifications|Documentation|Affiliate|Losses|Force Majeure Event|Event of Default|
Material Adverse Effect|Permitted Use|Field of Use|Background IP|Service Levels|
Acceptance Criteria|Royalty|Licensed Products|Licensed Property|Purchase Price|Warranty Period`
  .trim()
  .split(/\|\s?/);

import { says, under } from '../clause.js';

/** What a party may not do, with whom, and at which price. */
export const RESTRICTION_CUES = {
  'most-favored-nation': [
    says(6, /\bmost[- ]favou?red\b/i),
    says(
      5,
      /\b(?:no less|not less|at least as|as) (?:favou?rable|advantageous|beneficial)\b.{0,120}\b(?:other|any|third|similar)/i,
    ),
    says(
      4.5,
      /\b(?:more favou?rable|lower|better)\b.{0,60}\b(?:terms?|prices?|rates?|pricing|conditions?|fees?)\b.{0,200}\b(?:shall|will) (?:also )?(?:be )?(?:offer|grant|extend|reduce|adjust|receive|entitled|provide)/i,
    ),
    says(
      3.5,
      /\b(?:grants?|offers?|provides?|enters? into|sells?)\b.{0,160}\b(?:more favou?rable|lower price|better terms|earlier)\b/i,
    ),
    under(4, /most favou?red/),
  ],
  'non-compete': [
    says(5.5, /\b(?:not|neither|nor)\b.{0,160}\b(?:compete|competing|competitive|competitors?)\b/i),
    says(
      4,
      /\b(?:not|neither|nor|none)\b.{0,220}\b(?:engage|own|operate|invest|interest|participate)\w*\b.{0,80}\b(?:business|enterprise|venture)\b.{0,80}\b(?:same|similar|compet)/i,
    ),
    says(4, /\bcovenants? not to compete\b|\bnon-?compet/i),
    says(2.5, /\bin competition with\b|\bcompetes? with\b/i),
    says(2, /\bcompetitors?\b/i),
    under(4, /non-?compet|not to compete|competi/),
    says(
      -2,
      /\b(?:competitive bid|competitively|unfair competition|competitive (?:price|harm|position))/i,
    ),
    says(-2, /\bnothing\b/i),
  ],
  exclusivity: [
    says(4, /\b(?:right|appointment|license)\b.{0,120}\b(?:shall|will) be exclusive\b/i),
    says(4, /\bshall be the only\b.{0,40}\b(?:distributor|supplier|provider|agent|reseller)/i),
    says(
      3.5,
      /\bnot\b.{0,120}\b(?:any other|similar|identical)\b.{0,60}\b(?:provider|supplier|agreement|cooperation|services?)\b/i,
    ),
    says(
      5,
      /\b(?:sole and exclusive|exclusive) (?:agents?|distributors?|providers?|suppliers?|licensees?|dealers?|representatives?|manufacturers?|sponsors?|sources?|partners?|vendors?)\b/i,
    ),
    says(5, /\bon an exclusive basis\b|\bexclusively (?:from|to|with|through|for)\b/i),
    says(4, /\bexclusive (?:right|license|territory|distribution|appointment|basis|dealing)/i),
    says(
      4,
      /\b(?:not|neither)\b.{0,80}\b(?:sell|purchase|license|appoint|grant|enter into|offer|market|engage|use|distribute|supply|franchise)\w*\b.{0,160}\b(?:any other|any third|other than|another|third party)/i,
    ),
    says(3.5, /\b(?:all|100%) of (?:its|their|the|\w+'s)\b.{0,30}\brequirements\b/i),
    says(3.5, /\b(?:shall|to|will) be (?:the )?(?:sole|exclusive|only)\b/i),
    says(3.5, /\b(?:solely|only) from\b/i),
    says(2.5, /\bexclusiv(?:e|ity)\b/i),
    under(4, /exclusiv/),
    says(-4.5, /\bnon-?\s?exclusive/i),
    says(
      -4.5,
      /\bexclusive (?:jurisdiction|remed(?:y|ies)|venue|property|ownership|control|forum|owner)|\bsole and exclusive (?:remedy|liability|property|owner|jurisdiction|obligation)/i,
    ),
    says(-2, /\b(?:of|exclusive of) (?:tax|sales)|\bconfidential/i),
  ],
  'no-solicit-of-customers': [
    says(
      6,
      /\b(?:not|nor|neither|none)\b.{0,300}\b(?:solicit|divert|induce|entice|circumvent|interfere)\w*\b.{0,200}\b(?:customers?|clients?|accounts?|merchants?|business|owners?|subscribers|prospects|vend[eo]rs)\b/i,
    ),
    says(3.5, /\bsolicit\w*\b.{0,80}\b(?:customers?|clients?|merchants?|accounts|subscribers)\b/i),
    says(3, /\b(?:not|nor)\b.{0,40}\bcircumvent/i),
    under(3, /non-?solicit|no solicit|non-?circumvent/),
  ],
  'no-solicit-of-employees': [
    says(
      6,
      /\b(?:not|nor|neither|none|refrain|avoid)\b.{0,300}\b(?:solicit|hire|employ|recruit|induce|entice|seek to employ)\w*\b.{0,120}\b(?:employees?|personnel|staff|person|employ(?:ment)?|officers?)\b/i,
    ),
    says(4, /\b(?:solicit|hire|recruit|entice)\w*\b.{0,60}\b(?:employees?|personnel|staff)\b/i),
    says(2.5, /\bleave (?:the |his or her |his |their |its )?employ/i),
    under(4, /non-?solicit|no solicit|non-?hire|employees?$/),
    says(-4, /\b(?:insurance|benefits|taxes|workers|wages|acts or omissions)\b/i),
  ],
  'competitive-restriction-exception': [
    says(
      4.5,
      /\b(?:notwithstanding|except|provided)\b.{0,300}\b(?:compet|exclusiv|non-?solicit|restrict)/i,
    ),
    says(
      3,
      /\b(?:shall not|not) (?:be deemed to )?(?:apply|prohibit|prevent|restrict|preclude|limit)\b.{0,200}\b(?:compet|own|invest|engag|sell|solicit|advert|market)/i,
    ),
    says(
      3,
      /\bpassive invest|\b(?:less|more) than (?:\w+ )?\(?\d+%?\)? ?(?:percent)?.{0,60}\b(?:publicly|outstanding)/i,
    ),
    says(3, /\bgeneral (?:solicitation|advertis)/i),
    says(2, /\bnothing\b.{0,80}\b(?:prohibit|prevent|restrict|preclude|limit)/i),
    under(2.5, /exclusiv|non-?compet|non-?solicit|compet/),
  ],
  'non-disparagement': [
    says(6.5, /\bdisparag|\bderogatory|\bdefam(?:e|atory)/i),
    says(
      3,
      /\b(?:not|avoid|refrain|harm\w*|injur\w*|damag\w*)\b.{0,120}\b(?:goodwill|reputation|good name|image)\b/i,
    ),
    says(2, /\b(?:disrepute|ridicule|scandal|embarrass)/i),
    under(4, /disparag/),
  ],
  'rofr-rofo-rofn': [
    says(
      7,
      /\bright of first (?:refusal|offer|negotiation|opportunity|look)\b|\bfirst right (?:to|of)\b|\bfirst (?:refusal|negotiation)\b/i,
    ),
    says(3, /\bshall first (?:offer|present|provide|notify|negotiate)/i),
    says(4, /\bfirst (?:offer|opportunity|right|option)\b/i),
    says(3.5, /\b(?:bona fide|third[- ]party) offer\b/i),
    says(2, /\b(?:match|same terms|preemptive|pre-emptive)\b/i),
    under(4, /first (?:refusal|offer|negotiation|right)|preemptive/),
  ],
  'price-restrictions': [
    says(
      5,
      /\b(?:not|maximum|cap|limit\w*)\b.{0,80}\b(?:increase|raise|exceed)\w*\b.{0,60}\b(?:prices?|fees?|rates?|charges?)\b/i,
    ),
    says(
      5,
      /\b(?:prices?|fees?|rates?|charges?)\b.{0,80}\b(?:not|in no event)\b.{0,30}\b(?:increas|rais|exceed|chang)\w*/i,
    ),
    says(
      4,
      /\b(?:increases?|adjustments?)\b.{0,80}\b(?:not (?:to )?exceed|no more than|limited to|capped at)\b.{0,30}(?:%|percent)/i,
    ),
    says(
      4,
      /\b(?:not|never)\b.{0,30}\b(?:increase|raise|reduce)\b.{0,30}\b(?:prices?|fees?|rates?|charges?)\b/i,
    ),
    says(2, /\bprice (?:protection|increase|cap|freeze)/i),
    under(2, /price (?:change|increase|protection|adjust)/),
    says(-3, /\b(?:liabilit|damages|interest rate)/i),
  ],
};

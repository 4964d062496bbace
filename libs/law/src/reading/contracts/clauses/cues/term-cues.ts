import { says, under } from '../clause.js';

/** How long the contract lasts, how it is renewed and how it is ended without a breach. */
export const TERM_CUES = {
  'expiration-date': [
    says(
      5,
      /\b(?:initial )?term of (?:this|the) \w*\s?agreement (?:shall|will|is|begins|commences|\()/i,
    ),
    says(
      3,
      /\b(?:agreement|term)\b.{0,120}\b(?:shall|will) (?:expire|terminate|end|cease)(?: automatically)? (?:on|upon|at|as of)\b/i,
    ),
    says(
      3.5,
      /\b(?:remain|continue|be|is) (?:in|with) (?:full force and )?effect\b.{0,60}\b(?:until|for|through)\b/i,
    ),
    says(3, /\b(?:for|have) (?:a|an) (?:initial |original )?(?:term|period) (?:of|ending)\b/i),
    says(
      3.5,
      /\b(?:"?initial term"?|"?term"?) (?:shall |will )?(?:means?|begins?|commences?|commence and)\b/i,
    ),
    says(
      2.5,
      /\bcommenc(?:e|es|ing) (?:on|as of|upon|from)\b.{0,160}\b(?:until|through|expire|end(?:ing|s)?|terminat\w+|continu\w+)\b/i,
    ),
    says(2.5, /\bunless (?:sooner |earlier )?(?:terminated|extended|renewed)\b/i),
    says(2, /\(the "?(?:initial )?term"?\)/i),
    says(4, /\bterm of (?:the|this) \w+ (?:shall|will) be\b/i),
    says(
      4,
      /\bthis \w*\s?agreement\b.{0,60}\b(?:continue|effective|valid|in force)\b.{0,30}\b(?:until|for an?)\b/i,
    ),
    says(
      3.5,
      /\bthis \w*\s?agreement (?:shall|will)\b.{0,80}\bterminate (?:immediately |automatically |as to|upon|when|on)/i,
    ),
    says(2.5, /\bfor a period of\b.{0,40}\bcommencing\b/i),
    says(2, /^expiration date\b/i),
    says(1.5, /\b(?:anniversary|\w+ \(?\d*\)? ?-?years?|\d+ months?)\b/i),
    under(2.5, /^(?:initial )?term\b|\bterm of (?:the )?agreement|duration|^term and|expiration/),
    says(-2, /\b(?:confidential|warrant|invoice|insurance|royalt)/i),
  ],
  'renewal-term': [
    says(
      5,
      /\b(?:automatically|shall|will) (?:be )?(?:automatically )?(?:renewed?|extended?)\b.{0,60}\b(?:for|year|period|term)/i,
    ),
    says(
      4.5,
      /\b(?:renewal|extension|extended|successive|subsequent|additional) (?:terms?|periods?)\b/i,
    ),
    says(4, /\b(?:renew|extend)(?:ed)?\b.{0,40}\b(?:this|the) (?:agreement|term|contract)\b/i),
    says(3, /\b(?:option|right) to (?:renew|extend)\b/i),
    says(2.5, /\b(?:agreement|term)\b.{0,80}\brenew/i),
    says(3, /\bsuccessive\b.{0,30}\b(?:year|month|term|period)/i),
    under(2, /renew|extension|^(?:initial )?term\b|\bterm and/),
    says(-2, /\b(?:insurance|policy|certificate|patent|letter of credit|domain)\b/i),
  ],
  'notice-period-to-terminate-renewal': [
    says(
      6,
      /\bnotice\b.{0,120}\b(?:intent(?:ion)?|election|decision|desire) not to (?:renew|extend)\b/i,
    ),
    says(6, /\b(?:intent(?:ion)?|election|decision|desire|elects?) not to (?:renew|extend)\b/i),
    says(5, /\b(?:renew|extend)\w*\b.{0,200}\bunless\b.{0,200}\b(?:noti(?:ce|fies|fy)|terminat)/i),
    says(4, /\bnotice of non-?renewal\b/i),
    says(3, /\bautomatically (?:renew|continue|extend)\w*\b.{0,200}\b(?:notice|notif)/i),
    says(1.5, /\bdays'?\b.{0,40}\b(?:prior to|before)\b.{0,60}\b(?:end|expiration|expiry)\b/i),
    under(1, /renew|^(?:initial )?term\b|\bterm and/),
  ],
  'termination-for-convenience': [
    says(
      6,
      /\bterminat\w*\b.{0,100}\b(?:without cause|for convenience|for any reason|for any or no reason|with or without cause|without penalty|no reason|without assigning)/i,
    ),
    says(
      6,
      /\b(?:without cause|for (?:its |their )?convenience|for any reason|for any or no reason|with or without cause|in its (?:sole|unfettered|absolute) discretion)\b.{0,100}\bterminat/i,
    ),
    says(5, /\bterminat\w*\b.{0,80}\bat any time\b.{0,120}\b(?:notice|days)/i),
    says(
      4,
      /\bmay (?:be )?terminated? (?:this|the) (?:\w+ )?agreement (?:upon|by|on|at any time|with)\b.{0,80}\b(?:days|months|notice)/i,
    ),
    says(
      3.5,
      /\bmay be terminated\b.{0,80}\b(?:upon|by|on|at any time|with)\b.{0,60}\b(?:days|months|notice)/i,
    ),
    says(
      2.5,
      /\b(?:right|entitled|option) to terminate\b.{0,120}\b(?:upon|by|on|with)\b.{0,60}\bnotice/i,
    ),
    under(1.5, /convenience|without cause|terminat/),
    says(-3.5, /\b(?:breach|default|insolven|bankrupt|cure|fails? to|material|violat|cease)/i),
  ],
  'post-termination-services': [
    says(
      3,
      /\b(?:upon|after|following)\b.{0,40}\b(?:expir|terminat)\w*\b.{0,200}\b(?:remove|return|cease|dispose|sell|pay|retain|continue|notify|transfer)\b/i,
    ),
    says(
      3.5,
      /\b(?:upon|after|following|on|in the event of) (?:any |the |such )?(?:expir\w+|terminat\w+)\b.{0,260}\b(?:shall|will|agrees? to|must|may)\b/i,
    ),
    says(3, /\bafter (?:the )?(?:effective date of )?(?:any |such )?(?:expir\w+|terminat\w+)\b/i),
    says(
      3,
      /\b(?:transition|wind[- ]?down|phase[- ]?out|sell[- ]?off|run[- ]?off|last[- ]?(?:time )?buy|final purchase|disengagement)\b/i,
    ),
    says(
      2,
      /\bfor (?:a (?:further )?period of )?(?:\w+ )?\(?\d*\)? ?(?:days|months|years?) (?:after|following|from) (?:the |any |such )?(?:date of )?(?:expir|terminat)/i,
    ),
    says(
      2,
      /\b(?:sell|dispose of|fulfil+|complete|continue to|repurchase|buy back|deplete|transfer|de-?identify|cooperate|assist)\b/i,
    ),
    under(
      2.5,
      /effects? of|post[- ]?terminat|after terminat|upon terminat|transition|consequences|obligations (?:up)?on|rights (?:up)?on/,
    ),
    says(-1.5, /\b(?:confidential|indemnif|surviv|compet|solicit)/i),
    says(-1.5, /\bmay terminate\b/i),
  ],
};

import { says, under } from '../clause.js';

/** Who owns and who may use intellectual property. */
export const PROPERTY_CUES = {
  'ip-ownership-assignment': [
    says(
      6,
      /\b(?:hereby |agrees? to |shall |will |does )(?:irrevocably |hereby )*(?:assign|transfer|convey)s?\b.{0,120}\b(?:right,? title|ownership|all rights?|interests?|copyright|patent|intellectual)\b/i,
    ),
    says(5, /\bworks?[- ](?:made[- ])?for[- ]hire\b/i),
    says(4, /\b(?:shall|will) (?:be|become|remain)\b.{0,40}\b(?:sole |exclusive )*property of\b/i),
    says(
      3.5,
      /\b(?:developed|created|conceived|made|prepared|invent\w+)\b.{0,200}\b(?:owned by|belongs?|vests?|property of|assign)/i,
    ),
    says(
      3.5,
      /\b(?:shall|will) (?:own|vest)\b.{0,120}\b(?:intellectual|rights?|inventions?|work product|deliverables|developments|improvements|derivative)/i,
    ),
    says(
      4,
      /\b(?:become|becomes|remain|be)\b.{0,20}\b(?:our|its|their|\w+'s) (?:sole |exclusive )*property\b/i,
    ),
    says(4, /\b(?:shall|will) (?:\w+ and |be )?own(?:ed by)?\b/i),
    says(4, /\b(?:shall|will)\b.{0,120}\bassign, (?:transfer|convey)/i),
    says(4, /\b(?:deemed )?assigned to and (?:shall )?vest/i),
    says(
      3,
      /\bassign\w*\b.{0,80}\b(?:domain names?|urls?|inventions?|copyrights?|trade-?marks?|patents?)\b/i,
    ),
    says(2, /\b(?:work product|derivative works?|inventions?|improvements)\b/i),
    under(2.5, /ownership|work product|intellectual property|inventions|assignment of/),
    says(-3, /\b(?:this agreement (?:may|shall) not|retains?|confidential)\b/i),
    says(-1, /\blicen[sc]e/i),
  ],
  'joint-ip-ownership': [
    says(
      7,
      /\bjoint(?:ly)?[- ](?:own|ownership|owned|owners?)|\bjoint (?:works?|inventions?|patents?|intellectual|technology|ip)\b/i,
    ),
    says(
      6,
      /\b(?:own|owned|ownership|held|hold)\b.{0,60}\b(?:jointly|joint(?: and)?,? (?:equal|undivided)|co-own|equal undivided|in common)/i,
    ),
    says(4, /\bwithout (?:any )?(?:duty|obligation) (?:to|of) account/i),
    says(3, /\bco-?own/i),
    says(2, /\bjointly (?:develop|conceiv|creat|invent|made|discover)/i),
    under(3, /joint/),
    says(-3.5, /\bjoint and several|jointly and severally|joint venture\b/i),
  ],
  'license-grant': [
    says(
      5.5,
      /\b(?:hereby |shall |will |also |further )?grants?\b.{0,160}\b(?:licen[sc]e|right(?:s)?(?: and licen[sc]e)? to (?:use|reproduce|distribute|make|sell|market|display|copy|exploit|access))\b/i,
    ),
    says(
      4,
      /\blicen[sc]es? to\b.{0,120}\b(?:use|reproduce|distribute|make|copy|display|sell|install|exploit)\b/i,
    ),
    says(
      4,
      /\b(?:non-?\s?exclusive|exclusive|royalty[- ]free|worldwide|revocable|limited|non-?\s?transferable)\b.{0,120}\b(?:licen[sc]e|right to (?:use|reproduce|distribute|market|sell))\b/i,
    ),
    says(3.5, /\bis (?:hereby )?(?:granted|licensed)\b.{0,120}\b(?:licen[sc]e|right|to use)/i),
    says(5, /\bhereby grants?\b.{0,80}\b(?:the|a|an) (?:[\w-]+,? ){0,3}rights? to\b/i),
    says(3, /\b(?:shall|agrees? to|hereby) licen[sc]e\b|\bagrees to allow\b.{0,30}\bto\b/i),
    says(3.5, /\bgrants?\b.{0,100}\b(?:the|a|an) (?:\w+,? ){0,6}rights?\b/i),
    says(2, /\b(?:reproduce|sublicen[sc]e|publicly (?:display|perform)|derivative works)\b/i),
    under(3, /licen[sc]e|grant of/),
    says(
      -3,
      /\b(?:not (?:be )?(?:granted|grant)|no (?:other )?(?:licen[sc]e|right)|all (?:necessary|required) licen[sc]es|licen[sc]es? and permits|terminat|indemnif)\b/i,
    ),
  ],
  'non-transferable-license': [
    says(3.5, /\bnot\b.{0,80}\b(?:sub-?licen[sc]e|grant)\b.{0,100}\bany third part/i),
    says(7, /\bnon-?\s?(?:transferable|assignable|transferrable)\b/i),
    says(
      4,
      /\b(?:not|neither|no)\b.{0,80}\b(?:sub-?licen[sc]e|assign|transfer)\w*\b.{0,120}\b(?:licen[sc]e|software|content|marks?|rights? (?:granted|hereunder)|product)/i,
    ),
    says(
      3,
      /\b(?:licen[sc]e|rights? granted)\b.{0,160}\b(?:not|no right to)\b.{0,30}\b(?:transfer|assign|sub-?licen[sc]e)/i,
    ),
    says(4, /\bnot (?:be )?(?:sublicensable|transferr?able|assignable)\b/i),
    says(2, /\bsub-?licen[sc]/i),
    says(3, /\bwithout (?:the )?right (?:to|of) (?:sub-?licen[sc]|transfer|assign)/i),
    under(1.5, /licen[sc]e/),
  ],
  'affiliate-license-licensor': [
    says(
      5.5,
      /\b(?:on behalf of (?:itself|themselves) and|shall cause|and) (?:its|their|the) ?(?:\w+ )?(?:affiliates?|subsidiar(?:y|ies)|members)\b.{0,120}\b(?:grants?|licen[sc]es?)\b/i,
    ),
    says(3, /\bgrants?\b.{0,300}\b(?:owned|controlled) by\b.{0,60}\b(?:its|their) affiliates?\b/i),
    under(1, /licen[sc]e/),
  ],
  'affiliate-license-licensee': [
    says(
      5.5,
      /\b(?:grants?|licen[sc]e)\b.{0,100}\bto\b.{0,100}\b(?:and|or) (?:its|their|\w+'s) ?(?:\w+[- ]?)?(?:\w+ )?(?:affiliates?|subsidiar(?:y|ies))\b/i,
    ),
    says(
      3,
      /\b(?:affiliates?|subsidiar(?:y|ies)|group)\b.{0,160}\b(?:may|right to|entitled to|license to) (?:also )?(?:use|sub-?licen[sc]e|exercise)\b/i,
    ),
    says(3, /\bsub-?licen[sc]e\w*\b.{0,80}\b(?:affiliates?|subsidiar(?:y|ies))\b/i),
    says(2, /\bgrants?\b.{0,80}\b(?:affiliates?|members? of the)\b/i),
    under(1.5, /licen[sc]e|grant/),
  ],
  'unlimited-all-you-can-eat-license': [
    says(
      5.5,
      /\b(?:unlimited|enterprise|all[- ]you[- ]can[- ]eat|unrestricted|site)[- ](?:\w+ )?(?:use|usage|licen[sc]e|number|right|access|copies|users)\b/i,
    ),
    says(2, /\bunlimited\b/i),
    says(1.5, /\blicen[sc]e/i),
    says(-3.5, /\b(?:liabilit|damages|partner|authority|time period|guarant)/i),
  ],
  'irrevocable-or-perpetual-license': [
    says(
      5,
      /\b(?:irrevocabl[ey]|perpetual(?:ly)?|in perpetuity)\b.{0,250}\b(?:licen[sc]e|right to|rights? and)\b/i,
    ),
    says(
      5,
      /\b(?:grants?|licen[sc]e[ds]?)\b.{0,250}\b(?:irrevocabl[ey]|perpetual(?:ly)?|in perpetuity)\b/i,
    ),
    says(2, /\b(?:perpetual|irrevocable|fully[- ]paid)\b/i),
    under(1.5, /licen[sc]e|grant/),
    says(
      -4.5,
      /\b(?:waive[sr]?|jurisdiction|appoint\w*|attorney-in-fact|letter of credit|consents?|submits?)\b/i,
    ),
  ],
  'source-code-escrow': [
    says(
      7,
      /\bescrow\b.{0,120}\bsource (?:code|materials?)\b|\bsource (?:code|materials?)\b.{0,160}\bescrow/i,
    ),
    says(
      5,
      /\bescrow (?:agent|agreement|account|materials?)\b.{0,160}\b(?:software|source|licens|deposit|release)/i,
    ),
    says(
      4,
      /\bsource code\b.{0,160}\b(?:release conditions?|release|deposit|verif\w+|bankrupt\w*|insolven\w*)\b/i,
    ),
    says(3.5, /\brelease (?:conditions?|events?)\b/i),
    says(1.5, /\bsource code\b/i),
    under(4, /escrow|source code/),
    says(-3, /\b(?:closing|earnest|purchase price|funds|shares)\b/i),
  ],
  'covenant-not-to-sue': [
    says(4, /\bnot\b.{0,160}\b(?:assert|claim)\b.{0,20}\bany (?:right|title|interest|ownership)/i),
    says(
      3.5,
      /\backnowledges?\b.{0,40}\bvalidity\b.{0,80}\b(?:marks?|trademarks?|patents?|copyrights?|rights?)\b/i,
    ),
    says(
      6,
      /\b(?:not|never|nor|neither)\b.{0,120}\b(?:contest|challenge|attack|dispute|question|impugn|oppose)\w*\b.{0,160}\b(?:validity|ownership|title|rights?|trade-?marks?|marks?|patents?|enforceab)/i,
    ),
    says(6, /\bcovenants? not to (?:sue|assert|bring)\b|\bnot to sue\b/i),
    says(
      4.5,
      /\b(?:release|discharge|waive)s?\b.{0,120}\b(?:from )?(?:any and )?all\b.{0,60}\b(?:claims|liabilit|actions|demands)/i,
    ),
    says(
      3.5,
      /\b(?:not|nor|neither)\b.{0,120}\b(?:bring|make|assert|commence|institute|file)\b.{0,60}\b(?:any )?(?:claims?|actions?|suits?|demand|proceedings?)\b.{0,80}\bagainst\b/i,
    ),
    says(
      2,
      /\b(?:not|nor) (?:\w+ ){0,6}(?:register|claim)\b.{0,80}\b(?:marks?|trademark|title|ownership)\b/i,
    ),
    under(2.5, /not to sue|release|no (?:challenge|contest)/),
    says(-1.5, /\bindemnif/i),
  ],
};

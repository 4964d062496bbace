import { says, under } from '../clause.js';

/** Who bears which loss, and up to what. */
export const LIABILITY_CUES = {
  'uncapped-liability': [
    says(
      5,
      /\b(?:except|other than|excluding|exclud\w+|notwithstanding)\b.{0,300}\b(?:liab(?:le|ility|ilities)|exceed)\b.{0,160}\b(?:consequential|indirect|exceed|special|limit|aggregate|claim)/i,
    ),
    says(
      5,
      /\b(?:limitations?|exclusions?|cap|limits?|foregoing)\b.{0,120}\b(?:shall|will|do|does) not (?:apply|limit)\b/i,
    ),
    says(
      4,
      /\bunlimited liab|\bliabilit(?:y|ies)\b.{0,60}\b(?:be unlimited|without limit|not be limited|uncapped)/i,
    ),
    says(4, /\b(?:nothing)\b.{0,100}\b(?:limit|exclude)s?\b.{0,60}\bliabilit/i),
    says(1.5, /\b(?:gross negligence|wil+ful|fraud|indemnif|confidential|infring)/i),
    under(2.5, /limit\w* (?:of|on) (?:liabilit|damages)|liabilit|damages/),
  ],
  'cap-on-liability': [
    says(
      5.5,
      /\b(?:liab(?:le|ility|ilities))\b.{0,250}\b(?:exceed|limited to|in excess of|greater than)\b/i,
    ),
    says(
      5.5,
      /\b(?:no|not|neither|nor)\b.{0,160}\bliab(?:le|ility|ilities)\b.{0,250}\b(?:consequential|indirect|special|incidental|punitive|lost profits|loss of (?:profits?|business|use))\b/i,
    ),
    says(4.5, /\b(?:consequential|incidental|punitive|exemplary)\b.{0,30}\b(?:damages|loss)/i),
    says(
      4,
      /\b(?:claims?|actions?)\b.{0,200}\b(?:commenced|brought|filed|asserted)\b.{0,40}\bwithin\b.{0,40}\b(?:years?|months|days)\b/i,
    ),
    says(4, /\b(?:not|no)\b.{0,30}\bliable\b/i),
    says(
      4,
      /\b(?:no|any|neither)\b.{0,100}\b(?:claim|action|suit|proceeding)s?\b.{0,160}\b(?:more than|after|within|later than)\b.{0,40}\b(?:years?|months|days)\b.{0,80}\b(?:after|accru|arose|cause|aris|date)/i,
    ),
    says(3.5, /\b(?:sole|exclusive)\b.{0,30}\bremed(?:y|ies)\b/i),
    says(3, /\bwaives? any (?:right|claim)\b.{0,60}\b(?:recover|damages)/i),
    says(
      3,
      /\bno (?:rights? to )?(?:damages|indemnification)\b|\b(?:sole|entire|exclusive) (?:and exclusive )?(?:obligation|liability|warranty)\b/i,
    ),
    says(3, /\b(?:maximum|aggregate|total|entire|cumulative) (?:\w+ )?(?:\w+ )?liabilit/i),
    says(2, /\bin no event\b/i),
    under(
      3.5,
      /limit\w* (?:of|on) (?:liabilit|damages|remed)|consequential|exclusion of damages|no liability|^liability/,
    ),
    says(-2.5, /\b(?:insurance|insured)\b/i),
  ],
  insurance: [
    says(
      5,
      /\b(?:maintain|obtain|procure|carry|keep|provide|purchase|secure|effect)\w*\b.{0,160}\binsurance\b/i,
    ),
    says(
      4.5,
      /\b(?:additional insured|certificates? of insurance|insurance (?:polic(?:y|ies)|coverage|certificate|carrier|program)|self-?insur)/i,
    ),
    says(
      4,
      /\b(?:general liability|workers'?,? ?compensation|employer'?s'? liability|automobile liability|product(?:s)? liability|professional liability|errors and omissions|umbrella)\b/i,
    ),
    says(
      3,
      /\b(?:per occurrence|in the aggregate|combined single|waiver of subrogation|A\.?M\.? Best)/i,
    ),
    says(2, /\binsur(?:ance|ed|er)\b/i),
    under(4, /insurance/),
    says(
      -3,
      /\b(?:insurance (?:company|commissioner|laws?|contracts?|products?|agent|agency|department)|life insurance|variable)\b/i,
    ),
  ],
};

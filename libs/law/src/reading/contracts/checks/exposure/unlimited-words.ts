/** Insurance and workers' compensation limit no promise, and most contracts say so. */
const OF_INSURANCE = /\b(?:insurance|insured|workers'? compensation|workmen|benefits)\b/;

const UNLIMITED = [
  /\b(?:liab\w+|indemni\w+|obligations?|responsib\w+)\b[^.;]{0,160}?\b(?:be|is|are|as|remain)\s(?:\w+\s)?(?:unlimited|uncapped)\b/,
  /\b(?:unlimited|uncapped)\s(?!liability (?:compan|corporation|partner))(?:\w+\s)?(?:liab|indemni|obligation|responsib)/,
  /\bwithout (?:any )?(?:ceiling|cap|maximum|upper limit)\b/,
  /\bwithout (?:any )?limit(?:ation)? (?:as to|of|in|on) (?:the )?(?:amount|liability|quantum|value)\b/,
  /\bwithout regard to any (?:limit|cap|ceiling)/,
  /\bno (?:limit(?:ation)?|cap|ceiling|maximum) (?:shall apply )?(?:on|to|of|upon)\b[^.;]{0,40}?\b(?:liabilit\w+ (?:of|for|under)|indemnit|indemnif|exposure)/,
  /\b(?:neither|no)\b[^.;]{0,60}?\bliabilit\w+ (?:is|are|shall be|will be) (?:capped|limited)\b/,
  /\bin no event (?:shall|will)\b[^.;]{0,80}?\bliabilit[^.;]{0,60}?\bbe limited to\b/,
  /\bnot be (?:subject to|limited by) any (?:\w+ )?(?:cap|limit|ceiling|maximum)/,
  /\bliabilit[^.;]{0,80}?\bnot be (?:capped|limited (?:in amount|by (?:section|article|the (?:limit|cap|foregoing)|any|this)))/,
  /\bobligations?\b[^.;]{0,80}?\bnot be (?:capped|limited (?:in amount|by (?:section|article|the (?:limit|cap|foregoing)|this)))/,
  /\bwaives? (?:any|all|every) limit\w* (?:on|of|to)\b[^.;]{0,40}?\bliabilit/,
  /\bliab[^.;]{0,160}?\b(?:irrespective|regardless) of (?:their|its|the) amount\b/,
  /\bliabilit[^.;]{0,60}?\bfull amount of (?:any|all|every|the) (?:loss|damage)/,
];

/** Whether a sentence, in lower case, says that no amount ends what someone owes. */
export const saysUnlimited = (words: string): boolean =>
  UNLIMITED.some((pattern) => {
    const found = pattern.exec(words);
    return (
      found !== null &&
      !OF_INSURANCE.test(words.slice(found.index, found.index + found[0].length + 80))
    );
  });

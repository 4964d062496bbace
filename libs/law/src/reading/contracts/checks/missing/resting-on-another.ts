import type { Check, Review } from '../../review.js';

const LONGEST = 1_500;
/** `governed by the terms and conditions of the Master Agreement`, `terms of the License are incorporated`. */
const RESTS =
  /\bthis (?:[\w-]+ ){0,4}(?:agreement|contract|lease|addendum|schedule) (?:is|are|shall be) (?:made |entered )?(?:governed by|subject to|pursuant to|part of)\b.{0,60}\bof the (?:master|main|license|services?|original|underlying|distribution|purchase|prime)\b.{0,30}\b(?:agreement|contract|lease)\b|\b(?:terms|provisions|conditions) of the .{0,40}\bagreement\b.{0,12}\b(?:is|are) (?:hereby )?incorporated\b/i;
const AMENDS =
  /\b(?:amend|supplement|modif)(?:s|y|ed|ies)?\b.{0,60}\b(?:agreement|contract|lease)\b/i;
/** An order form or a schedule of its own is no other contract. */
const OWN = /\bof (?:the|any|each) (?:order|schedule|exhibit)\b/i;

/** Part of the bargain is in a contract that is not in the text. */
export const restingOnAnother: Check = (review) => {
  const { sentences, documentType } = review.document;
  const isAmendment = documentType.type === 'contract-amendment';
  const said = sentences.find(({ start, end, text }) => {
    const words = text.replace(/\s+/g, ' ');
    return (
      end - start < LONGEST &&
      !OWN.test(words) &&
      (RESTS.test(words) || (isAmendment && AMENDS.test(words)))
    );
  });
  if (!said) return [];
  return [
    {
      at: said,
      category: 'rests-on-another-contract',
      title: 'Rests on another contract',
      severity: 'medium',
      explanation:
        'Part of the parties’ agreement is in another contract, which is not included here: terms that seem to be missing may be there, and terms here may be limited there.',
      recommendation:
        'Get the other contract with all its amendments, and advise on both together.',
    },
  ];
};

const BEGINNING = 2_500;
const ANOTHER =
  /\bamend(?:s|ed|ment)\b.{0,60}\b(?:agreement|contract)|\b(?:terms|conditions|provisions) of (?:the|that certain) .{0,60}\b(?:agreement|contract)\b.{0,80}\b(?:incorporated|apply|govern|remain)|\bpursuant to the .{0,80}agreement \(the/i;

/** An amendment or a schedule: its usual clauses and its definitions are in another contract. */
export const leansOnAnother = ({ text, document }: Review): boolean =>
  document.documentType.type === 'contract-amendment' ||
  ANOTHER.test(text.slice(0, BEGINNING).replace(/\s+/g, ' '));

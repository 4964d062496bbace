import { federalCode, federalConstitution } from './federal-law.js';
import { illinois, stateLaw } from './state-law.js';

/** The provision first: `Rule 4.2 of the …`, `Section 1 of the Fourteenth Amendment`. */
const OF_THE =
  /^((?:(?:rule|article|art\.|section|sec\.|§|clause|cl\.|amendment|title|chapter)\s*[\dIVXLC][\w.()-]*,?\s+(?:(?:and|of)\s+)?)+)of\s+(?:the\s+)?(.{4,120}?)\.?$/i;

/** The same with what it appears in first, as it is cited; parts named from the least are turned round. */
function turnedRound(line: string): string[] {
  const [, parts = '', source = ''] = OF_THE.exec(line) ?? [];
  if (!source) return [];
  const given = parts
    .split(
      /,?\s+(?:of\s+)?(?=(?:rule|article|section|clause|amendment|title|chapter)\b|art\.|sec\.|cl\.|§)|,\s*$/i,
    )
    .map((part) => part.replace(/[,\s]+$/, ''))
    .filter(Boolean);
  const least = /\sof\s+(?:art|amend|sec)/i.test(parts) || /^(?:cl|sec|§)/i.test(parts);
  return [`${source}, ${(least ? given.reverse() : given).join(', ')}`];
}

/**
 * What a law written out in words, or typed without its marks, can be as it is cited, the likelier
 * before the less likely. None of them need be a law that there is.
 */
export function spelledForms(line: string): string[] {
  const turned = turnedRound(line);
  const forms = [line, ...turned].flatMap((each) => [
    ...federalConstitution(each),
    ...federalCode(each),
    ...illinois(each),
    ...stateLaw(each),
  ]);
  return [...forms, ...turned];
}

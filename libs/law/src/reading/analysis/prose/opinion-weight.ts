import type { CourtMatter } from '../../documents/court/court-matter.js';
import { proseName } from '../../documents/parties/names.js';
import type { Understanding } from '../../documents/understanding.js';
import { mainstays } from './citation-prose.js';
import type { Reading } from './reading.js';
import { capitalized } from './words.js';

const UNPUBLISHED =
  /\b(?:unpublished opinions? (?:are|is) not|not (?:binding )?precedent|NOT PRECEDENTIAL|DO NOT PUBLISH|not for publication|not to be published|disfavors the citation|should not be cited|UNPUBLISHED|table decision)\b/i;

/** What decides how much the opinion counts for: publication, separate opinions. */
export function weight(document: Understanding): string[] {
  const { text } = document;
  const unpublished =
    UNPUBLISHED.exec(text.slice(0, 5_000)) ?? UNPUBLISHED.exec(text.slice(-3_000));
  const dissent =
    /\b([A-Z][A-Za-z.’'-]{1,60}),? (?:C\.J|P\.J|J|Circuit Judge|Justice|Chief Justice)\.?,? (?:concurring in part and )?\(?dissent(?:ing|s)/.exec(
      text,
    )?.[1] ??
    /\b(?:MR\. )?(?:JUSTICE|Justice) ([A-Z][A-Za-z’'-]+)[^.\n]{0,80},? dissenting/.exec(text)?.[1];
  const names = dissent && !/^(?:I|The|In|And|JJ)$/.test(dissent) ? proseName(dissent) : null;
  return [
    ...(unpublished
      ? [
          `The opinion is marked “${unpublished[0].replace(/\s+/g, ' ')}”, so it may bind only the parties.`,
        ]
      : []),
    ...(names
      ? [`${capitalized(names)} dissents; read the dissent for the arguments against the decision.`]
      : []),
  ];
}

export function mainstay({ authorities }: Reading): string[] {
  const [most] = mainstays(authorities, 4);
  return most
    ? [`Its reasoning rests chiefly on ${most.text}, which it cites ${most.mentions} times.`]
    : [];
}

export function relianceAdvice(
  document: Understanding,
  { disposition, caption }: CourtMatter,
): string[] {
  const name = caption.caseName ?? 'this decision';
  const advice: string[] = [];
  if (weight(document).some((words) => words.startsWith('The opinion is marked'))) {
    advice.push(
      `Check the rules of ${caption.court ? `the ${caption.court.name}` : 'the court'} on citing unpublished opinions before you cite ${name}.`,
    );
  }
  if (disposition && /remanded/.test(disposition.act))
    advice.push(`Check the subsequent history of ${name} on remand.`);
  if (disposition && /in part/.test(disposition.act))
    advice.push(`State which part of ${name} you rely on: its outcome is ${disposition.act}.`);
  return advice;
}

import type { CourtMatter } from '../../documents/court/court-matter.js';
import { wordsOf } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import { statedDates } from './stated-dates.js';
import { closing, counted, inBrackets, quoted } from './words.js';

export function insights(document: Understanding, { standards }: CourtMatter): string[] {
  const { amounts, text } = document;
  const largest = [...amounts].sort((a, b) => b.value - a.value)[0];
  const jury =
    /\b(?:jury trial (?:is )?(?:hereby )?demanded|demands? (?:a |for )?(?:trial by jury|jury trial)|DEMAND FOR JURY)\b/i.test(
      text,
    );
  return [
    ...standards.map((standard) =>
      closing(
        `It invokes the standard of ${standard.name}${inBrackets(document, standard.start)}: ${quoted(document, standard, 240)}`,
      ),
    ),
    ...(largest && largest.value >= 1_000
      ? [
          `The largest amount stated is ${wordsOf(text, largest)}${inBrackets(document, largest.start)}.`,
        ]
      : []),
    ...(jury ? ['It demands a trial by jury.'] : []),
    ...statedDates(document),
  ];
}

export function advice(
  { sections, documentType }: Understanding,
  { relief, caption }: CourtMatter,
): string[] {
  const counts = sections.filter(
    ({ heading }) => heading && /\b(?:count|cause of action|claim for relief)\b/i.test(heading),
  );
  if (documentType.type === 'complaint' && counts.length > 0) {
    return [
      `Test each of the ${counted(counts.length, 'count')} of ${caption.caseName ?? 'the complaint'} for its elements before answering; the first is “${counts[0]!.heading}”.`,
    ];
  }
  if (documentType.type === 'legal-motion' && relief.length > 0) {
    return [
      `Make sure that the proposed order of ${caption.caseName ?? 'the motion'} grants exactly the relief asked for, and nothing besides.`,
    ];
  }
  return [];
}

import type { Finding } from '@casewright/contracts';
import type { ExtractedText } from '@casewright/law/reading';
import { groundProse, type Tally } from '../grounding/ground-prose.js';
import type { QuoteFinder } from '../grounding/quote-finder.js';
import type { SectionReading } from './prompt.js';

/** The findings whose quotation appears in the document, at its place there. */
export function groundFindings(
  said: SectionReading['findings'],
  { text, pages = [] }: ExtractedText,
  finder: QuoteFinder,
  tally: Tally,
): Finding[] {
  return said.flatMap((finding): Finding[] => {
    const span = finder.find(finding.quote);
    if (!span) {
      tally.dropped++;
      return [];
    }
    tally.kept++;
    const title = groundProse(finding.title, finder, tally);
    const explanation = groundProse(finding.explanation, finder, tally);
    const recommendation = groundProse(finding.recommendation, finder, tally);
    if (title === '' || explanation === '') return [];
    const category = kebab(finding.category);
    return [
      {
        id: `model-${category}-${span.start}-${span.end}`,
        category,
        title,
        severity: finding.severity,
        explanation,
        ...(recommendation === '' ? {} : { recommendation }),
        quote: text.slice(span.start, span.end),
        ...span,
        page: pages.length > 0 ? pages.filter((at) => at <= span.start).length || 1 : null,
        source: 'model',
      },
    ];
  });
}

function kebab(words: string): string {
  const name = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return name || 'other';
}

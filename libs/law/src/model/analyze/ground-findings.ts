import type { Finding, QuotedSentence } from '@casewright/contracts';
import type { ExtractedText } from '@casewright/law/reading';
import { placeIn } from '@casewright/law/reading';
import { ForeignFacts } from '../grounding/flag-facts.js';
import { groundProse, type Tally } from '../grounding/ground-prose.js';
import { QuoteFinder } from '../grounding/quote-finder.js';
import type { SectionReading } from './prompt.js';

/** What holds a model's words to a document. */
export interface Ground {
  document: ExtractedText;
  finder: QuoteFinder;
  foreign: ForeignFacts;
  tally: Tally;
}

/** Reads the document once, for all that is held to it. */
export function groundOf(document: ExtractedText): Omit<Ground, 'tally'> {
  const { text } = document;
  return { document, finder: new QuoteFinder(text), foreign: new ForeignFacts(text) };
}

/** The findings whose quotation appears in the document, at its place there. */
export function groundFindings(said: SectionReading['findings'], ground: Ground): Finding[] {
  return said.flatMap((finding): Finding[] => {
    const place = locate(finding.quote, ground);
    if (!place) return [];
    const title = grounded(finding.title, ground);
    const explanation = grounded(finding.explanation, ground);
    const recommendation = grounded(finding.recommendation, ground);
    if (title === '' || explanation === '') return [];
    const category = kebab(finding.category);
    return [
      {
        id: `model-${category}-${place.start}-${place.end}`,
        category,
        title,
        severity: finding.severity,
        explanation,
        ...(recommendation === '' ? {} : { recommendation }),
        ...place,
        source: 'model',
      },
    ];
  });
}

/** The sentences whose quotation appears in the document, each once. */
export function groundSentences(
  said: SectionReading['insights'],
  ground: Ground,
): QuotedSentence[] {
  const sentences = said.flatMap((each): [string, QuotedSentence][] => {
    const place = locate(each.quote, ground);
    const text = place ? grounded(each.text, ground) : '';
    return place && text !== '' ? [[text, { text, ...place }]] : [];
  });
  return [...new Map(sentences).values()];
}

const grounded = (text: string, { finder, tally }: Ground): string =>
  groundProse(text, finder, tally);

/** Where the quoted words are; each quotation is counted. */
function locate(
  quote: string,
  { document: { text, pages = [] }, finder, tally }: Ground,
): Omit<QuotedSentence, 'text'> | null {
  const span = finder.find(quote);
  if (!span) tally.dropped++;
  else tally.kept++;
  if (!span) return null;
  return placeIn({ text, pages }, span);
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

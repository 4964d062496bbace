import type { WritingFinding, WritingReview } from '@casewright/contracts';
import type { TextSpan } from '@casewright/law/reading';
import type { Tally } from '../grounding/ground-prose.js';
import { remarkJudge } from '../grounding/sound-remark.js';
import { TONE_REMARK } from './aims.js';
import type { ToneRemark } from './prompt.js';

interface SectionTone extends TextSpan {
  tone: readonly ToneRemark[];
}

/** Letters of a quotation; a longer one is no place to look at. */
const LONGEST = 400;

/** The remarks on the tone that quote the text and say nothing else of it, where no rule of tone speaks. */
export function groundTone(
  text: string,
  { findings }: Pick<WritingReview, 'findings'>,
  sections: readonly SectionTone[],
  tally: Tally,
): WritingFinding[] {
  const isSound = remarkJudge(text);
  const taken: TextSpan[] = findings.filter(({ family }) => family === 'tone');
  return sections.flatMap((section) =>
    section.tone.flatMap(({ quote, recommendation }): WritingFinding[] => {
      const place = placeOf(text, quote.trim(), section);
      const isNew =
        place && !taken.some((each) => each.start < place.end && place.start < each.end);
      if (!place || !isNew || !isSound(recommendation)) {
        tally.dropped++;
        return [];
      }
      tally.kept++;
      taken.push(place);
      return [
        {
          id: `model-tone-${place.start}-${place.end}`,
          ...TONE_REMARK,
          severity: 'low',
          explanation: recommendation.trim(),
          quote: quote.trim(),
          ...place,
          page: null,
          source: 'model',
        },
      ];
    }),
  );
}

function placeOf(text: string, quote: string, { start, end }: TextSpan): TextSpan | null {
  if (quote === '' || quote.length > LONGEST) return null;
  const at = text.slice(start, end).indexOf(quote);
  return at >= 0 ? { start: start + at, end: start + at + quote.length } : null;
}

/** The remarks as paragraphs behind the rules' account of the tone. */
export function toneWith(tone: string, remarks: readonly WritingFinding[]): string {
  const said = remarks.map(({ quote, explanation }) => {
    const words = quote.replace(/\s+/g, ' ').replace(/[“”"]/g, '’');
    return `On “${words}”: ${explanation}`;
  });
  return [tone, ...said].filter(Boolean).join('\n\n');
}

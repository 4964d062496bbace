import type { CheckedCitation } from '@casewright/contracts';
import { DEFAULT_LIMITS, type Purpose } from '@casewright/extraction';
import { readDocument } from '@casewright/extraction/testing';
import { type Authorities, authoritiesIn, checkPlaced } from '@casewright/law/checking';
import { describeWithData, readSharedLines } from '@casewright/testing/shared-data';
import { briefOf } from './brief-text.js';
import { type Expected, expectedOf, tenBriefs } from './testing/brief-model.js';
import { setAsPdf } from './testing/set-as-pdf.js';
import { setInWord } from './testing/set-in-word.js';

const nothing = async () => [];
const LIBRARY = {
  lookUp: async (keys: readonly unknown[]) =>
    keys.map(() => ({ cases: [], volumeCovered: false, containedIn: null })),
  named: async (names: readonly unknown[]) => names.map(() => null),
  bearers: nothing,
  locate: nothing,
} as unknown as Authorities;

interface Opinion {
  court_id: string;
  case_name: string;
  citations: string[];
  year: number;
}

/** As briefs cite them; of the Supreme Court, whose reports are cited without a court. */
function citationsOf(opinions: readonly Opinion[]): string[] {
  return opinions.flatMap(({ court_id: court, case_name: name, citations: [first], year }) =>
    court === 'scotus' && first && /^\d+ U\.S\. \d+$/.test(first)
      ? [`${name}, ${first} (${year})`]
      : [],
  );
}

async function checked(name: string, bytes: Buffer, purpose: Purpose = 'brief') {
  const ignored = (): void => undefined;
  const brief = briefOf(await readDocument(name, bytes, DEFAULT_LIMITS, ignored, ignored, purpose));
  const check = await checkPlaced(brief, LIBRARY);
  return { ...brief, check };
}

const coreOf = (cited: string): string => /\d+ U\.S\. \d+/.exec(cited)![0];
const standing = ({ text, page, footnote }: CheckedCitation) =>
  `${text} on ${page ?? 'no page'}, note ${footnote ?? 'none'}`;
const stands = ({ cited, page, footnote }: Expected) =>
  `${coreOf(cited)} on ${page}, note ${footnote ?? 'none'}`;

describeWithData('ten briefs, set with real citations', () => {
  const opinions = readSharedLines<Opinion>('opinions/opinions_dev.jsonl.gz');
  const briefs = tenBriefs(citationsOf(opinions));

  it.each(briefs)('have pages and notes in Word: $name', async (brief) => {
    const { check } = await checked('brief.docx', await setInWord(brief));
    expect(check.citations.map(standing)).toEqual(expectedOf(brief).map(stands));
  });

  it.each(briefs)('and as PDF: $name', async (brief) => {
    const { check } = await checked('brief.pdf', setAsPdf(brief));
    expect(check.citations.map(standing)).toEqual(expectedOf(brief).map(stands));
  });

  it.each(briefs)('and in their tables of authorities: $name', async (brief) => {
    const { text, places } = await checked('brief.docx', await setInWord(brief));
    const { groups } = await authoritiesIn(text, { places }, LIBRARY);
    for (const { citations, pages, footnotes = [] } of groups.flatMap(({ entries }) => entries)) {
      const cited = expectedOf(brief).filter((each) => citations.includes(coreOf(each.cited)));
      const unique = new Set(cited.map(({ page }) => page));
      expect(pages).toEqual([...unique].sort((a, b) => a - b));
      const notes = cited.flatMap(({ footnote }) => footnote ?? []);
      expect(footnotes).toEqual([...new Set(notes)]);
    }
  });
});

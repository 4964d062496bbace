import { fromOpinion, fromStarter, MemoryLibrary } from '../search/quality/memory-library.mjs';
import { leadersOf } from '../search/quality/one-decision.mjs';
import {
  readOpinions,
  readQuestionOpinions,
  readStarterLibrary,
} from '../search/quality/opinions.mjs';
import { random } from '../search/speed/random.mjs';

const GROWN = 50_000;
const PARAGRAPHS = 4;
const PROSE = 300;
const CLIPPED = 900;

/** Libraries in which every question is asked: what says nothing at 1,630 cases may at 50,000. */
export const SIZES = {
  starter: 'the starter library',
  imported: 'with opinions_dev',
  grown: `with opinions_dev, opinions_questions_dev, and ${GROWN.toLocaleString('en-US')} grown`,
};

/** @param size a key of SIZES */
export function libraryOf(size, folder) {
  const starter = readStarterLibrary();
  const opinions = size === 'starter' ? [] : readOpinions(folder);
  if (size === 'grown') opinions.push(...readQuestionOpinions(folder));
  const items = [...starter.map(fromStarter), ...opinions.map(fromOpinion)];
  if (size === 'grown') items.push(...grown(opinions));
  return new MemoryLibrary(items, leadersOf([...starter, ...opinions]));
}

/** Records of paragraphs from several opinions: their words, and nothing that they decide. */
function grown(opinions) {
  const paragraphs = opinions.flatMap(({ opinions: parts }) =>
    parts.flatMap(({ text }) => text.split(/\n\s*\n/)).filter(({ length }) => length > PROSE),
  );
  const next = random(20_261_129);
  const pick = () => paragraphs[Math.floor(next() * paragraphs.length)].slice(0, CLIPPED);
  return Array.from({ length: GROWN }, (_, i) => ({
    id: `grown-${i}`,
    courtId: 'ca9',
    decided: 19_900_000 + Math.floor(next() * 30) * 10_000,
    text: {
      names: [`Grown ${i} v. Other ${i}`],
      citations: [],
      docket: null,
      judges: [],
      head: [],
      opinions: [{ opinionId: 1, text: Array.from({ length: PARAGRAPHS }, pick).join('\n\n') }],
    },
  }));
}

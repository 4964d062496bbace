import type { CitedProposition, FoundSupport } from '@casewright/contracts';
import { type OpinionText, toPassage } from '../quotations/quoted-passage.js';
import { type SupportingPassage, SupportSource, WEAK_BELOW } from './find-support.js';

/** Characters of one case: a record of a case that is a book is read so far. */
const READ = 1_000_000;
/** Of the best passage's share: a passage at the pages cited that has this much is the one meant. */
const NEARLY = 0.8;

interface ReadOpinion extends OpinionText {
  source: SupportSource;
}

interface Found {
  opinion: ReadOpinion;
  passage: SupportingPassage;
}

/** The opinions of a case, in which passages are looked for that bear on what it is cited for. */
export class SupportingOpinions {
  private readonly opinions: ReadOpinion[] = [];

  /** @param stems of words, shared by all cases that are read together */
  constructor(opinions: readonly OpinionText[], stems: Map<string, string>) {
    let left = READ;
    for (const opinion of opinions) {
      const text = opinion.text.slice(0, left);
      left -= text.length;
      this.opinions.push({ ...opinion, source: new SupportSource(text, stems) });
    }
  }

  /** Null for a case without a text. */
  find({ proposition, pages = [], dissent = false }: CitedProposition): FoundSupport | null {
    const { opinions } = this;
    if (opinions.length === 0) return null;
    const ofCourt = opinions.filter(({ kind }) => kind !== 'dissent');
    const read = dissent || ofCourt.length === 0 ? opinions : ofCourt;
    const best = bestOf(read, (opinion) => opinion.source.find(proposition));
    if (!best) return { share: 0, weak: true };
    const { share } = best.passage;
    const cited = bestOf(read, (opinion) => atPages(opinion, pages, proposition));
    const isCited = cited && cited.passage.share >= Math.max(WEAK_BELOW, share * NEARLY);
    const { opinion, passage } = isCited ? cited : best;
    return {
      passage: { ...toPassage(opinion, passage), at: passage.start },
      share: Math.min(1, share),
      weak: share < WEAK_BELOW,
    };
  }
}

function bestOf(
  opinions: readonly ReadOpinion[],
  find: (opinion: ReadOpinion) => SupportingPassage | null,
): Found | null {
  return opinions
    .flatMap((opinion) => {
      const passage = find(opinion);
      return passage ? [{ opinion, passage }] : [];
    })
    .reduce<Found | null>(
      (best, each) => (best && best.passage.share >= each.passage.share ? best : each),
      null,
    );
}

/** Where the text marks the pages, as few editions do, the best passage that begins on them. */
function atPages(
  { source, pages: marks }: ReadOpinion,
  pages: readonly number[],
  proposition: string,
): SupportingPassage | null {
  const first = marks.findIndex(({ label }) => Number(label) === Math.min(...pages));
  if (first < 0) return null;
  const behind = marks.find(({ label }) => Number(label) > Math.max(...pages));
  return source.find(proposition, [marks[first]!.at, behind?.at ?? Number.POSITIVE_INFINITY]);
}

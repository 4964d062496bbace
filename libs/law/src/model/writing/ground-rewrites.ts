import type { Alternative, WritingFinding, WritingReview } from '@casewright/contracts';
import type { TextSpan } from '@casewright/law/reading';
import { type Rewording, type SuggestionJudge, suggestionJudge } from '@casewright/law/writing';
import type { Tally } from '../grounding/ground-prose.js';
import { type RemarkJudge, remarkJudge } from '../grounding/sound-remark.js';
import { AIM_WORDS } from './aims.js';
import type { Rewrite } from './prompt.js';

interface SectionRewrites extends TextSpan {
  rewrites: readonly Rewrite[];
}

interface GroundedRewrites {
  /** The words that change, each with its replacement. */
  findings: WritingFinding[];
  /** The same as whole sentences. */
  alternatives: Alternative[];
}

/**
 * The rewordings that appear in the text, keep what must be kept, and touch no words for which a rule or an
 * earlier one has others. Each is a proposal to be read, never safe to take with others of its kind.
 */
export function groundRewrites(
  text: string,
  { documentKind, findings }: Pick<WritingReview, 'documentKind' | 'findings'>,
  sections: readonly SectionRewrites[],
  tally: Tally,
): GroundedRewrites {
  const judge = suggestionJudge(text, documentKind);
  const isSound = remarkJudge(text);
  const cured = findings.filter(({ replacement }) => replacement !== undefined);
  const taken: TextSpan[] = [];
  const grounded: GroundedRewrites = { findings: [], alternatives: [] };
  for (const section of sections) {
    for (const rewrite of section.rewrites) {
      const kept = keptOf(judge, rewrite, section, [...cured, ...taken]);
      if (!kept) tally.dropped++;
      else {
        tally.kept++;
        taken.push(kept.sentences);
        const why = whyOf(rewrite, isSound);
        grounded.findings.push(findingOf(text, kept.words, rewrite, why));
        grounded.alternatives.push(alternativeOf(text, kept.sentences, rewrite, why));
      }
    }
  }
  return grounded;
}

function keptOf(
  judge: SuggestionJudge,
  rewrite: Rewrite,
  section: TextSpan,
  taken: readonly TextSpan[],
): ReturnType<SuggestionJudge> {
  const judged = judge(rewrite, section);
  return judged && !taken.some((place) => meets(place, judged.words)) ? judged : null;
}

const meets = (a: TextSpan, b: TextSpan): boolean => a.start < b.end && b.start < a.end;

/** The model's reason where the text bears it out, else ours. */
const whyOf = ({ why, aim, suggested }: Rewrite, isSound: RemarkJudge): string =>
  isSound(why, suggested) ? why.trim() : AIM_WORDS[aim].why;

function findingOf(
  text: string,
  { start, end, text: words }: Rewording,
  { aim }: Rewrite,
  explanation: string,
): WritingFinding {
  const { rule, family, title } = AIM_WORDS[aim];
  return {
    id: `model-${rule}-${start}-${end}`,
    rule,
    family,
    title,
    severity: 'low',
    explanation,
    quote: text.slice(start, end),
    start,
    end,
    page: null,
    source: 'model',
    replacement: { text: words, safe: false },
  };
}

const alternativeOf = (
  text: string,
  { start, end, text: suggested }: Rewording,
  { aim }: Rewrite,
  why: string,
): Alternative => ({
  original: text.slice(start, end),
  suggested,
  why,
  rule: AIM_WORDS[aim].rule,
  start,
  end,
});

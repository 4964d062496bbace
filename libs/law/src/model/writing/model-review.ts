import type { AnalyzeWritingRequest, WritingReview } from '@casewright/contracts';
import type { EngineContext } from '../ai-tasks.js';
import { type Asker, askParts } from '../asker.js';
import { ModelError } from '../model-error.js';
import { sectionsWithin } from '../split-sections.js';
import { groundRewrites } from './ground-rewrites.js';
import { groundTone, toneWith } from './ground-tone.js';
import { PROMPT_VERSION } from './prompt.js';
import { reviewSection } from './review-section.js';

/**
 * The rules' review with a model's rewordings and remarks on the tone; scores stay the rules'.
 * @throws ModelError when no section was reviewed, or nothing of what was said can be shown
 */
export async function reviewWith(
  asker: Asker,
  byRules: WritingReview,
  { content }: AnalyzeWritingRequest,
  context: EngineContext,
  signal: AbortSignal,
): Promise<WritingReview> {
  const { sections, sectionsTotal } = sectionsWithin(content, asker);
  const reviewed = await askParts(
    asker,
    sections,
    async ({ start, end }, either) => {
      const section = content.slice(start, end);
      const { said, leaked } = await reviewSection(asker, section, byRules, either);
      return { start, end, ...said, leaked };
    },
    { stage: 'Editing with the model', context, signal },
  );
  const suggestions = { kept: 0, dropped: sum(reviewed.map(({ leaked }) => leaked.rewrites)) };
  const remarks = { kept: 0, dropped: sum(reviewed.map(({ leaked }) => leaked.tone)) };
  const rewrites = groundRewrites(content, byRules, reviewed, suggestions);
  const tone = groundTone(content, byRules, reviewed, remarks);
  const dropped = suggestions.dropped + remarks.dropped;
  if (dropped > 0 && suggestions.kept + remarks.kept === 0) throw new ModelError('ungrounded');
  return {
    ...byRules,
    tone: toneWith(byRules.tone, tone),
    alternatives: [...rewrites.alternatives, ...byRules.alternatives],
    findings: [...byRules.findings, ...rewrites.findings, ...tone].sort(
      (a, b) => a.start - b.start || b.end - a.end,
    ),
    engine: asker.model,
    grounding: {
      prompt: PROMPT_VERSION,
      sectionsRead: reviewed.length,
      sectionsTotal,
      suggestionsKept: suggestions.kept,
      suggestionsDropped: suggestions.dropped,
      remarksKept: remarks.kept,
      remarksDropped: remarks.dropped,
    },
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

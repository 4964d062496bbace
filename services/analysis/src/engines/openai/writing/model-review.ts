import type { AnalyzeWritingRequest, WritingReview } from '@casewright/contracts';
import type { EngineContext } from '../../../engine/ai-tasks.js';
import { askEach } from '../client/ask-each.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import type { ModelSettings } from '../settings/model-settings.js';
import { splitSections } from '../split-sections.js';
import { groundRewrites } from './ground-rewrites.js';
import { groundTone, toneWith } from './ground-tone.js';
import { PROMPT_VERSION } from './prompt.js';
import { reviewSection } from './review-section.js';

/** The rules' review with a model's rewordings and remarks on the tone; scores stay the rules'. */
export class ModelReview {
  constructor(
    private readonly client: ModelClient,
    private readonly bounds: Pick<ModelSettings, 'sectionTokens' | 'documentTokens'>,
  ) {}

  /** @throws ModelError when no section was reviewed, or nothing of what was said can be shown */
  async addTo(
    byRules: WritingReview,
    { content }: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview> {
    const all = splitSections(content, this.bounds.sectionTokens);
    const { sectionTokens, documentTokens } = this.bounds;
    const sections = all.slice(0, Math.max(1, Math.floor(documentTokens / sectionTokens)));
    let done = 0;
    context.onProgress?.('Editing with the model', done);
    const reviewed = await askEach(
      sections,
      async ({ start, end }, either) => {
        try {
          const section = content.slice(start, end);
          const { said, leaked } = await reviewSection(this.client, section, byRules, either);
          return { start, end, ...said, leaked };
        } finally {
          context.onProgress?.('Editing with the model', ++done / sections.length);
        }
      },
      signal,
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
      engine: this.client.model,
      grounding: {
        prompt: PROMPT_VERSION,
        sectionsRead: reviewed.length,
        sectionsTotal: all.length,
        suggestionsKept: suggestions.kept,
        suggestionsDropped: suggestions.dropped,
        remarksKept: remarks.kept,
        remarksDropped: remarks.dropped,
      },
    };
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

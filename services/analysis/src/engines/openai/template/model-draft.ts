import type { Draft, GenerateTemplateRequest } from '@casewright/contracts';
import { citationsOf } from '@casewright/law/drafting';
import type { EngineContext } from '../../../engine/ai-tasks.js';
import { askEach } from '../client/ask-each.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import type { ModelSettings } from '../settings/model-settings.js';
import { type OpenSection, openSections, packSections, partText } from './draft-parts.js';
import { knownWords } from './known-words.js';
import { PROMPT_VERSION } from './prompt.js';
import { RewordedDraft } from './reword-draft.js';
import { type WrittenPart, writePart } from './write-part.js';

/** The share of a section's tokens that a part of a draft has: its answer may be as long as it is itself. */
const PART = 1 / 3;
const LETTERS_PER_TOKEN = 3;

/** The rules' draft in a model's words, where these keep every clause, value, and reference. */
export class ModelDraft {
  constructor(
    private readonly client: ModelClient,
    private readonly bounds: Pick<ModelSettings, 'sectionTokens' | 'documentTokens'>,
  ) {}

  /** @throws ModelError when no part was written, or nothing of what was written can be taken */
  async reword(
    byRules: Draft,
    request: GenerateTemplateRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Draft> {
    const open = openSections(byRules);
    if (open.length === 0) return byRules;
    const written = await this.write(byRules, request, open, context, signal);
    const said = [request.requirements, ...Object.values(request.answers ?? {})].join('\n');
    const reworded = new RewordedDraft(byRules, open, knownWords(byRules.content, said));
    for (const { paragraphs, leaked } of written) {
      reworded.counts.paragraphsRefused += leaked.paragraphs;
      reworded.counts.termsRefused += leaked.terms;
      for (const paragraph of paragraphs) reworded.reword(paragraph);
    }
    // A paragraph is found by its place, which a term behind it does not move.
    for (const term of written.flatMap(({ terms }) => terms)) reworded.place(term);
    const { draft, sections } = reworded.result();
    const { counts } = reworded;
    const refused = counts.paragraphsRefused + counts.termsRefused;
    if (refused > 0 && sections.length === 0) throw new ModelError('ungrounded');
    const grounding = {
      prompt: PROMPT_VERSION,
      ...counts,
      sections,
      sectionsTotal: open.length,
      sectionsRead: written.reduce((sum, { read }) => sum + read, 0),
    };
    const citations = await citationsOf(draft, context.citations);
    signal.throwIfAborted();
    return { ...draft, citations, engine: this.client.model, grounding };
  }

  private write(
    { notUnderstood }: Draft,
    { documentType, requirements }: GenerateTemplateRequest,
    open: readonly OpenSection[],
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<(WrittenPart & { read: number })[]> {
    const tokens = this.bounds.sectionTokens * PART;
    const all = packSections(open, tokens * LETTERS_PER_TOKEN);
    const parts = all.slice(0, Math.max(1, Math.floor(this.bounds.documentTokens / tokens)));
    let done = 0;
    context.onProgress?.('Wording with the model', done);
    const write = async (part: OpenSection[], either: AbortSignal) => {
      const material = { documentType, requirements, special: notUnderstood, part: partText(part) };
      try {
        return { ...(await writePart(this.client, material, either)), read: part.length };
      } finally {
        context.onProgress?.('Wording with the model', ++done / parts.length);
      }
    };
    return askEach(parts, write, signal);
  }
}

import type { Recognized } from '@casewright/law/checking';
import type { DescribedSource, DescriptionInput } from '../../../engine/ai-tasks.js';
import { askEach } from '../client/ask-each.js';
import { askInForm, fence } from '../client/ask-in-form.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import { groundCitation } from './ground-citation.js';
import { CitationSaidSchema, INSTRUCTIONS, PROMPT_VERSION } from './prompt.js';

/** A source, and its variables that the model read. */
interface JoinedSource {
  source: Recognized;
  fields: string[];
}

const ANSWER_TOKENS = 1_200;

/** Has the model read the fields of a described source, and holds each to the description. */
export class ModelCitation {
  constructor(private readonly client: ModelClient) {}

  /**
   * @param byRules what the rules read in the same description
   * @throws ModelError where nothing of the model's appears in the description
   */
  async addTo(
    byRules: DescribedSource,
    { content }: DescriptionInput,
    signal: AbortSignal,
  ): Promise<DescribedSource> {
    const asked = {
      task: 'citation',
      system: INSTRUCTIONS,
      form: CitationSaidSchema,
      maxTokens: ANSWER_TOKENS,
      content: fence('source', content).content,
    };
    const [said] = await askEach(
      [asked],
      (each, late) => askInForm(this.client, each, late),
      signal,
    );
    const grounded = groundCitation(said!, content);
    if (Object.keys(grounded.source.item).length === 1) throw new ModelError('ungrounded');
    const { dropped } = grounded;
    const joined = joinSources(byRules.source, grounded.source);
    return { ...joined, dropped, engine: this.client.model, prompt: PROMPT_VERSION };
  }
}

const fieldsOf = ({ item }: Recognized): string[] =>
  Object.keys(item).filter((variable) => variable !== 'type');

/** Whether the rules found a source with its place: a citation, and no mere name or title. */
const isCited = ({ kind, tentative, item }: Recognized): boolean =>
  kind !== 'unknown' && !tentative && item['container-title'] !== undefined;

/**
 * What the rules read of a citation stays; the model adds the variables that they did not find. A
 * mere name or title, and a text that they take for a title whole, gives way to the model's reading.
 */
function joinSources(rules: Recognized, model: Recognized): JoinedSource {
  const isNamed = model.item.title !== undefined || model.item['container-title'] !== undefined;
  if (!isCited(rules)) {
    const isSource = isNamed && model.kind !== 'unknown';
    return isSource ? { source: model, fields: fieldsOf(model) } : { source: rules, fields: [] };
  }
  if (rules.kind !== model.kind) return { source: rules, fields: [] };
  const fields = fieldsOf(model).filter((variable) => rules.item[variable] === undefined);
  const added = Object.fromEntries(fields.map((variable) => [variable, model.item[variable]]));
  const court = rules.item.authority === undefined ? model.court : rules.court;
  return {
    source: {
      ...rules,
      item: { ...rules.item, ...added },
      ...(court ? { court } : {}),
      ...(rules.pin === undefined && model.pin !== undefined ? { pin: model.pin } : {}),
    },
    fields,
  };
}

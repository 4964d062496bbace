import type { Recognized } from '@casewright/law/checking';
import type { DescribedSource, DescriptionInput, EngineContext } from '../ai-tasks.js';
import { type Asker, askOne } from '../asker.js';
import { fence } from '../grounding/fence.js';
import { ModelError } from '../model-error.js';
import { groundCitation } from './ground-citation.js';
import { CitationSaidSchema, INSTRUCTIONS, PROMPT_VERSION } from './prompt.js';

/** A source, and its variables that the model read. */
interface JoinedSource {
  source: Recognized;
  fields: string[];
}

const ANSWER_TOKENS = 1_200;

/**
 * Has the model read the fields of a described source, and holds each to the description.
 * @param byRules what the rules read in the same description
 * @throws ModelError where nothing of the model's appears in the description
 */
export async function describeWith(
  asker: Asker,
  byRules: DescribedSource,
  { content }: DescriptionInput,
  _context: EngineContext,
  signal: AbortSignal,
): Promise<DescribedSource> {
  const question = {
    task: 'citation',
    system: INSTRUCTIONS,
    form: CitationSaidSchema,
    maxTokens: ANSWER_TOKENS,
    content: fence('source', content).content,
  };
  const grounded = groundCitation(await askOne(asker, question, signal), content);
  if (Object.keys(grounded.source.item).length === 1) throw new ModelError('ungrounded');
  const { dropped } = grounded;
  const joined = joinSources(byRules.source, grounded.source);
  return { ...joined, dropped, engine: asker.model, prompt: PROMPT_VERSION };
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

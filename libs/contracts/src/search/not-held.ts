import { z } from 'zod';
import { CaseRefSchema } from '../case-page/schemas.js';
import { historySentences } from '../later-history/history-words.js';
import { LaterHistorySchema, STANDING_WORDS } from '../later-history/later-history.js';

/** What a search names a decision by; `other name`: the decision at the citation is called otherwise. */
const NAMED_BY = ['citation', 'name', 'both', 'other name'] as const;

/** A decision that a search names, that the library does not hold, and that later law speaks against. */
export const NotHeldSchema = z.object({
  /** As the history table has it. */
  name: z.string(),
  /** The one that was asked for, else the preferred one; null where none can be printed. */
  citation: z.string().nullable(),
  namedBy: z.enum(NAMED_BY),
  /** The name that was asked for, where there is one. */
  askedName: z.string().nullable(),
  history: LaterHistorySchema,
  /** Of the decisions that undid it, those that the library holds. */
  undoneBy: z.array(CaseRefSchema),
});
export type NotHeld = z.infer<typeof NotHeldSchema>;

/** More than these no search names. */
export const NOT_HELD_AT_MOST = 3;

/** For a heading: "Not in the library · No longer good law". */
export const notHeldTitle = ({ history }: NotHeld): string =>
  `Not in the library · ${STANDING_WORDS[history.standing]}`;

/** Whether it exists as cited, what became of it, who says so, and until when that is known. */
export const notHeldSentences = (decision: NotHeld): string[] => [
  existence(decision),
  ...historySentences(decision.history),
];

function existence({ name, citation, namedBy, askedName }: NotHeld): string {
  const cited = citation ? `${name}, ${citation}` : name;
  if (namedBy === 'other name')
    return `The library does not hold the decision at ${citation}. Its history table has it as ${name}, not as ${askedName}.`;
  const found = {
    citation: 'a decision at this citation',
    name: 'a decision of this name',
    both: 'the decision, as cited',
  }[namedBy];
  return `The library does not hold ${cited}. Its history table has ${found}.`;
}

import { z } from 'zod';

/** Bounds of a source's description; texts are counted in characters. */
export const CITATION_ITEM_LIMITS = {
  text: 2_000,
  names: 100,
  parallel: 20,
  history: 10,
  variables: 60,
} as const;

const text = z
  .string()
  .max(
    CITATION_ITEM_LIMITS.text,
    `A field of the source must be at most ${CITATION_ITEM_LIMITS.text} characters`,
  );
const textOrNumber = z.union([text, z.number()]);

/** A name variable of CSL-JSON: a person's parts, or an institution's `literal` name. */
const CitationNameSchema = z.object({
  family: text.optional(),
  given: text.optional(),
  literal: text.optional(),
  suffix: text.optional(),
  'dropping-particle': text.optional(),
  'non-dropping-particle': text.optional(),
});
export type CitationName = z.infer<typeof CitationNameSchema>;

/** A date variable of CSL-JSON: `{'date-parts': [[1954, 5, 17]]}`, a year, or an ISO date. */
const CitationDateSchema = z.union([
  z.object({
    'date-parts': z.array(z.array(textOrNumber).max(3)).max(2).optional(),
    raw: text.optional(),
    literal: text.optional(),
    season: textOrNumber.optional(),
    circa: z.union([z.boolean(), textOrNumber]).optional(),
  }),
  text,
  z.number(),
]);

/** Another printing of the same decision: `74 S. Ct. 686` alongside `347 U.S. 483`. */
const ParallelCitationSchema = z.object({
  volume: textOrNumber.optional(),
  'container-title': text.optional(),
  page: textOrNumber.optional(),
  /** Year of a public-domain citation: 2011 in `2011 ME 24`. */
  'collection-number': textOrNumber.optional(),
  authority: text.optional(),
  jurisdiction: text.optional(),
  pin: text.optional(),
});

const names = z.array(CitationNameSchema).max(CITATION_ITEM_LIMITS.names);
const optionalNames = names.optional();

/** The variables that the contract names; further ones of CSL-JSON are taken too, see below. */
const variables = {
  id: textOrNumber.optional(),
  /** `legal_case`, `legislation`, `regulation`, `article-journal`, `book` … */
  type: z.string({ error: 'The source needs a type, such as legal_case' }).min(1).max(100),
  title: text.optional(),
  author: optionalNames,
  editor: optionalNames,
  translator: optionalNames,
  issued: CitationDateSchema.optional(),
  accessed: CitationDateSchema.optional(),
  submitted: CitationDateSchema.optional(),
  'original-date': CitationDateSchema.optional(),
  /** Reporter, code, rules, or periodical. */
  'container-title': text.optional(),
  /** Volume; the title of a code: 42 in `42 U.S.C. § 1983`. */
  volume: textOrNumber.optional(),
  page: textOrNumber.optional(),
  section: textOrNumber.optional(),
  /** Docket, bill, public law or report number. */
  number: textOrNumber.optional(),
  'collection-number': textOrNumber.optional(),
  /** The court, agency or legislature. */
  authority: text.optional(),
  jurisdiction: text.optional(),
  parallel: z.array(ParallelCitationSchema).max(CITATION_ITEM_LIMITS.parallel).optional(),
};

/** A variable that the contract does not name: short text, a number, a flag or a list of names. */
const OtherVariableSchema = z.union([textOrNumber, z.boolean(), z.null(), names]);

/** Bounds the variables that the contract does not name, in number and in length. */
function boundOthers(item: Record<string, unknown>, context: z.RefinementCtx): void {
  const others = Object.keys(item).filter((key) => !(key in variables) && key !== 'history');
  if (others.length > CITATION_ITEM_LIMITS.variables)
    context.addIssue('The source has too many fields');
  for (const key of others.slice(0, CITATION_ITEM_LIMITS.variables)) {
    if (!OtherVariableSchema.safeParse(item[key]).success)
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `The field ${key.slice(0, 50)} must be text of at most ${CITATION_ITEM_LIMITS.text} characters, a number or a list of names`,
      });
  }
}

const WorkSchema = z.looseObject(variables).superRefine(boundOthers);

/** What happened to a decision before or after: `{relation: 'overruled by', item}`. */
const CaseHistoryEntrySchema = z.object({ relation: text.min(1), item: WorkSchema });

/**
 * A source as CSL-JSON, with the legal variables of Juris-M (`authority`, `jurisdiction`,
 * `collection-number`, `references`) and, for decisions, `parallel` and `history`.
 */
export const CitationItemSchema = z
  .looseObject({
    ...variables,
    history: z.array(CaseHistoryEntrySchema).max(CITATION_ITEM_LIMITS.history).optional(),
  })
  .superRefine(boundOthers);
export type CitationItem = z.infer<typeof CitationItemSchema>;

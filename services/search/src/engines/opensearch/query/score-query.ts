import {
  type ChosenTerms,
  OWN_CITATION,
  type ScoredTerm,
  type WeighedQuery,
  type Weights,
  WHOLE_QUERY_IS_NAME,
} from '@casewright/law/ranking';
import { termToken } from '../index/case-document.js';
import { ASKS_HIGH, gainPlace } from '../index/profiles.js';
import { allOf, anyOf, named, type Query, worth } from './term-query.js';

/** Whether a name may have the term: a word of the query itself. */
export function isNameable({ synonymOf, special, weight }: ScoredTerm): boolean {
  return synonymOf === null && !special && weight > 0;
}

/**
 * Scores the cases that match by all that `BaseSignals` knows but for how much of a name the query is:
 * which cases are looked at closely hardly rests on that.
 */
export function scoreQuery(match: Query, query: WeighedQuery): Query {
  const { chosen, weights } = query;
  const { field, isHigh } = gainPlace(query.kind);
  const asked = isHigh ? ASKS_HIGH : 0;
  const words = chosen.scored
    .filter(({ weight }) => weight > 0)
    .map(({ term, weight }) => ({
      term: { [field]: { value: termToken(term), boost: asked + weight / chosen.possible } },
    }));
  const column = (of: string, weight: number) => ({
    field_value_factor: { field: of, factor: weight, missing: 0 },
  });
  return {
    function_score: {
      query: {
        bool: {
          filter: [match],
          should: [
            ...words,
            ...byName(chosen, weights),
            ...byCitation(query),
            ...byYear(query, weights),
          ],
        },
      },
      functions: [
        column('authority', weights.authority / 255),
        column('level', weights.court),
        column('recency', weights.recency),
      ],
      score_mode: 'sum',
      boost_mode: 'sum',
    },
  };
}

function byName({ scored, nameable }: ChosenTerms, { nameMatch }: Weights): Query[] {
  const terms = scored.filter(isNameable);
  if (nameMatch === 0 || terms.length === 0) return [];
  const each = terms.map(({ term, idf }) => worth(named(term), (idf / nameable) * nameMatch));
  const all = worth(allOf(terms.map(({ term }) => named(term))), WHOLE_QUERY_IS_NAME * nameMatch);
  return [...each, all];
}

function byCitation({ citations }: WeighedQuery): Query[] {
  return citations.length > 0 ? [worth(anyOf(citations.map(named)), OWN_CITATION)] : [];
}

/** The next year is half right. */
function byYear({ years }: WeighedQuery, { year: weight }: Weights): Query[] {
  if (years.length === 0) return [];
  const around = years.flatMap((year) => [year - 1, year + 1]);
  const queries = [
    worth({ terms: { year: years } }, weight),
    worth({ terms: { year: around } }, weight / 2),
  ];
  return [{ dis_max: { queries } }];
}

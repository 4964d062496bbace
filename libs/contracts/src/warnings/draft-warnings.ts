import type { LaterHistory } from '../later-history/later-history.js';
import type { Draft, DraftGrounding } from '../templates/generate.js';
import { headingOfSection } from '../templates/text/runs.js';
import { CITATIONS_NOT_CHECKED, wasOutOfReach } from './analysis-warnings.js';
import { historyWarnings } from './citation-warnings.js';
import {
  countOf,
  fallbackWarning,
  HOW_CHECKED,
  modelRead,
  type Warning,
  warningsWith,
} from './warning.js';

type Drafted = Partial<
  Pick<
    Draft,
    | 'engine'
    | 'sections'
    | 'grounding'
    | 'fallback'
    | 'jurisdictionNote'
    | 'notUnderstood'
    | 'refused'
  >
> & {
  citations?:
    | { text: string; explanation: string; history?: LaterHistory | undefined }[]
    | undefined;
};

/** What a draft follows, what of the requirements it does not, and where a model's words are in it. */
export function draftWarnings(draft: Drafted): Warning[] {
  const { grounding, fallback, jurisdictionNote = '', citations = [] } = draft;
  const { notUnderstood = [], refused = [] } = draft;
  const open = warningsWith(
    { title: 'Jurisdiction', sentences: jurisdictionNote === '' ? [] : [jurisdictionNote] },
    {
      title: 'Not allowed here',
      sentences: refused.map(({ quote, reason, authority }) =>
        [`“${quote}”`, reason, authority && `${authority.replaceAll('*', '')}.`]
          .filter(Boolean)
          .join(' '),
      ),
    },
    { title: 'Not covered', sentences: notUnderstood },
    grounding && { title: HOW_CHECKED, sentences: checks(draft, grounding) },
    fallback && fallbackWarning(fallback),
    wasOutOfReach(citations) && NOT_CHECKED,
  );
  return [...open, ...historyWarnings(citations)];
}

const NOT_CHECKED: Warning = {
  title: CITATIONS_NOT_CHECKED,
  sentences: [
    'The case-law library could not be reached when this was drafted, so the decisions it cites are unconfirmed.',
    'Draft it again once the library is back, or check its citations, before you rely on them.',
  ],
};

function checks(
  { engine = 'unknown', sections = [] }: Drafted,
  grounding: DraftGrounding,
): string[] {
  const { paragraphsReworded, paragraphsRefused, termsPlaced, termsRefused } = grounding;
  const paragraphs = paragraphsReworded + paragraphsRefused;
  const terms = termsPlaced + termsRefused;
  const headings = sections
    .filter(({ id }) => grounding.sections.includes(id))
    .map(headingOfSection);
  return [
    modelRead(engine, grounding),
    paragraphs === 0
      ? 'It left every clause as the built-in engine drafted it.'
      : `${paragraphsReworded} of ${countOf(paragraphs, 'rewording')} taken.`,
    ...(paragraphsRefused === 0
      ? []
      : [
          'Where a rewording changed a value, number, name, reference, citation, or duty, the clause stays as the built-in engine drafted it.',
        ]),
    ...(terms === 0
      ? []
      : [`${termsPlaced} of ${countOf(terms, 'special term')} placed at the end of a section.`]),
    ...(headings.length === 0
      ? []
      : [`The model’s words are in: ${headings.join('; ')}. Read them before you rely on them.`]),
  ];
}

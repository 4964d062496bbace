import type { AuthorityEntry, TableOfAuthorities } from '../citations/authorities.js';
import type { GeneratedCitation } from '../citations/generate.js';
import { VERDICT_WORDS } from '../citations/verdict.js';
import { eventSentence, knownUntilSentence } from '../later-history/history-words.js';
import { type LaterHistory, STANDING_WORDS } from '../later-history/later-history.js';
import { fallbackWarning, type Warning, warningsWith } from './warning.js';

type Generated = Partial<Pick<GeneratedCitation, 'help'>> & {
  /** Its fields were changed, and the library was not asked about the new wording. */
  isUnchecked?: boolean | undefined;
};

export const NO_PAGE_NUMBERS =
  'The text has no page breaks, so the table has no page numbers. A PDF has them, and so have a Word file that was laid out in Word and a .txt file with form feeds between its pages.';
export const CHANGED_UNCHECKED = 'Changed, not checked again';

/** Whether a citation was checked as it reads, and what of its description was not believed. */
export function generatedWarnings({ help, isUnchecked }: Generated): Warning[] {
  return warningsWith(
    isUnchecked && {
      title: CHANGED_UNCHECKED,
      sentences: [
        'This citation was changed after it was generated and has not been checked since.',
      ],
    },
    help?.fallback && fallbackWarning(help.fallback),
    help && {
      title: 'Left out, as your text does not say so',
      sentences: help.dropped.map(({ field, value }) => `${field}: ${value}`),
    },
  );
}

/** Why a table has no pages, and which of its cases to look at before it is filed. */
export function authoritiesWarnings({
  groups,
  unmatched = [],
  pageCount,
}: Partial<TableOfAuthorities> & Pick<TableOfAuthorities, 'groups'>): Warning[] {
  const entries = groups.flatMap((group) => group.entries);
  return [
    ...warningsWith(
      pageCount === null && { title: 'No page numbers', sentences: [NO_PAGE_NUMBERS] },
    ),
    ...historyWarnings([...entries, ...unmatched]),
    ...unconfirmedWarnings(entries),
    ...untilWarning([...entries, ...unmatched]),
  ];
}

/** Until when history is known, where any was looked up. */
function untilWarning(cited: readonly Pick<AuthorityEntry, 'history'>[]): Warning[] {
  const known = cited.find(({ history }) => history)?.history;
  return warningsWith(
    known && {
      title: 'Whether the cases are still good law',
      sentences: [
        `Later history comes from the library’s own table, its summaries, and its opinions. ${knownUntilSentence(known)}`,
      ],
    },
  );
}

/** What speaks against decisions, those that fell whole before those that fell in part; each once. */
export function historyWarnings(
  cited: readonly { text: string; history?: LaterHistory | undefined }[],
): Warning[] {
  return warningsWith(
    ...(['bad', 'caution'] as const).map((standing) => ({
      title: STANDING_WORDS[standing],
      sentences: [
        ...new Set(
          cited.flatMap(({ text, history }) =>
            history?.standing === standing
              ? [`${text}: ${history.events.map(eventSentence).join(' ')}`]
              : [],
          ),
        ),
      ],
    })),
  );
}

export const openEntryWarnings = (entries: readonly AuthorityEntry[]): Warning[] => [
  ...historyWarnings(entries),
  ...unconfirmedWarnings(entries),
];

/** Statutes and rules are never looked up, so only cases can be open. */
function unconfirmedWarnings(entries: readonly AuthorityEntry[]): Warning[] {
  const open = entries.filter(({ kind, verdict }) => kind === 'case' && verdict !== 'verified');
  return warningsWith({
    title: 'Check before filing',
    sentences: open.map(({ text, verdict }) => `${text}: ${VERDICT_WORDS[verdict].toLowerCase()}.`),
  });
}

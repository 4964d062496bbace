import {
  type AuthorityEntry,
  knownUntilSentence,
  NO_PAGE_NUMBERS,
  type TableOfAuthorities,
  type UnmatchedReference,
} from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../../shared/config/paths';
import { ExportMenu } from '../../../../shared/export/export-menu';
import { ResultPart } from '../../../../shared/reading/result-part';
import { CopyButton } from '../../../../shared/ui/copy-button';
import { HistoryBadge, HistoryNote, VerdictBadge } from '../../../../shared/verdict/history-badge';
import { tableHtml, tableText } from './table-copy';

/** The table as filed briefs have it, grouped and in alphabetical order, then what fits nowhere. */
export function AuthoritiesTable({ table }: { table: TableOfAuthorities }) {
  const { groups, unmatched, pageCount, passimFrom } = table;
  const known = [...groups.flatMap(({ entries }) => entries), ...unmatched].find(
    ({ history }) => history,
  )?.history;
  return (
    <div className="max-w-3xl">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4">
        <p className="max-w-measure text-sm text-ink-soft">
          {pageCount === null
            ? NO_PAGE_NUMBERS
            : `Page numbers count from the first of ${pageCount} pages; passim means ${passimFrom} pages or more.`}
        </p>
        <div className="flex flex-wrap items-center gap-3" data-no-print>
          <CopyButton
            text={() => ({ text: tableText(table), html: tableHtml(table) })}
            label="Copy the table"
            copied="Table of authorities copied"
            className="text-sm"
          />
          <ExportMenu type="table-of-authorities" data={() => table} />
        </div>
      </div>
      {known ? (
        <p className="mb-6 max-w-measure text-sm text-ink-soft" data-no-print>
          {`Negative history is shown where the library’s table, summaries, or opinions have it. ${knownUntilSentence(known)}`}
        </p>
      ) : null}
      {groups.map(({ group, label, entries }) => (
        <ResultPart isList key={group} title={label} className="mb-10">
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.text} entry={entry} />
            ))}
          </ul>
        </ResultPart>
      ))}
      {unmatched.length > 0 ? (
        <ResultPart isList title="References without an authority" className="mb-10">
          <ul>
            {unmatched.map((reference) => (
              <Unmatched key={reference.start} reference={reference} />
            ))}
          </ul>
        </ResultPart>
      ) : null}
    </div>
  );
}

function Entry({ entry }: { entry: AuthorityEntry }) {
  const { text, name, pageText, mentions, verdict, history, footnotes = [], case: found } = entry;
  const rest = name === null ? text : text.slice(name.length);
  const title = name === null ? null : <i>{name}</i>;
  return (
    <li className="finding border-b border-rule py-row">
      <p className="flex items-end gap-2 font-serif">
        <span className="min-w-0 wrap-anywhere">
          {found && title ? (
            <Link to={caseHref(found.id)} className="text-link">
              {title}
            </Link>
          ) : (
            title
          )}
          {rest}
        </span>
        <span aria-hidden className="mb-1.5 min-w-6 flex-1 border-b border-dotted border-control" />
        <span className="shrink-0 text-right tabular-nums max-w-2/5">
          {pageText === '' ? null : <span className="sr-only">{', cited on: '}</span>}
          {pageText}
        </span>
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-3 text-xs text-ink-faint" data-no-print>
        <VerdictBadge verdict={verdict} history={history} />
        {mentions === 1 ? 'cited once' : `cited ${mentions} times`}
        {footnotes.length > 0
          ? ` · in ${footnotes.length === 1 ? 'note' : 'notes'} ${footnotes.join(', ')}`
          : null}
      </p>
      {history && history.standing !== 'none_known' ? (
        <div className="mt-1.5" data-no-print>
          <HistoryNote history={history} />
        </div>
      ) : null}
    </li>
  );
}

function Unmatched({ reference }: { reference: UnmatchedReference }) {
  const { text, page, reason, history } = reference;
  return (
    <li className="border-b border-rule py-row">
      <p className="font-serif">
        {text}
        {page === null ? null : (
          <span className="font-sans text-sm text-ink-faint">{` · page ${page}`}</span>
        )}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{reason}</p>
      {history ? (
        <div className="mt-1.5 flex flex-col items-start gap-1.5" data-no-print>
          <HistoryBadge history={history} />
          <HistoryNote history={history} />
        </div>
      ) : null}
    </li>
  );
}

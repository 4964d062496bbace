import type { AuthorityEntry, TableOfAuthorities } from '@casewright/contracts';
import { escapeHtml } from '../../../../shared/clipboard/copy-rich';

/** The table as plain text: a tab before the pages, for a word processor's dotted tab stop. */
export function tableText({ groups }: TableOfAuthorities): string {
  const parts = groups.map(({ label, entries }) => {
    const lines = entries.map(({ text, pageText }) => (pageText ? `${text}\t${pageText}` : text));
    return [label, ...lines].join('\n');
  });
  return parts.join('\n\n');
}

/** The table with its headings and italic names. */
export function tableHtml({ groups }: TableOfAuthorities): string {
  return groups
    .map(({ label, entries }) => {
      return `<h2>${escapeHtml(label)}</h2><table>${entries.map(rowHtml).join('')}</table>`;
    })
    .join('');
}

function rowHtml({ text, name, pageText }: AuthorityEntry): string {
  const authority =
    name === null
      ? escapeHtml(text)
      : `<i>${escapeHtml(name)}</i>${escapeHtml(text.slice(name.length))}`;
  return `<tr><td>${authority}</td><td>${escapeHtml(pageText)}</td></tr>`;
}

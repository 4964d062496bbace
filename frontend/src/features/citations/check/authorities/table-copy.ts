import type { AuthorityEntry, TableOfAuthorities } from '@casewright/contracts';

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
      return `<h2>${escaped(label)}</h2><table>${entries.map(rowHtml).join('')}</table>`;
    })
    .join('');
}

function rowHtml({ text, name, pageText }: AuthorityEntry): string {
  const authority =
    name === null ? escaped(text) : `<i>${escaped(name)}</i>${escaped(text.slice(name.length))}`;
  return `<tr><td>${authority}</td><td>${escaped(pageText)}</td></tr>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
}

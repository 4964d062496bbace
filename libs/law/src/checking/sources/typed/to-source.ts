import type { Recognized } from '../recognized.js';
import type { Field } from './fields.js';
import { decisionOf } from './items/decision.js';
import { isJournal } from './items/journal.js';
import { idem, laterOf, supraOf } from './items/later.js';
import { lawOf } from './items/law.js';
import { Parts } from './items/parts.js';
import { isSeries } from './items/public.js';
import { reporterOf } from './items/reporter.js';
import { workOf } from './items/work.js';

/** `8 Del. C. 144`, `735 ILCS 5/2-615`: a code in the place of a reporter. */
function withCode(fields: readonly Field[]): readonly Field[] {
  const has = (label: string): boolean => fields.some((field) => field.label === label);
  const rep = fields.find(({ label }) => label === 'rep')?.text;
  if (!rep || has('name') || has('title') || has('par') || isSeries(rep) || reporterOf(rep))
    return fields;
  const labels: Record<string, string> = { vol: 'tnum', rep: 'code', page: 'sec', code: 'act' };
  return fields.map((field) => ({ ...field, label: labels[field.label] ?? field.label }));
}

const OF_ARTICLE: Record<string, string> = { name: 'title', rep: 'journal', court: 'author' };

/** `A Comment on Roe v. Wade, 82 Yale L.J. 920`: an article in a journal has no case but in its title. */
function asArticle(fields: readonly Field[], text: string): readonly Field[] {
  const container = fields.find(
    ({ label, text: own }) => label === 'journal' || (label === 'rep' && isJournal(own)),
  );
  if (!container || !fields.some(({ label }) => label === 'vol')) return fields;
  const made: Field[] = [];
  for (const field of fields) {
    const isInside = field.start <= container.start;
    const label = (isInside ? OF_ARTICLE[field.label] : undefined) ?? field.label;
    const last = made.at(-1);
    if (label === 'title' && last?.label === 'title') {
      last.end = field.end;
      last.text = text.slice(last.start, field.end);
    } else made.push({ ...field, label });
  }
  return made;
}

/**
 * `239 F.3d, at 1015`: behind *at* stands no first page, and behind a sign no page; a treatise's volume,
 * `5B`, is no signal.
 */
function corrected(fields: readonly Field[], text: string): readonly Field[] {
  const [hasPin, hasDoc] = ['pin', 'doc'].map((each) => fields.some(({ label }) => label === each));
  return asArticle(fields, text).map((field) => {
    const { label, start, text: own } = field;
    if (label === 'pin' && /§\s*$/.test(text.slice(0, start)) && /^\d+:\d/.test(own))
      return { ...field, label: 'sec' };
    if (label === 'page' && !hasPin && /\bat\s*$/i.test(text.slice(0, start)))
      return { ...field, label: 'pin' };
    if (label === 'sec' && hasDoc && !hasPin && /^\d+:\d/.test(own))
      return { ...field, label: 'pin' };
    return label === 'sig' && /^\d+[A-Z]?$/i.test(own.trim()) ? { ...field, label: 'vol' } : field;
  });
}

/** The source that the labeled parts of a typed citation make. */
export function toSource(fields: readonly Field[], text: string): Recognized | undefined {
  const parts = new Parts(withCode(corrected(fields, text)), text);
  const later = laterOf(parts);
  if (later?.position === 'ibid') return idem(parts);
  const source =
    later && parts.has('back') && !parts.has('rep', 'db', 'code')
      ? supraOf(parts)
      : sourceOf(parts);
  if (!source || !later) return source;
  const { title } = source.item;
  // A short form keeps the name that was typed, whatever the whole name is.
  const item =
    source.kind === 'case' && title ? { ...source.item, shortTitle: title } : source.item;
  return { ...source, item, later };
}

function sourceOf(parts: Parts): Recognized | undefined {
  if (parts.has('name', 'doc', 'docket', 'db') && !parts.has('journal')) return decisionOf(parts);
  if (!parts.has('journal', 'book', 'pub', 'url') || parts.has('code')) {
    const law = lawOf(parts);
    if (law) return law;
  }
  if (parts.has('rep')) return parts.has('title') ? undefined : decisionOf(parts);
  return workOf(parts);
}

import { cased } from '../../recognize/cased.js';
import { nameCase } from '../../recognize/decisions/name-case.js';
import type { Recognized } from '../../recognized.js';
import { given, type Parts, rangeText } from './parts.js';
import { peopleOf } from './people.js';

const NOTE = /\bn(?:ote|\.)?\s*(\d+)|\bfn\.?\s*(\d+)/i;

/** What stands for a source that was cited in full before; `undefined` for a citation in full. */
export function laterOf(parts: Parts): Recognized['later'] {
  const back = parts.get('back');
  if (back === undefined) {
    const isShort = parts.has('rep') && parts.has('vol') && !parts.has('page', 'year', 'court');
    return isShort && (parts.has('pin') || /\bat$/i.test(parts.end))
      ? { position: 'subsequent' }
      : undefined;
  }
  if (/^i/i.test(back)) return { position: 'ibid' };
  const [, one, other] = NOTE.exec(back) ?? [];
  const note = one ?? other;
  return { position: 'subsequent', ...(note ? { note } : {}) };
}

const placeOf = (parts: Parts): string | undefined => {
  const section = parts.get('sec');
  const page = parts.get('pin') ?? parts.get('page');
  return section ? `§ ${section}` : page && `${parts.unitOf('pin')}${rangeText(page)}`;
};

/** `Id. at 5`, `id. ¶ 22`: whatever was cited right before (Bluebook rule 4.1). */
export function idem(parts: Parts): Recognized {
  const pin = placeOf(parts);
  return {
    kind: 'unknown',
    item: { type: 'document' },
    implied: [],
    ...(pin ? { pin } : {}),
    later: { position: 'ibid' },
    doubts: [
      '“Id.” stands for the source cited right before it: to cite another, enter the source itself.',
    ],
    others: 0,
  };
}

const PARTIES = /\sv\.?\s|^(?:in re|ex parte)\b/i;

/** `Sunstein, supra note 14, at 410`: a work by its author or its title, a decision by its name (Bluebook rule 4.2). */
export function supraOf(parts: Parts): Recognized | undefined {
  const name = parts.get('author') ?? parts.get('name');
  const title = parts.get('title');
  if (!name && !title) return undefined;
  const pin = placeOf(parts);
  const isCase = name !== undefined && PARTIES.test(name);
  const author = isCase ? undefined : peopleOf(name);
  return {
    kind: isCase ? 'case' : 'book',
    item: isCase
      ? { type: 'legal_case', title: nameCase(name) }
      : { type: 'book', ...(author ? { author } : {}), ...given('title', title && cased(title)) },
    implied: [],
    ...(pin ? { pin } : {}),
    doubts: [],
    others: 0,
  };
}

import type { Recognized } from '../../recognized.js';
import { made } from './made.js';
import { given, type Parts, rangeText } from './parts.js';
import { actName } from './public.js';
import { stateAt } from './states.js';

const SESSION: [RegExp, string][] = [
  [/session laws|sess\. laws/i, 'Sess. Laws'],
  [/statutes|stats?\b/i, 'Stat.'],
  [/\bacts?\b/i, 'Acts'],
  [/\blaws?\b/i, 'Laws'],
];
/** `California Statutes`, `Laws of Florida` → `Cal. Stat.`, `Fla. Laws`. */
function sessionName(typed: string): string {
  const turned = typed.replace(/^(?:the\s+)?(.+?) of (?:the state of )?(.+)$/i, '$2 $1');
  const at = stateAt(turned);
  const word = SESSION.find(([words]) => words.test(at?.rest ?? ''))?.[1];
  return at && word && /^[a-z. ]+$/i.test(at.rest) ? `${at.state} ${word}` : typed;
}

/** `2019 Cal. Stat. ch. 12, § 3`, `Act of May 4, 1999, ch. 3, 1999 Tex. Gen. Laws 12` (Bluebook rule 12.4). */
export function sessionLaw(parts: Parts): Recognized | undefined {
  const typed = parts.get('code');
  if (!typed || !parts.year || !parts.has('page', 'chap', 'pubno')) return undefined;
  const name = sessionName(typed);
  const number = parts.get('pubno');
  const place = [
    parts.get('chap') && `ch. ${parts.get('chap')}`,
    number && `No. ${number}`,
    parts.get('sec') && `§ ${parts.get('sec')}`,
  ]
    .filter(Boolean)
    .join(', ');
  const page = parts.get('page');
  return made(
    'statute',
    {
      type: 'legislation',
      ...given('title', [actName(parts), page && place].filter(Boolean).join(', ')),
      'collection-number': String(parts.year),
      'container-title': name,
      ...(page ? { page } : given('section', place)),
    },
    rangeText(parts.get('pin')),
  );
}

/** Laws of one year, which stands with them and not behind the section. */
export const isSession = (parts: Parts): boolean =>
  parts.isBefore('year', 'code') ||
  (parts.isBefore('year', 'chap') && parts.isBefore('code', 'year')) ||
  /\b(?:session|sess\.|acts of|laws of)/i.test(parts.get('code') ?? '');

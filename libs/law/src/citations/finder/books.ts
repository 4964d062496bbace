import { collapse } from '../text/chars.js';
import { readBrackets } from './brackets.js';
import type { Draft } from './draft.js';
import { readSections } from './sections.js';

const RESTATEMENT =
  /^Restatement(?:\s*\((?:First|Second|Third|Fourth)\))?(?:\s*\(?of\)?|,|\s)\s*(?:the\s+)?(?:Law\s+(?:of|Governing)\s+)?([A-Z][A-Za-z&:']*(?:\s(?:[A-Z][A-Za-z&:']*|of|and|for|&)){0,7}),?\s*(?=§|[Ss]ection)/;
const DICTIONARY =
  /^(?:Black['’]s Law Dictionary|Webster['’]s [A-Z][\w' ]{3,60}Dictionary)\s+(\d{1,4})/;

/** Restatements and law dictionaries (Bluebook rules 12.9.4 and 15.8): enough to resolve *supra*. */
export function readBook(text: string, at: number, end: number): Draft | undefined {
  const length = end - at;
  if (length !== 11 && length !== 5 && length !== 7) return undefined;
  const initial = text[at];
  if (initial === 'R') return readRestatement(text, at);
  return initial === 'B' || initial === 'W' ? readDictionary(text, at) : undefined;
}

function finish(text: string, draft: Draft): Draft {
  const brackets = readBrackets(text, draft.end, undefined, true);
  draft.tail = draft.end;
  draft.close = Math.max(draft.end, brackets.end);
  draft.fields.year =
    brackets.year ??
    (/\(.*?((?:18|19|20)\d\d)\)/.exec(text.slice(draft.end, draft.end + 40))
      ? Number(RegExp.$1)
      : undefined);
  draft.fields.edition = brackets.edition;
  return draft;
}

function readRestatement(text: string, at: number): Draft | undefined {
  const found = RESTATEMENT.exec(text.slice(at, at + 120));
  const sections = found && readSections(text, at + found[0].length);
  if (!found || !sections) return undefined;
  const title = collapse(found[0].replace(/,?\s*$/, ''));
  const draft: Draft = {
    kind: 'book',
    start: at,
    end: sections.end,
    tail: sections.end,
    close: sections.end,
    open: at,
    fields: { title, section: sections.first, pin: sections.pin },
  };
  draft.normalized = `${title} § ${sections.all.join(', ')}`;
  return finish(text, draft);
}

function readDictionary(text: string, at: number): Draft | undefined {
  const found = DICTIONARY.exec(text.slice(at, at + 100));
  if (!found) return undefined;
  const end = at + found[0].length;
  const title = collapse(found[0].slice(0, -found[1]!.length));
  return finish(text, {
    kind: 'book',
    start: at,
    end,
    tail: end,
    close: end,
    open: at,
    normalized: collapse(found[0]),
    fields: { title, page: found[1] },
  });
}

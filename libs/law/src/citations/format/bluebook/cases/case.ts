import { readItem } from '../../shared/item.js';
import { address, join, type Rich, rich } from '../../shared/rich-text.js';
import { isPlace } from '../../tables/places.js';
import type { CaseHistory } from '../../types.js';
import type { Context, SourceForms } from '../context.js';
import { parentheticalsOf } from '../parentheticals.js';
import { afterName, pinOf } from '../pin-cite.js';
import { caseNameFace, caseNameText, shortCaseName } from './case-name.js';
import {
  courtAndDate,
  type Decision,
  decidingState,
  readDecision,
  whereFound,
  whereFoundShort,
} from './decision.js';
import { historyPhrase } from './history-words.js';

/** APA prints names as they are (APA 7 § 11.4); the others abbreviate for citations. */
function nameStyle(context: Context): 'citation' | 'text' | 'as-given' {
  return context.options.caseNames ?? (context.manual === 'apa' ? 'text' : 'citation');
}

/** The case name as text. */
export function nameText(context: Context): string | undefined {
  const title = context.item.text('title');
  const style = nameStyle(context);
  if (!title || style === 'as-given') return title;
  return caseNameText(title, { style, state: decidingState(context) });
}

const fullName = (context: Context): Rich => {
  const name = context.options.omitName ? undefined : nameText(context);
  return name ? caseNameFace(name, context.faces) : [];
};

/** Same parties, in whatever order, need no second naming (rule 10.7.2). */
const partiesKey = (name: string | undefined): string =>
  (name ?? '')
    .toLowerCase()
    .split(' v. ')
    .map((side) => side.replace(/[^a-z]/g, ''))
    .sort()
    .join('|');

function historyItem(context: Context, entry: CaseHistory): Context {
  const { pin: _pin, omitName: _omit, ...options } = context.options;
  return { ...context, item: readItem(entry.item), options };
}

/** `, aff'd, 489 U.S. 705 (1989)`; another name follows *sub nom.* (rules 10.7, 10.7.2). */
function printHistory(context: Context, entry: CaseHistory): Rich {
  const later = historyItem(context, entry);
  const decision = readDecision(later);
  const phrase = historyPhrase(entry.relation);
  const name = nameText(later);
  const renamed = name !== undefined && partiesKey(name) !== partiesKey(nameText(context));
  const shown =
    name && (renamed || phrase.namesCase) ? caseNameFace(name, context.faces) : undefined;
  const words = context.faces.words(
    phrase.text + (renamed && !phrase.namesCase ? ' sub nom.' : ''),
  );
  const cite = join(
    [shown, join([whereFound(decision, later), courtAndDate(decision)], ' ')],
    ', ',
  );
  return rich(', ', words, phrase.comma && !shown ? ', ' : ' ', cite);
}

/** Two decisions of one year give it once, in the last (rule 10.5(d)). */
function yearComesLater(context: Context, decision: Decision): boolean {
  const next = context.item.history[0];
  const year = decision.date?.year;
  return (
    next !== undefined &&
    year !== undefined &&
    readItem(next.item).date('issued')?.year === year &&
    decision.printings.length > 0
  );
}

/** A decision in no reporter is also cited to its address (rule 18.2.1). */
function onlineAddress(context: Context, decision: Decision): Rich {
  return decision.printings.length === 0 ? address(context.item.text('URL')) : [];
}

function full(context: Context): Rich {
  const decision = readDecision(context);
  const place = whereFound(decision, context);
  const found = join(
    [
      place,
      courtAndDate(decision, yearComesLater(context, decision)),
      parentheticalsOf(context.options),
    ],
    ' ',
  );
  const cite = rich(
    // A decision known by its name alone: "Roe v. Wade (1973)".
    join([fullName(context), found], place.length > 0 ? ', ' : ' '),
    ...context.item.history.map((entry) => printHistory(context, entry)),
  );
  return join([cite, onlineAddress(context, decision)], ', ');
}

/** The name of a short form: the item's own, one party alongside a pin, or both (rule 10.9(a)). */
function shortName(context: Context): Rich {
  if (context.options.omitName) return [];
  const given = context.item.text('shortTitle');
  const name = nameText(context);
  if (given || !name) return given ? context.faces.caseShort(given) : [];
  const style = context.options.shortName ?? (context.options.pin ? 'party' : 'full');
  if (style === 'party') return context.faces.caseShort(shortCaseName(name, isPlace));
  return caseNameFace(name, {
    ...context.faces,
    caseFull: context.faces.caseShort,
    procedural: (part) => rich(part),
  });
}

function short(context: Context): Rich {
  const decision = readDecision(context);
  return join([shortName(context), whereFoundShort(decision, context)], ', ');
}

export const caseForms: SourceForms = {
  full,
  short,
  laterPin: (context) => afterName(pinOf(context)),
};

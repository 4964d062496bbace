import { type NamedSource, namedSources } from '../statutes/named.js';
import { subjectOf } from '../statutes/subjects.js';
import { codeAt, collapse, skipSpace } from '../text/chars.js';
import type { WordAhead } from '../text/word-ahead.js';
import { readBook } from './books.js';
import { readBrackets } from './brackets.js';
import { readConstitution } from './constitutions.js';
import { readDocket } from './dockets.js';
import type { Draft } from './draft.js';
import { readSections } from './sections.js';
import { readTreatise } from './treatises.js';

const CODE_WITH_SUBJECT =
  /^(Cal(?:\.|ifornia)|Tex(?:\.|as)|N\.\s?Y\.|New York|Md\.)\s+((?:[A-Z][\w'’&-]*(?:\.(?:,?\s+)?|,?\s+)|(?:&|of|and)\s+){1,6}?)(Codes?|Law|C\.P\.L\.R\.)(\s+Ann\.)?,?\s*(?=§|[Ss]ec|\d|art)/;
/** California's own manual has the subject last: `Cal. Code Civ. Proc.`. */
const CODE_OF_PROCEDURE =
  /^(Cal(?:\.|ifornia))\s+Code\s+(?:of\s+)?(Civ(?:\.|il)\s+Proc(?:\.|edure))()(\s+Ann\.)?,?\s*(?=§|[Ss]ec|\d)/;
const SUBJECT_STATES: Record<string, [string, string]> = {
  C: ['Cal.', 'California'],
  T: ['Tex.', 'Texas'],
  N: ['N.Y.', 'New York'],
  M: ['Md.', 'Maryland'],
};

const CAPITAL_N = 78;

/** Whether a word of these two letters can be one of those states, "Ca", "Te", "Md", "N.", "Ne". */
function mayBeSubjectState(first: number, second: number): boolean {
  if (first === CAPITAL_N) return second === 46 || second === 101;
  if (first === 67) return second === 97;
  return (first === 84 && second === 101) || (first === 77 && second === 100);
}

/** California, Texas, New York and Maryland cite their codes by subject (Bluebook T1.3). */
function readSubjectCode(text: string, at: number): Draft | undefined {
  const near = text.slice(at, at + 100);
  const found = CODE_WITH_SUBJECT.exec(near) ?? CODE_OF_PROCEDURE.exec(near);
  if (!found) return undefined;
  const [whole, , subject = '', kind, ann] = found;
  const word = kind || 'Code';
  const sections = readSections(text, at + whole.length);
  const state = SUBJECT_STATES[whole[0]!];
  if (!sections || !state) return undefined;
  const reporter =
    `${state[0]} ${subjectOf(collapse(subject)) ?? collapse(subject)} ${word}${ann ?? ''}`.replace(
      /,(?= )/g,
      ',',
    );
  const draft: Draft = {
    kind: 'statute',
    start: at,
    end: sections.end,
    tail: sections.end,
    close: sections.end,
    open: at,
    fields: {
      reporter,
      reporterFound: collapse(whole.replace(/,?\s*$/, '')),
      jurisdiction: state[1],
      section: sections.first,
      pin: sections.pin,
    },
  };
  if (sections.all.length > 1) draft.fields.sections = sections.all;
  return withBrackets(
    text,
    draft,
    `${reporter} ${sections.all.length > 1 ? '§§' : '§'} ${sections.all.join(', ')}`,
  );
}

function withBrackets(text: string, draft: Draft, normalized: string): Draft {
  const brackets = readBrackets(text, draft.end, undefined, true);
  draft.close = Math.max(draft.end, brackets.end);
  const { year, edition, publisher, parenthetical } = brackets;
  Object.assign(draft.fields, { year, edition, publisher, parenthetical });
  draft.normalized = normalized;
  return draft;
}

const RULE_NUMBER =
  /^,?\s*(?:[Rr]ules?\s+|[Rr]r?\.\s*|§§?\s*)?(\d[\dA-Za-z]{0,5}(?:[.:-]\d[\dA-Za-z]*)*)((?:\s?\((?:\d{1,2}|[A-Za-z]{1,2}|[ivx]{1,5})\))*)(?!\w)/;
const COMMENT = /^,?\s*(?:cmt\.|advisory committee(?:['’]s)? notes?)\s*(?:n\.\s*)?[\w.()]*/;

/** Rules of conduct are cited with "r.", guidelines by section. */
const numberMark = ({ kind, abbreviation }: NamedSource): string =>
  kind !== 'court-rule' ? '§ ' : abbreviation.includes('Rules of') ? 'r. ' : '';

/** Court rules and the Sentencing Guidelines: a name followed by a number (Bluebook rule 12.9). */
function readRule(text: string, at: number, loose: boolean): Draft | undefined {
  const hits = namedSources(loose).match(text, at);
  for (let k = hits.length - 1; k >= 0; k--) {
    const { end, value } = hits[k]!;
    const found = RULE_NUMBER.exec(text.slice(end, end + 40));
    if (!found) continue;
    const [whole, number = '', sub = ''] = found;
    const pin = sub.replace(/\s+/g, '');
    const comment =
      COMMENT.exec(text.slice(end + whole.length, end + whole.length + 40))?.[0] ?? '';
    const stop = end + whole.length + comment.length;
    const draft: Draft = {
      kind: value.kind,
      start: at,
      end: stop,
      tail: stop,
      close: stop,
      open: at,
      fields: {
        reporter: value.abbreviation,
        reporterFound: collapse(text.slice(at, end)),
        jurisdiction: value.jurisdiction,
        [value.kind === 'court-rule' ? 'rule' : 'section']: number,
        pin: pin || undefined,
      },
    };
    return withBrackets(text, draft, `${value.abbreviation} ${numberMark(value)}${number}${pin}`);
  }
  return undefined;
}

/** Reads a source that is cited by its name at the capitalized word `at`…`end`. */
export function readCapitalized(
  text: string,
  at: number,
  end: number,
  drafts: Draft[],
  constitutions: WordAhead,
  loose = false,
): Draft | undefined {
  const next = codeAt(text, end);
  if (next === 39 || next === 0x2019) return readTreatise(text, at);
  if (next !== 46 && next !== 32 && next !== 10 && next !== 194 && next !== 160) return undefined;
  const initial = codeAt(text, at);
  if (initial === CAPITAL_N && end - at <= 3) {
    const docket = readDocket(text, at, end, drafts);
    if (docket) return docket;
  }
  if (mayBeSubjectState(initial, codeAt(text, at + 1))) {
    const code = readSubjectCode(text, at);
    if (code) return code;
  }
  const constitution = readConstitution(text, at, skipSpace(text, end), constitutions);
  if (constitution) return constitution;
  return readRule(text, at, loose) ?? readBook(text, at, end) ?? readTreatise(text, at);
}

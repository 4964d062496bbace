import { HARD_HYPHEN } from './rich-text.js';

/** One place in a source. `label` is as printed (`§`, `¶`, `art.`); empty for pages. */
export interface PinPart {
  label: string;
  value: string;
}

/** Words in front of a pin and what they are printed as, one and many (Bluebook T16). */
const LABELS: [RegExp, string, string][] = [
  [/^(?:pp?\.|pages?|at)\s+/i, '', ''],
  [/^(?:secs?\.|sections?|§+)\s*/i, '§', '§§'],
  [/^(?:paras?\.|paragraphs?|¶+)\s*/i, '¶', '¶¶'],
  [/^(?:rr?\.|rules?)\s+/i, 'r.', 'rr.'],
  [/^(?:chs?\.|chaps?\.|chapters?)\s+/i, 'ch.', 'chs.'],
  [/^(?:arts?\.|articles?)\s+/i, 'art.', 'arts.'],
  [/^(?:amends?\.|amendments?)\s+/i, 'amend.', 'amends.'],
  [/^(?:tits?\.|titles?)\s+/i, 'tit.', 'tits.'],
  [/^(?:cls?\.|clauses?)\s+/i, 'cl.', 'cls.'],
  [/^(?:nn?\.|notes?|footnotes?)\s*/i, 'n.', 'nn.'],
  [/^(?:figs?\.|figures?)\s+/i, 'fig.', 'figs.'],
  [/^(?:pts?\.|parts?)\s+/i, 'pt.', 'pts.'],
  [/^(?:cmts?\.|comments?)\s+/i, 'cmt.', 'cmts.'],
  [/^(?:apps?\.|appendix|appendices)\s+/i, 'app.', 'apps.'],
  [/^(?:ll?\.|lines?)\s+/i, 'l.', 'll.'],
  [/^(?:cols?\.|columns?)\s+/i, 'col.', 'cols.'],
  [/^(?:vols?\.|volumes?)\s+/i, 'vol.', 'vols.'],
  [/^(?:tbls?\.|tables?)\s+/i, 'tbl.', 'tbls.'],
  [/^(?:scheds?\.|schedules?)\s+/i, 'sched.', 'scheds.'],
  [/^(?:exs?\.|examples?)\s+/, 'ex.', 'exs.'],
  [/^(?:items?)\s+/i, 'item', 'items'],
];

const PLAIN_NUMBER = /^\*?\d+[a-z]*$/i;

type RangeRule = 'bluebook' | 'chicago' | 'full';

/** Last number of a range, shortened: Bluebook rule 3.2(a), CMOS 17 § 9.61 (18 § 9.63), APA in full. */
function rangeEnd(from: string, to: string, rule: RangeRule): string {
  if (rule === 'full' || from.length !== to.length || !/^\d+$/.test(from + to) || from.length < 3)
    return to;
  if (rule === 'chicago' && (Number(from) < 100 || Number(from) % 100 === 0)) return to;
  let same = 0;
  while (same < from.length && from[same] === to[same]) same++;
  const twoDigits = to.slice(Math.min(same, to.length - 2));
  return rule === 'chicago' && from.at(-2) === '0' ? to.slice(same) : twoDigits;
}

/** `382-384` → `382–84`. A hyphen that is not between two rising numbers is part of the number. */
export function formatRange(value: string, rule: RangeRule, page: boolean): string {
  return value.replace(
    /(?<![\w.-])(\*?[\w]+(?:\.\d+)?)\s*[-–—]+\s*(\*?[\w]+)(?![\w.-])/g,
    (whole, from: string, to: string) => {
      const rising =
        Number.parseInt(to.replace('*', ''), 10) > Number.parseInt(from.replace('*', ''), 10);
      if (page) return `${from}–${PLAIN_NUMBER.test(from) ? rangeEnd(from, to, rule) : to}`;
      return rising && PLAIN_NUMBER.test(from) && PLAIN_NUMBER.test(to) ? `${from}–${to}` : whole;
    },
  );
}

/** The label a pin begins with, in its printed form. */
function labeled(text: string): { label: string; value: string } | undefined {
  for (const [pattern, label] of LABELS) {
    const found = pattern.exec(text);
    if (found) return { label, value: text.slice(found[0].length) };
  }
  return undefined;
}

const isSubdivided = (value: string): boolean => /^\(/.test(value);

export interface PinRules {
  range: RangeRule;
  /** Label of a bare number: empty for pages, `§` for codes. */
  unit: string;
  /** Hyphens belong to the numbers here (`§ 12-34`) and never make a range. */
  hyphenated?: boolean;
}

/** Reads `tit. 52, sec. 15`, `12-14, 20 n.3`, `sec. 1.01 at 1-14`; parts are in printed order. */
export function readPin(text: string | undefined, rules: PinRules): PinPart[] {
  const parts: PinPart[] = [];
  for (const piece of (text ?? '').split(/,\s+(?=\S)|^,\s*/).map((part) => part.trim())) {
    if (!piece) continue;
    const found = labeled(piece);
    const last = parts.at(-1);
    const one = found?.label ?? rules.unit;
    const bare = found?.value ?? piece;
    const value =
      rules.hyphenated && (one === '§' || one === rules.unit)
        ? bare.replaceAll('-', HARD_HYPHEN)
        : formatRange(bare, rules.range, one === '');
    if (last && !found && (last.label !== '' || isSubdivided(piece))) {
      const label = /^\d/.test(piece) ? severalOf(last.label) : last.label;
      parts[parts.length - 1] = { label, value: `${last.value}, ${value}` };
    } else
      parts.push({ label: /–/.test(value) && !/ at /.test(value) ? severalOf(one) : one, value });
  }
  return parts;
}

const severalOf = (label: string): string =>
  label ? (LABELS.find(([, one]) => one === label)?.[2] ?? label) : '';

/** `§ 12.01`, `¶¶ 13–14`, `n.5`; pages have no label. */
export const printPart = ({ label, value }: PinPart): string => {
  if (!label) return value;
  return /^nn?\.$/.test(label) ? `${label}${value}` : `${label} ${value}`;
};

/** A page within a section or a paragraph is set off: `§ 7.1, at 164` (Bluebook rule 3.3(a)). */
export const printPin = (parts: readonly PinPart[]): string =>
  parts
    .map((part, at) => {
      const isWithin = part.label === '' && /^(?:§|¶)/.test(parts[at - 1]?.label ?? '');
      return isWithin ? `at ${part.value}` : printPart(part);
    })
    .join(', ');

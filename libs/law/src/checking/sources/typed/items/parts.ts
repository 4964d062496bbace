import type { CslDate } from '@casewright/law/citations';
import { dateOf } from '../../recognize/decisions/decision-item.js';
import type { Field } from '../fields.js';

const EDGES = /^[\s,.;:–—-]+|[\s,;:]+$/g;

/** A field's text without the marks around it. */
export const trimmed = (text: string): string => text.replace(EDGES, '').replace(/\s+/g, ' ');

/** The parts of a typed citation by label. */
export class Parts {
  constructor(
    private readonly fields: readonly Field[],
    readonly whole: string,
  ) {}

  /** What was typed in front of a part. */
  ahead(label: string): string {
    const field = this.fields.find((each) => each.label === label);
    return field ? this.whole.slice(0, field.start) : '';
  }

  /** What was typed behind the last part. */
  get end(): string {
    return this.whole.slice(this.fields.at(-1)?.end ?? 0).trim();
  }

  /** `¶ ` where a part was announced as a paragraph. */
  unitOf(label: string): string {
    return /(?:¶+|\bpara(?:graph)?s?\.?)\s*$/i.test(this.ahead(label)) ? '¶ ' : '';
  }

  /** What was typed from one part to the next. */
  between(from: string, to: string): string {
    const [start, end] = [from, to].map((label) =>
      this.fields.find((field) => field.label === label),
    );
    return start && end ? this.whole.slice(start.end, end.start) : '';
  }

  get(label: string): string | undefined {
    const text = this.fields.find((field) => field.label === label)?.text;
    return text === undefined ? undefined : trimmed(text) || undefined;
  }

  /** Whether one part was typed in front of another. */
  isBefore(one: string, other: string): boolean {
    const [first, second] = [one, other].map((label) =>
      this.fields.find((field) => field.label === label),
    );
    return first !== undefined && second !== undefined && first.start < second.start;
  }

  all(label: string): string[] {
    return this.fields
      .filter((field) => field.label === label)
      .map(({ text }) => trimmed(text))
      .filter(Boolean);
  }

  has(...labels: string[]): boolean {
    return labels.some((label) => this.get(label) !== undefined);
  }

  get year(): number | undefined {
    const found = /\d{4}/.exec(this.all('year').at(-1) ?? '')?.[0];
    return found ? Number(found) : undefined;
  }

  /** The whole date, as far as it was typed. */
  get issued(): { issued?: CslDate } {
    const month = monthOf(this.get('month'));
    const day = Number.parseInt(this.get('day') ?? '', 10) || undefined;
    const issued = dateOf(this.year, month, month ? day : undefined);
    return issued ? { issued } : {};
  }

  /** The year alone. */
  get dated(): { issued?: CslDate } {
    const issued = dateOf(this.year);
    return issued ? { issued } : {};
  }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function monthOf(word: string | undefined): number | undefined {
  const at = MONTHS.indexOf((word ?? '').slice(0, 3).toLowerCase());
  return at === -1 ? undefined : at + 1;
}

/** `{ [variable]: text }` where there is a text. */
export const given = (variable: string, text: string | undefined): Record<string, string> =>
  text ? { [variable]: text } : {};

/** `457 to 478` → `457-478`; `12 and 15` → `12, 15`; `15 note 3` → `15 n.3`. */
export const rangeText = (text: string | undefined): string | undefined =>
  text
    ?.replace(/(?<=\d),?\s*(?:lines?|ll?\.?)\s*(?=\d)/gi, ':')
    .replace(/(?<=\d)\s*(?:to|through|thru|–|—)\s*(?=\*?\d)/gi, '-')
    .replace(/\s*(?:,\s*)?(?:and|&)\s+(?=[\d(])/gi, ', ')
    .replace(/\s+(?:and|&)\s+(?=(?:footnotes?|notes?|nn?\.|fn\.?)\s*\d)/gi, ' &')
    .replace(/,?\s*(?:footnotes?|notes?|nn?\.?|fn\.?)\s*(?=\d)/gi, ' n.')
    .replace(/^(?:pp?\.?|pages?|at)\s+/i, '');

const DIVISION = /(?<!,)\s+(?=\()/g;
/** Sections as cited: a range and several take two signs. */
export function sectionText(text: string | undefined): string | undefined {
  const section = rangeText(text)
    ?.replace(/^(?:§+|sections?|secs?\.?)\s*/i, '')
    .replace(DIVISION, '')
    .replace(/\bet\.? ?seq\b\.?/i, 'et seq.');
  if (!section) return undefined;
  const range = /(?<=\d)\s*(?:to|through|thru)\s*(?=\d)/i.test(text ?? '');
  const spelled = range ? section.replace('-', '–') : section;
  return range || /,\s*\d/.test(section) ? `§§ ${spelled}` : spelled;
}

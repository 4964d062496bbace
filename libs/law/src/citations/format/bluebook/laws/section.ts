import { type PinPart, printPin, readPin } from '../../shared/pins.js';
import { type CodeForm, codeForm } from '../../tables/code-forms.js';
import type { Context } from '../context.js';

/** Larger divisions that a section is inside: `tit. 52, § 15`. */
const OUTER = new Set(['tit.', 'ch.', 'art.', 'pt.', 'amend.']);
const INNER: Record<string, number> = { 'tit.': 0, 'pt.': 1, 'ch.': 1, 'art.': 1, 'amend.': 1 };

const read = (text: string | undefined, form: CodeForm): PinPart[] =>
  readPin(text, {
    range: 'full',
    unit: form.label === '' ? '#' : form.label,
    hyphenated: form.hyphenated,
  });

const depth = (part: PinPart | undefined): number => INNER[part?.label ?? ''] ?? 2;

/** `(a)(2)` belongs to the section before it. */
const isSubsection = (text: string | undefined): boolean => /^\(/.test(text ?? '');

/**
 * The place cited: the item's own section with the pin inside it. A pin to a section of the same
 * rank replaces the item's (`§ 1983` with pin `1983(b)`).
 */
function placed(section: string | undefined, pin: string | undefined, form: CodeForm): PinPart[] {
  if (isSubsection(pin) && section) return read(section + pin, form);
  const own = read(section, form);
  const asked = read(pin, form);
  if (asked.length === 0) return own;
  const within =
    own.length > 0 && OUTER.has(own.at(-1)?.label ?? '') && depth(asked[0]) > depth(own.at(-1));
  return within ? [...own, ...asked] : asked;
}

/** The label as this code prints it: none for `Ill. Code R. 11`, `r.` where T1 has it. */
function relabeled(part: PinPart, form: CodeForm): PinPart {
  if (part.label === '#') return { ...part, label: '' };
  if (/^rr?\.$/.test(part.label) && form.label !== 'r.') return { ...part, label: '' };
  return /^§+$/.test(part.label) && form.label === '' ? { ...part, label: '' } : part;
}

/** Sections as cited: `§ 12-34`, `§§ 1051–1141n`, `tit. 52, § 15`, `r. 12-34` (Bluebook rules 3.3, 12.3). */
export function sectionText(context: Context, code: string): string {
  const form = codeForm(code);
  const parts = placed(context.item.text('section'), context.options.pin, form);
  return printPin(parts.map((part) => relabeled(part, form)));
}

/** Sections for *id.*: the pin alone. */
export function laterSection(context: Context, code: string): string {
  const form = codeForm(code);
  const parts = placed(
    isSubsection(context.options.pin) ? context.item.text('section') : undefined,
    context.options.pin,
    form,
  );
  return printPin(parts.map((part) => relabeled(part, form)));
}

import { stateByName } from '../../../courts/states.js';
import { romanNumeral } from '../../../text/numerals.js';
import { yearOf } from '../../shared/dates.js';
import { printPin } from '../../shared/pins.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';
import { pinOf } from '../pin-cite.js';

/** `United States Constitution` → `U.S. Const.`, `Constitution of Texas` → `Tex. Const.` (rule 11). */
function constitutionName(text: string): string {
  const bare = text
    .replace(/^(?:The )?Constitution of (?:the )?(?:State of )?(.+)$/, '$1')
    .replace(/ Constitution$/, '')
    .replace(/^the /i, '');
  if (/^(?:United States(?: of America)?|U\.S\.)$/.test(bare)) return 'U.S. Const.';
  const state = stateByName(bare);
  return state ? `${state.abbreviation} Const.` : text;
}

/** Articles and amendments of the federal constitution take roman numerals (rule 11). */
const romanized = (text: string): string =>
  text.replace(
    /\b(art(?:icle|s?\.)|amend(?:ment|s?\.))\s+(\d+)\b/gi,
    (_, label: string, number: string) => `${label} ${romanNumeral(Number(number))}`,
  );

function place(context: Context, name: string): string {
  const { item, options } = context;
  const text = [item.text('section'), options.pin].filter(Boolean).join(', ');
  return printPin(pinOf(context, name.startsWith('U.S.') ? romanized(text) : text));
}

/** Provisions in force carry no date (rule 11). */
function cite(context: Context): Rich {
  const name = constitutionName(
    context.item.text('container-title') ?? context.item.text('title') ?? '',
  );
  const repealed = context.item.text('status');
  return join(
    [
      context.faces.code(name),
      place(context, name),
      brackets(join([repealed, repealed && yearOf(context.item.date('issued'))], ' ')),
    ],
    ' ',
  );
}

/** There is no short form but *id.* (rule 11). */
export const constitutionForms: SourceForms = {
  full: cite,
  short: cite,
  laterPin: (context) => {
    const text = printPin(pinOf(context, context.options.pin && romanized(context.options.pin)));
    return text ? rich(' ', text) : [];
  },
};

import type { FieldOrigin } from '@casewright/contracts';
import type { Recognised } from '../../../engine/recognized.js';

/** Where the values of a text's own source come from, for each variable but `type`. */
export function originsOf({
  item,
  implied,
}: Pick<Recognised, 'item' | 'implied'>): Record<string, FieldOrigin> {
  return Object.fromEntries(
    Object.keys(item)
      .filter((variable) => variable !== 'type')
      .map((variable) => [variable, implied.includes(variable) ? 'reporter' : 'text']),
  );
}

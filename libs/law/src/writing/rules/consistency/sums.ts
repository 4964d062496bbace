import { findAmounts } from '@casewright/law/citations/figures';
import type { Match } from '../rule.js';

/** Between a total and its parts. */
const BREAKS_DOWN =
  /^[^.;$]{0,60}?(?::|\bof which\b|\b(?:consisting|made up|composed) of\b|\bas follows\b|\bnamely\b|\bthat is\b)[^.;$]{0,40}$/;
/** Between parts: nothing that begins another sum. */
const JOINS = /^(?:(?!\b(?:or|less|minus|than|total\w*|if)\b)[^.$:]){0,90}$/;
/** Parts that are far from their total are not all of them. */
const NEAR = { least: 0.8, most: 1.25 };

/** `$85,000, of which $60,000 is paid at signing and $20,000 later` */
export function sumsIn(text: string): Match[] {
  const amounts = findAmounts(text);
  return amounts.flatMap((total, i): Match[] => {
    const parts = [amounts[i + 1]].filter((part) => part !== undefined);
    if (!parts[0] || !BREAKS_DOWN.test(text.slice(total.end, parts[0].start))) return [];
    for (const part of amounts.slice(i + 2)) {
      if (!JOINS.test(text.slice(parts.at(-1)!.end, part.start))) break;
      parts.push(part);
    }
    const sum = parts.reduce((all, { value }) => all + value, 0);
    const last = parts.at(-1)!;
    const isWhole = /\band\b/.test(text.slice(parts.at(-2)?.end ?? last.start, last.start));
    const share = sum / total.value;
    if (parts.length < 2 || !isWhole || Math.abs(sum - total.value) < 1) return [];
    if (share < NEAR.least || share > NEAR.most) return [];
    const remark = `The parts add up to $${sum.toLocaleString('en-US')}, not ${text.slice(total.start, total.end)}.`;
    return [{ start: last.start, end: last.end, remark }];
  });
}

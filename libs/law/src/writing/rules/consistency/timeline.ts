import { type Duration, findDurations, monthOf } from '@casewright/law/citations/figures';
import type { Span } from '../../text/span.js';
import type { Match } from '../rule.js';
import { DATE } from './dates.js';

/** A date with its year; `time` in days. */
interface Day extends Span {
  time: number;
}

/** Two dates that a period lies between; a term is told to the day. */
interface Stretch {
  from: Day;
  to: Day;
  isTerm: boolean;
}

const DAY_MS = 86_400_000;
/** What is told in round figures. */
const ROUGHLY =
  /\b(?:about|around|almost|nearly|over|more than|less than|fewer than|at least|at most|some|approximately|roughly|within|up to|under|than|every|last|next|past|another|additional|or|of|a|each)\s$/i;
/** The first or the last day of a term may count or not. */
const TERM_SLACK = 2;
const LATER = /^ (?:later|afterwards?|thereafter|after that)\b/;
const RELATES = /^ (after|following|from|before|prior to) /;
const TERM = /\b(?:term|period|span|total|tenure) of (?:exactly |just |only )?$/;
const ON = '(?:\\p{Ll}+ ){0,2}?(?:on |until |through |to |by )?';
const LATER_ON = new RegExp(`${LATER.source},? ${ON}$`, 'u');
const THEN_ON = new RegExp(`^[^.;]{0,30}, ${ON}$`, 'u');
const UNTIL = /^,? (?:to|through|until|and ending|and ended|and ends|[-–])(?: on)? $/;
const BEGINS = /\b(?:begin|began|commenc|start|ran|run|from|effective)[^.;]{0,60}$/i;
const NEAR = 60;
const REACH = 200;
/** So many days a period that is told may miss: stories round years and months. */
const SLACK: Partial<Record<Duration['unit'], number>> = { day: 1, week: 3, month: 12, year: 150 };

/** Periods that the dates around them do not make up: `On May 1, 2024, … Ten days later, on May 21, 2024`. */
export function oddSpans(text: string): Match[] {
  const days = [...text.matchAll(DATE)].flatMap(
    ({ 0: words, 2: month = '', 3: day, 4: year, index }): Day[] =>
      year === undefined
        ? []
        : [
            {
              start: index,
              end: index + words.length,
              time: Date.UTC(Number(year), monthOf(month)! - 1, Number(day)) / DAY_MS,
            },
          ],
  );
  if (days.length < 2) return [];
  return findDurations(text).flatMap((period) => {
    const slack = SLACK[period.unit];
    const stretch = slack ? stretchOf(text, days, period) : null;
    if (!slack || !stretch) return [];
    const [first, last] = [stretch.from, stretch.to].sort((a, b) => a.time - b.time) as [Day, Day];
    const away = last.time - dayAfter(first.time, period);
    if (Math.abs(away) <= (stretch.isTerm ? TERM_SLACK : slack)) return [];
    const { start, end } = period.start > stretch.to.start ? period : stretch.to;
    const between = last.time - first.time;
    return [{ start, end, remark: `Between the two dates are ${between} days.` }];
  });
}

const apart = (from: Day, to: Day): Stretch => ({ from, to, isTerm: false });

/** The same day so many years or months on, or so many days. */
function dayAfter(time: number, { count, unit }: Duration): number {
  const day = new Date(time * DAY_MS);
  if (unit === 'day' || unit === 'week') return time + count * (unit === 'day' ? 1 : 7);
  const months = unit === 'year' ? 12 * count : count;
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()) / DAY_MS;
}

/** The two dates that the words around a period put it between; null where they do not say. */
function stretchOf(text: string, days: readonly Day[], period: Duration): Stretch | null {
  // What is farther away says nothing of it, and is not read again for each period.
  const [from, to] = [Math.max(0, period.start - REACH), period.end + REACH];
  const [before, behind] = [text.slice(from, period.start), text.slice(period.end, to)];
  if (ROUGHLY.test(before) && !TERM.test(before)) return null;
  const at = days.findIndex(({ start }) => start >= period.end);
  const [last, next] = [days[(at < 0 ? days.length : at) - 1], at < 0 ? undefined : days[at]];
  const earlier = last && days[days.indexOf(last) - 1];
  const gap = next ? text.slice(period.end, Math.min(next.start, to)) : behind;
  const lead = last ? text.slice(Math.max(last.end, from), period.start) : before;
  const isBeside = /^,? (?:exactly |just |only )?$/.test(lead);
  if (LATER.test(behind)) {
    const isNext = next && LATER_ON.test(gap);
    if (isNext && last && lead.length < REACH) return apart(last, next);
    return isBeside && earlier ? apart(earlier, last!) : null;
  }
  if (RELATES.test(behind))
    return related(text, days, { last, next, earlier, gap, isBeside, lead });
  // `from DATE through DATE, a term of two years`; `begins on DATE and lasts for two years, until DATE`
  const isTerm = TERM.test(before) && /^,?[^.;]{0,30}$/.test(lead);
  if (isTerm && earlier && last && UNTIL.test(text.slice(earlier.end, last.start)))
    return { from: earlier, to: last, isTerm: true };
  const runs =
    last &&
    BEGINS.test(text.slice(Math.max(0, last.start - REACH), last.start)) &&
    next &&
    !/[.;(]/.test(lead + gap);
  return runs &&
    lead.length + gap.length < 90 &&
    /\b(?:until|through|to|ends|ending)(?: and including)?(?: on)? $/.test(gap) &&
    !OTHER_TERM.test(lead + gap)
    ? { from: last, to: next, isTerm: true }
    : null;
}
const OTHER_TERM = /\b(?:renew|extend|extension|option|additional|unless|notice|either)/i;

interface Around {
  last: Day | undefined;
  next: Day | undefined;
  earlier: Day | undefined;
  gap: string;
  lead: string;
  isBeside: boolean;
}

/** `on DATE, two weeks after the hearing of DATE`; `Two weeks after the DATE hearing, on DATE`; `…, two weeks after service`. */
function related(text: string, days: readonly Day[], around: Around): Stretch | null {
  const { last, next, earlier, gap, lead, isBeside } = around;
  if (next && gap.length < NEAR && !/[.;:()]|, /.test(gap)) {
    if (last && lead.length < NEAR && !/[.;:]/.test(lead)) return apart(next, last);
    const other = days[days.indexOf(next) + 1];
    const way = other && text.slice(next.end, other.start);
    return way && THEN_ON.test(way) ? apart(next, other) : null;
  }
  const noun = /^ \w+ (?:the |his |her |its |that )?(\p{Ll}{5})/u.exec(gap)?.[1]?.slice(0, 4);
  const told = earlier && text.slice(Math.max(0, earlier.start - NEAR), earlier.start);
  return isBeside && noun && told?.includes(` ${noun}`) ? apart(earlier!, last!) : null;
}

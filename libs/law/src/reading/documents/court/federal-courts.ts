import { courtById } from '@casewright/law/citations';
import type { Party } from '../understanding.js';
import type { Caption } from './court-matter.js';

/** A United States district court, which the Federal Rules of Civil Procedure bind. */
export function isDistrictCourt({ court }: Caption): boolean {
  const known = courtById(court?.id ?? '');
  return known?.system === 'federal' && /\bDistrict Court\b/.test(known.name);
}

/** A United States court of appeals. */
export const isAppealsCourt = ({ court }: Caption): boolean =>
  /^ca(?:\d{1,2}|dc|fc)$/.test(court?.id ?? '');

export const isSupremeCourt = ({ court }: Caption): boolean => court?.id === 'scotus';

/** The United States, its agencies and officers, for which many periods are longer. */
export const isFederalParty = ({ name, kind }: Party): boolean =>
  kind === 'government' &&
  /\b(?:United States|Federal|Secretary of|Commissioner of (?:Internal|Social)|Attorney General of the United|Department of (?:Justice|Labor|State|Defense|the|Homeland|Veterans|Health|Education|Energy)|Internal Revenue|Social Security)\b/i.test(
    name,
  );

/** Criminal appeals and motions have their own periods. */
export const isCriminal = ({ dockets }: Caption): boolean =>
  dockets.some(({ number }) => /(?:^|[-\d])cr[-\d]|crim/i.test(number));

const DIRECTIONS: Record<string, string> = {
  N: 'Northern ',
  S: 'Southern ',
  E: 'Eastern ',
  W: 'Western ',
  M: 'Middle ',
  C: 'Central ',
};

/** A court's name written out as prose has it: `District Court, S.D. New York` is a table's form. */
export function spelledOut(name: string): string {
  const district = /^District Court, (?:([NSEWMC])\.\s?)?D\. (.+)$/.exec(name);
  if (district) {
    const direction = district[1] ? DIRECTIONS[district[1]] : '';
    return `United States District Court for the ${direction}District of ${district[2]}`;
  }
  return name.replace(
    /^(?=Court of Appeals for the (?:\w+ Circuit|Federal|District of Columbia))/,
    'United States ',
  );
}

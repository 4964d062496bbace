import { TEMPLATE_JURISDICTIONS, type TemplateJurisdiction } from '@casewright/contracts';
import { STATES } from '@casewright/law/citations';

/** When the law that the templates' notes state was last known to be so. */
export const LAW_AS_OF = 'January 2025';

/** What a draft says about the place whose law it follows. */
export interface Jurisdiction {
  /** Null for a place that the templates are not adapted to. */
  id: TemplateJurisdiction | null;
  /** `California`, `Ohio`, or the user's own words for a place that is not known. */
  label: string;
  /** As a governing-law clause names it; null where there is no such law to choose. */
  law: string | null;
  courts: string | null;
  locale: 'en-US' | 'en-GB';
}

const ABBREVIATIONS: Record<string, string> = {
  ca: 'California',
  calif: 'California',
  cal: 'California',
  ny: 'New York',
  tx: 'Texas',
  tex: 'Texas',
  de: 'Delaware',
  del: 'Delaware',
  fl: 'Florida',
  fla: 'Florida',
  il: 'Illinois',
  ill: 'Illinois',
};
const ENGLAND =
  /\b(?:england|english|wales|london|united kingdom|u\.?k\.?|high court of justice|(?:king|queen)['’]s bench division|chancery division)\b/i;
const FEDERAL =
  /\bfederal\b|\bu\.?\s?s\.? (?:district|court of appeals|supreme)|united states (?:district|court|federal|supreme)|\b(?:northern|southern|eastern|western|central|middle) district\b|\bdistrict of [A-Z]|\b[NSEWCM]\.\s?D\.|\bD\.\s?(?:Del|Mass|Md|N\.J)\.|\b(?:\d{1,2}(?:st|nd|rd|th) cir|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|d\.c\.) circuit\b(?! court))/i;

const FEDERAL_COURTS: Jurisdiction = {
  id: 'federal',
  label: TEMPLATE_JURISDICTIONS.federal,
  law: null,
  courts: null,
  locale: 'en-US',
};
const ENGLISH_COURTS: Jurisdiction = {
  id: 'england',
  label: TEMPLATE_JURISDICTIONS.england,
  law: 'England and Wales',
  courts: 'the courts of England and Wales',
  locale: 'en-GB',
};

/** The jurisdiction that a user's words name; null for no words. */
export function jurisdictionOf(words: string | undefined): Jurisdiction | null {
  const name = words?.trim();
  if (!name) return null;
  if (FEDERAL.test(name) && !/^(?:the )?district of columbia$/i.test(name)) return FEDERAL_COURTS;
  if (ENGLAND.test(name) && !/new england/i.test(name)) return ENGLISH_COURTS;
  const state = stateIn(name);
  if (!state) return { id: null, label: name, law: name, courts: null, locale: 'en-US' };
  const place = state === 'District of Columbia' ? `the ${state}` : `the State of ${state}`;
  return {
    id: idOf(state),
    label: state,
    law: COMMONWEALTHS.has(state) ? `the Commonwealth of ${state}` : place,
    courts: `the state and federal courts located in ${state === 'District of Columbia' ? place : state}`,
    locale: 'en-US',
  };
}

const COMMONWEALTHS = new Set(['Kentucky', 'Massachusetts', 'Pennsylvania', 'Virginia']);

function stateIn(words: string): string | null {
  const short = ABBREVIATIONS[words.toLowerCase().replace(/[.\s]/g, '')];
  if (short) return short;
  const named = STATES.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(words));
  return named.sort((a, b) => b.name.length - a.name.length)[0]?.name ?? null;
}

function idOf(state: string): TemplateJurisdiction | null {
  const found = Object.entries(TEMPLATE_JURISDICTIONS).find(([, label]) => label === state);
  return (found?.[0] as TemplateJurisdiction | undefined) ?? null;
}

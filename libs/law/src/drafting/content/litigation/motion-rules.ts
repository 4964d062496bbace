import type { TemplateJurisdiction } from '@casewright/contracts';
import { GROUNDS, type Ground } from './grounds.js';

export type Facts = ReadonlySet<string>;

/** How a motion names its rules, by court: `@` stands for them. */
export const UNDER: Partial<Record<TemplateJurisdiction, string>> = {
  federal: 'Fed. R. Civ. P. @',
  california: 'Cal. Code Civ. Proc. §§ @',
  'new-york': 'N.Y. C.P.L.R. @',
  texas: 'Tex. R. Civ. P. @',
  delaware: 'Rules @ of the rules of civil procedure of the court',
  florida: 'Fla. R. Civ. P. @',
  illinois: 'sections @ of the Code of Civil Procedure',
  england: 'CPR @',
};

const COMPANION_RULES: Readonly<Record<string, Partial<Record<TemplateJurisdiction, string>>>> = {
  pleadings: { federal: '12(c)', california: '438' },
  definite: { federal: '12(e)', california: '430.10(f)', 'new-york': '3024(a)', texas: '91' },
  strike: { federal: '12(f)', california: '435', 'new-york': '3024(b)' },
  'anti-slapp': { california: '425.16' },
  'summary-judgment': {
    federal: '56(a)',
    california: '437c',
    'new-york': '3212',
    texas: '166a',
    delaware: '56',
    florida: '1.510',
    illinois: '2-1005',
    england: '24.3',
  },
  compel: {
    federal: '37(a)(3)',
    'new-york': '3124',
    texas: '215.1(b)',
    delaware: '37(a)',
    florida: '1.380(a)',
    england: '31.12',
  },
  injunction: {
    federal: '65',
    california: '526',
    'new-york': '6301',
    delaware: '65',
    florida: '1.610',
  },
  extension: {
    federal: '6(b)',
    'new-york': '2004',
    texas: '5',
    delaware: '6(b)',
    florida: '1.090(b)',
    england: '3.1(2)(a)',
  },
};

/** What is asked for only if the first is refused follows it as such. */
export const alternatives = (parts: readonly string[], facts: Facts, words: string): string =>
  facts.has('alternative') && parts.length > 1
    ? `${list(parts.slice(0, -1))} ${words} ${parts.at(-1)}`
    : list(parts);

export const list = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

export const groundsOf = (facts: Facts): Ground[] =>
  facts.has('dismiss')
    ? GROUNDS.filter(
        ({ fact }) => facts.has(fact) && (facts.has('new-york') || !/documents|barred/.test(fact)),
      )
    : [];

/** The rules of the grounds and of what goes with them, each once. */
export function rulesOf(grounds: readonly Ground[], facts: Facts): string[] {
  const place = Object.keys(UNDER).find((each) => facts.has(each));
  if (!place) return [];
  const key = place as TemplateJurisdiction;
  const companions = Object.entries(COMPANION_RULES).filter(([fact]) => facts.has(fact));
  const rules = [
    ...grounds.map((each) => each.rules[key]),
    ...companions.map(([, each]) => each[key]),
  ];
  const each = [...new Set(rules.filter((rule) => rule !== undefined))];
  return key === 'new-york' && each[0]?.startsWith('3211')
    ? each.map((rule, at) => (at > 0 ? rule.replace(/^3211/, '') : rule))
    : each;
}

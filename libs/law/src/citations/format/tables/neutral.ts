/**
 * Public-domain ("neutral") citation formats (Bluebook rule 10.3.3, T1.3). In a form, `Y` is the
 * year and `N` the decision's number. A row is a state and its forms by level of court: highest,
 * intermediate, and others by the court's abbreviation.
 */
interface NeutralForms {
  highest?: string;
  appeals?: string;
  courts?: ReadonlyMap<string, string>;
}

const FORMS: Record<string, NeutralForms> = {
  ar: { highest: 'Y Ark. N', appeals: 'Y Ark. App. N' },
  co: { highest: 'Y CO N', appeals: 'Y COA N' },
  gu: { highest: 'Y Guam N' },
  il: { highest: 'Y IL N', appeals: 'Y IL App N' },
  me: { highest: 'Y ME N' },
  mt: { highest: 'Y MT N' },
  mp: { highest: 'Y MP N' },
  nc: { highest: 'Y-NCSC-N', appeals: 'Y-NCCOA-N' },
  nd: { highest: 'Y ND N', appeals: 'Y ND App N' },
  nh: { highest: 'Y N.H. N' },
  nm: { highest: 'Y-NMSC-N', appeals: 'Y-NMCA-N' },
  oh: { highest: 'Y-Ohio-N', appeals: 'Y-Ohio-N' },
  ok: {
    highest: 'Y OK N',
    courts: new Map([
      ['Civ. App.', 'Y OK CIV APP N'],
      ['Crim. App.', 'Y OK CR N'],
    ]),
  },
  pa: { appeals: 'Y PA Super N', courts: new Map([['Super. Ct.', 'Y PA Super N']]) },
  pr: { highest: 'Y TSPR N' },
  sd: { highest: 'Y S.D. N' },
  ut: { highest: 'Y UT N', appeals: 'Y UT App N' },
  vt: { highest: 'Y VT N' },
  wi: { highest: 'Y WI N', appeals: 'Y WI App N' },
  wy: { highest: 'Y WY N' },
};

interface NeutralParts {
  year: string;
  number: string;
  state: string | undefined;
  /** The court's abbreviation without the state; empty for the highest. */
  court: string;
}

/** `2011 ME 24`; `undefined` where the court has no public-domain format. */
export function neutralCitation({ year, number, state, court }: NeutralParts): string | undefined {
  const forms = FORMS[state ?? ''];
  const form =
    court === ''
      ? forms?.highest
      : (forms?.courts?.get(court) ?? (/App|Cir/.test(court) ? forms?.appeals : undefined));
  return form?.replace(/(?<![A-Za-z])[YN](?![.A-Za-z])/g, (sign) => (sign === 'Y' ? year : number));
}

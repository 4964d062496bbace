/**
 * What a State's law says about deposits and late charges in leases of dwellings; what is not sure
 * is left out.
 */
export interface DwellingTerms {
  /** As the facts of a draft have it: `state.new-jersey`. */
  state: string;
  /** Months of rent that a deposit may not exceed. `unless` says where the law allows more, which the draft cannot see. */
  deposit?: { months: number; law: string; but?: string; unless?: string };
  /** The longest time to return it, in days. */
  back?: { days: number; law: string; but?: string };
  /** A late charge: its share of the rent, and the days that go before it. */
  late?: { percent?: number; grace?: number; law: string; but?: string };
}

/** The States that the lease has no notes of its own for, by the alphabet. */
export const DWELLING_TERMS: readonly DwellingTerms[] = [
  {
    state: 'alabama',
    deposit: {
      months: 1,
      law: 'Ala. Code § 35-9A-201',
      unless: 'more for pets, changes and special risks',
    },
    back: { days: 60, law: 'Ala. Code § 35-9A-201' },
  },
  {
    state: 'alaska',
    deposit: {
      months: 2,
      law: 'Alaska Stat. § 34.03.070',
      unless: 'any where the rent is above $2,000',
    },
    back: {
      days: 30,
      law: 'Alaska Stat. § 34.03.070',
      but: '14 days where the tenant gave notice',
    },
  },
  { state: 'arizona', deposit: { months: 1.5, law: 'Ariz. Rev. Stat. § 33-1321' } },
  {
    state: 'arkansas',
    deposit: {
      months: 2,
      law: 'Ark. Code Ann. § 18-16-304',
      unless: 'any where a person has few units',
    },
    back: { days: 60, law: 'Ark. Code Ann. § 18-16-305' },
  },
  {
    state: 'colorado',
    deposit: { months: 2, law: 'Colo. Rev. Stat. § 38-12-102.5' },
    late: {
      grace: 7,
      law: 'Colo. Rev. Stat. § 38-12-105',
      but: '$50 if that is more than 5 percent',
    },
  },
  {
    state: 'connecticut',
    deposit: {
      months: 2,
      law: 'Conn. Gen. Stat. § 47a-21',
      but: 'one month from a tenant of 62 or more',
    },
    late: { grace: 9, law: 'Conn. Gen. Stat. § 47a-15a' },
  },
  {
    state: 'district-of-columbia',
    deposit: { months: 1, law: 'D.C. Mun. Regs. tit. 14, § 308' },
    back: { days: 45, law: 'D.C. Mun. Regs. tit. 14, § 309' },
    late: { percent: 5, grace: 5, law: 'D.C. Code § 42-3505.31' },
  },
  {
    state: 'georgia',
    deposit: { months: 2, law: 'Ga. Code Ann. § 44-7-30.1' },
    back: { days: 30, law: 'Ga. Code Ann. § 44-7-34' },
  },
  {
    state: 'hawaii',
    deposit: { months: 1, law: 'Haw. Rev. Stat. § 521-44', unless: 'as much again for a pet' },
    back: { days: 14, law: 'Haw. Rev. Stat. § 521-44' },
    late: { percent: 8, law: 'Haw. Rev. Stat. § 521-21' },
  },
  {
    state: 'idaho',
    back: { days: 30, law: 'Idaho Code § 6-321', but: '21 days unless the lease says more' },
  },
  { state: 'indiana', back: { days: 45, law: 'Ind. Code § 32-31-3-12' } },
  {
    state: 'iowa',
    deposit: { months: 2, law: 'Iowa Code § 562A.12' },
    back: { days: 30, law: 'Iowa Code § 562A.12' },
  },
  {
    state: 'kansas',
    deposit: { months: 1, law: 'Kan. Stat. Ann. § 58-2550', unless: 'more for pets or furniture' },
    back: { days: 30, law: 'Kan. Stat. Ann. § 58-2550' },
  },
  { state: 'louisiana', back: { days: 31, law: 'La. Stat. Ann. § 9:3251', but: 'one month' } },
  {
    state: 'maine',
    deposit: { months: 2, law: 'Me. Stat. tit. 14, § 6032' },
    back: { days: 30, law: 'Me. Stat. tit. 14, § 6033' },
    late: { percent: 4, grace: 15, law: 'Me. Stat. tit. 14, § 6028' },
  },
  {
    state: 'maryland',
    deposit: {
      months: 1,
      law: 'Md. Code Ann., Real Prop. § 8-203',
      unless: 'two months in a listed case',
    },
    back: { days: 45, law: 'Md. Code Ann., Real Prop. § 8-203' },
    late: { percent: 5, law: 'Md. Code Ann., Real Prop. § 8-208' },
  },
  {
    state: 'massachusetts',
    deposit: { months: 1, law: 'Mass. Gen. Laws ch. 186, § 15B' },
    back: { days: 30, law: 'Mass. Gen. Laws ch. 186, § 15B' },
    late: { grace: 30, law: 'Mass. Gen. Laws ch. 186, § 15B' },
  },
  {
    state: 'michigan',
    deposit: { months: 1.5, law: 'Mich. Comp. Laws § 554.602' },
    back: { days: 30, law: 'Mich. Comp. Laws § 554.609' },
  },
  {
    state: 'minnesota',
    back: { days: 21, law: 'Minn. Stat. § 504B.178' },
    late: { percent: 8, law: 'Minn. Stat. § 504B.177' },
  },
  { state: 'mississippi', back: { days: 45, law: 'Miss. Code Ann. § 89-8-21' } },
  {
    state: 'missouri',
    deposit: { months: 2, law: 'Mo. Rev. Stat. § 535.300' },
    back: { days: 30, law: 'Mo. Rev. Stat. § 535.300' },
  },
  {
    state: 'nebraska',
    deposit: { months: 1, law: 'Neb. Rev. Stat. § 76-1416', unless: 'a quarter more for a pet' },
    back: { days: 14, law: 'Neb. Rev. Stat. § 76-1416' },
  },
  {
    state: 'nevada',
    deposit: { months: 3, law: 'Nev. Rev. Stat. § 118A.242' },
    back: { days: 30, law: 'Nev. Rev. Stat. § 118A.242' },
    late: { percent: 5, grace: 3, law: 'Nev. Rev. Stat. § 118A.210' },
  },
  {
    state: 'new-hampshire',
    deposit: { months: 1, law: 'N.H. Rev. Stat. Ann. § 540-A:6', unless: '$100 if that is more' },
    back: { days: 30, law: 'N.H. Rev. Stat. Ann. § 540-A:7' },
  },
  {
    state: 'new-jersey',
    deposit: { months: 1.5, law: 'N.J. Stat. Ann. § 46:8-21.2' },
    back: { days: 30, law: 'N.J. Stat. Ann. § 46:8-21.1' },
  },
  { state: 'new-mexico', back: { days: 30, law: 'N.M. Stat. Ann. § 47-8-18' } },
  {
    state: 'north-carolina',
    deposit: {
      months: 2,
      law: 'N.C. Gen. Stat. § 42-51',
      but: 'less where the term is two months or shorter',
    },
    back: { days: 30, law: 'N.C. Gen. Stat. § 42-52' },
    late: { grace: 5, law: 'N.C. Gen. Stat. § 42-46', but: '$15 if that is more than 5 percent' },
  },
  { state: 'ohio', back: { days: 30, law: 'Ohio Rev. Code Ann. § 5321.16' } },
  { state: 'oklahoma', back: { days: 45, law: 'Okla. Stat. tit. 41, § 115' } },
  {
    state: 'oregon',
    back: { days: 31, law: 'Or. Rev. Stat. § 90.300' },
    late: { grace: 4, law: 'Or. Rev. Stat. § 90.260' },
  },
  {
    state: 'pennsylvania',
    deposit: { months: 2, law: '68 Pa. Stat. § 250.511a', but: 'one month after the first year' },
    back: { days: 30, law: '68 Pa. Stat. § 250.512' },
  },
  {
    state: 'rhode-island',
    deposit: { months: 1, law: 'R.I. Gen. Laws § 34-18-19', unless: 'more for valuable furniture' },
    back: { days: 20, law: 'R.I. Gen. Laws § 34-18-19' },
  },
  { state: 'south-carolina', back: { days: 30, law: 'S.C. Code Ann. § 27-40-410' } },
  {
    state: 'south-dakota',
    deposit: {
      months: 1,
      law: 'S.D. Codified Laws § 43-32-6.1',
      unless: 'more by agreement for a special risk',
    },
  },
  {
    state: 'tennessee',
    late: {
      percent: 10,
      grace: 5,
      law: 'Tenn. Code Ann. § 66-28-201',
      but: 'in the counties where the Act applies',
    },
  },
  { state: 'utah', back: { days: 30, law: 'Utah Code Ann. § 57-17-3' } },
  { state: 'vermont', back: { days: 14, law: 'Vt. Stat. Ann. tit. 9, § 4461' } },
  {
    state: 'virginia',
    deposit: { months: 2, law: 'Va. Code Ann. § 55.1-1226' },
    back: { days: 45, law: 'Va. Code Ann. § 55.1-1226' },
    late: { percent: 10, law: 'Va. Code Ann. § 55.1-1204' },
  },
  {
    state: 'washington',
    back: { days: 30, law: 'Wash. Rev. Code § 59.18.280' },
    late: { grace: 5, law: 'Wash. Rev. Code § 59.18.170' },
  },
  { state: 'west-virginia', back: { days: 60, law: 'W. Va. Code § 37-6A-2' } },
  { state: 'wisconsin', back: { days: 21, law: 'Wis. Stat. § 704.28' } },
];

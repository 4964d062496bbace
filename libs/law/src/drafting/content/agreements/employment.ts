import type {
  OptionSource,
  SignatureSource,
  TemplateSource,
} from '../../source/template-source.js';
import { PAYS } from '../shared/deeds.js';
import { DIRECTION, DISPUTE_OPTIONS } from '../shared/options.js';
import { partySignature, personSignature } from '../shared/signatures.js';
import { VOID_IN_EMPLOYMENT } from '../void-terms/void-in-employment.js';
import { EMPLOYMENT_BOUNDS, EMPLOYMENT_MEASURES } from './employment-bounds.js';
import { EMPLOYMENT_PLACEHOLDERS } from './employment-places.js';
import { EMPLOYMENT_TEXT } from './employment-text.js';
import { MINOR_OPTIONS, MINOR_PLACEHOLDERS } from './minors.js';

const EMPLOYMENT_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...MINOR_OPTIONS,
  ...DISPUTE_OPTIONS.filter(({ fact }) => fact === 'arbitration'),
  {
    fact: 'non-compete',
    what: 'Non-competition',
    asks: /\b(?:non-?compet\w*(?: (?:clause|agreement|covenant))?|not (?:to )?compete|covenant not to compete|(?:not|never|cannot|can['’]t|won['’]t) (?:to )?(?:work (?:for|with)|join|start|open) (?:a |an |any |our |another )?(?:\w+ )?(?:competitors?|rivals?|competing business(?:es)?))/,
    section: 'restrictive-covenants',
  },
  {
    fact: 'non-solicit',
    what: 'Non-solicitation',
    asks: /\bnon-?solicit\w*|not (?:to )?solicit|no-?poach\w*/,
    section: 'restrictive-covenants',
  },
  {
    fact: 'garden-leave',
    what: 'Garden leave',
    asks: /\bgarden(?:ing)? leave\b/,
    section: 'garden-leave',
  },
];

const GUARDIAN_SIGNS: SignatureSource = {
  heading: 'Parent or guardian of the Employee',
  lines: [
    ['Signature', ''],
    ['Name', '{guardian}'],
    ['Date', ''],
  ],
};

export const EMPLOYMENT: TemplateSource = {
  type: 'Employment Contract',
  title: 'Employment Agreement',
  numbering: 'contract',
  body: EMPLOYMENT_TEXT,
  parties: [
    {
      role: 'employer',
      label: 'Employer',
      called: ['employer', 'company', 'firm'],
      does: `${PAYS}|(?:has )?offer(?:s|ed)`,
      after: '\\b(?:at|by|for|from|with|joins?|joining)',
    },
    {
      role: 'employee',
      titled: 'job_title',
      label: 'Employee',
      called: ['employee', 'executive', 'worker', 'new hire', 'candidate'],
      person: true,
      does: '(?:(?:will|is to|shall) )?(?:starts?|begins?|joins?|works?|serves?|earns?)',
      after:
        '\\b(?:to|of|[Hh]ir(?:e|es|ing)|[Ee]mploy(?:s|ing)?|taking on|takes on|bring(?:s|ing)? (?:on|in|aboard)|appoint(?:s|ing)?)',
    },
  ],
  placeholders: [...EMPLOYMENT_PLACEHOLDERS, ...MINOR_PLACEHOLDERS],
  options: EMPLOYMENT_OPTIONS,
  usually: ['mutual'],
  measures: EMPLOYMENT_MEASURES,
  implies: [
    ['state.minnesota,state.north-dakota,state.oklahoma,illinois&low-earner', 'void-compete'],
    ['illinois&lowest-earner', 'void-solicit'],
  ],
  keepsLaw: 'california',
  bounds: EMPLOYMENT_BOUNDS,
  refuses: VOID_IN_EMPLOYMENT,
  signatures: {
    employer: partySignature('employer'),
    employee: personSignature('employee'),
    guardian: GUARDIAN_SIGNS,
  },
  instructions: [
    'Fill in every highlighted place, and check each value that was taken from your description.',
    '[us] Decide whether the position is exempt from overtime on its duties and salary, not on its title.',
    '[california] Give the employee the wage notice, the pamphlets and the notice of excluded inventions that California requires at hire.',
    '[new-york] Give the employee the notice of pay that section 195(1) of the Labor Law requires, and keep the signed acknowledgment.',
    '[illinois] If there are restrictive covenants, give the agreement at least 14 calendar days before it must be signed, and check the earnings thresholds.',
    '[texas] If there is a covenant not to compete, see that confidential information is in fact given to the employee: the covenant rests on that promise.',
    '[england] Check the text against the list of particulars in section 1 of the Employment Rights Act 1996, and give it on or before the first day.',
    '[federal] Federal employment statutes are reflected; State law governs most of the rest. Name the State where the employee will work.',
    'Have the employee’s earlier agreements checked for covenants that this employment might breach.',
    'Have a lawyer admitted where the employee will work review it before signature.',
  ],
};

import type { OptionSource, PlaceholderSource } from '../../source/template-source.js';

/** Employees under 18. */
export const MINOR_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'minor',
    what: 'Employee under 18',
    asks: /\b(?:is|aged?|turns) (?:only )?1[4-7](?= years old|[,.;]|\s(?:and|as)\b)(?: years old)?|\b1[4-7][- ]years?[- ]old\b|\bis a minor\b|\bunder 18\b|\bwork permit\b/,
    section: 'minor',
  },
];

export const MINOR_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'minor_age',
    label: 'Employee’s age',
    type: 'text',
    hint: 'In years, as the proof of age has it.',
    capture: [/\b(?:is|aged?|turns) (?:only )?(1[4-7])\b/, /\b(1[4-7])[- ]years?[- ]old\b/],
  },
  {
    name: 'guardian',
    label: 'Parent or guardian',
    type: 'person',
    hint: 'Who signs beside the Employee.',
    capture: [
      /\b(?:mother|father|parent|guardian)(?: is|,|:)?\s([A-Z][\p{L}'’-]+(?:\s[A-Z][\p{L}'’-]+){1,3})/u,
    ],
  },
];

export const MINORS = `
# [minor&us] minor: Employment of a Minor
The Employee is {minor_age} years old. Employment does not begin before the Employer has the permit, certificate or proof of age that the law of the place requires for the Employee’s age and work, and it keeps it on file. The Employee shall work only at the hours, for the hours, and in the occupations that federal and State law allow at the Employee’s age, whatever else this Agreement says, and is paid for all time worked. {guardian}, a parent or guardian of the Employee, consents to the employment by signing below.
>j [minor&us] Outside agriculture the age for most work is 16; at 14 and 15 only listed work at limited hours is allowed, and below 18 no hazardous occupation. @@ 29 U.S.C. §§ 203(l), 212; 29 C.F.R. pt. 570
>j [minor&california] A minor needs a permit to work and the employer a permit to employ, which is kept on file; hours of the day and week are limited by age. @@ Cal. Educ. Code §§ 49110, 49160; Cal. Lab. Code §§ 1299, 1391
>j [minor&california] A minor may disaffirm most contracts before majority or within a reasonable time afterwards. @@ Cal. Fam. Code § 6710
>j [minor&new-york] A minor needs an employment certificate, and hours are limited by age. @@ N.Y. Lab. Law §§ 131, 132, 142, 143
>j [minor&texas] Hours at 14 and 15, and hazardous work below 18, are restricted. @@ Tex. Lab. Code ch. 51
>j [minor&florida] Hours are limited by age, and proof of age is kept. @@ Fla. Stat. §§ 450.045, 450.081
>j [minor&illinois] A minor under 16 needs an employment certificate, and work and hours are limited. @@ 820 ILCS 206
>j [minor&delaware] Work, hours and permits of minors are regulated. @@ 19 Del. C. ch. 5
> [minor&us] Whether the usual terms on restraint, inventions and arbitration bind a minor is doubtful: leave out what is not needed.
`;

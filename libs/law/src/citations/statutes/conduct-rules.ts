import { STATES } from '../courts/states.js';

/** A set of rules by its spellings. */
interface ConductRules {
  abbreviation: string;
  jurisdiction: string;
  spellings: string[];
}

const PROFESSIONAL = ['Professional', "Prof'l", 'Prof’l', 'Prof.', 'Pro.'];

/** `Rules of Professional Conduct` in every way that the word is cut short. */
const NAMES = PROFESSIONAL.flatMap((word) => [
  `Rules of ${word} Conduct`,
  `Rule of ${word} Conduct`,
  `Rules ${word} Conduct`,
  `Disciplinary Rules of ${word} Conduct`,
  `Disciplinary Rules ${word} Conduct`,
]);

/** Lawyers' professional rules: the American Bar Association's model and each state's (Bluebook rule 12.9.5). */
export function conductRules(): ConductRules[] {
  const named = (owners: string[]): string[] =>
    owners.flatMap((owner) => NAMES.map((name) => `${owner} ${name}`));
  return [
    {
      abbreviation: 'Model Rules of Pro. Conduct',
      jurisdiction: 'Model',
      spellings: [...named(['Model', 'ABA Model']), 'Model Rule', 'ABA Model Rule'],
    },
    ...STATES.map(({ name, abbreviation }) => ({
      abbreviation:
        name === 'Texas'
          ? 'Tex. Disciplinary Rules of Pro. Conduct'
          : `${abbreviation} Rules of Pro. Conduct`,
      jurisdiction: name,
      spellings: named([...new Set([abbreviation, name])]),
    })),
  ];
}

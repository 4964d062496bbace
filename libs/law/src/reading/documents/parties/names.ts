import type { DocumentParty } from '@casewright/contracts';
import type { Party } from '../understanding.js';

const SUFFIX =
  /\b(?:Inc|Incorporated|Corp|Corporation|Co|Company|LLC|L\.L\.C|Ltd|Limited|LLP|L\.L\.P|LP|L\.P|PLC|plc|N\.A|GmbH|AG|S\.A|B\.V|N\.V|Pty|Bank|Trust|Fund|University|Association|Foundation|Partners|Partnership|Holdings|Group|Institute|Hospital|Society|Union|Church|Club)\b\.?|\bS\.?\s?[àa]\.?\s?r\.?\s?l\b/i;
const ORGANIZATION =
  /\b(?:corporation|company|partnership|bank|association|trust|entity|organi[sz]ed|incorporated|cooperative|university|society|pharmacy|school|college|systems|services|industries|enterprises|technologies|insurance|railroad|railway|airlines|hotel|clinic|cleaners|farms|mills|stores?|restaurants?|newspapers?|press|laboratories)\b/i;
const GOVERNMENT =
  /\b(?:United States(?: of America)?|State of|Commonwealth of|People of|City of|County of|Town of|Village of|Board of|Department of|Department|Secretary of|Commissioner of|Commissioner|Attorney General|Federal [A-Z]\w+ (?:Commission|Administration|Agency)|Internal Revenue|Social Security)\b/i;

/** What a party is, by its name and by what the document says about it. */
export function kindOfParty(name: string, description: string | null): DocumentParty['kind'] {
  if (GOVERNMENT.test(name) && !SUFFIX.test(name)) return 'government';
  if (SUFFIX.test(name) || ORGANIZATION.test(description ?? '') || ORGANIZATION.test(name)) {
    return 'organisation';
  }
  if (
    /\b(?:individual|natural person|resident|husband|wife|married|minor)\b/i.test(description ?? '')
  ) {
    return 'person';
  }
  return /^(?:(?:Mr|Ms|Mrs|Dr|Hon)\.\s)?(?:\p{Lu}[\p{L}.'’-]*,?\s){1,3}\p{Lu}[\p{L}.'’-]+$/u.test(
    name,
  )
    ? 'person'
    : 'organisation';
}

/** Alongside a suffix in lower case, capitals are the firm’s own: `UTEK Corporation`. */
const SUFFIX_IN_PROSE = /\b(?:Inc|Corp|Corporation|Company|Co|Ltd|Limited|Holdings|Group)\b/;

/** Capitals as print has them, a name as prose has it: `ACME WIDGETS, INC.` → `Acme Widgets, Inc.` */
export function proseName(name: string): string {
  if (!/[A-Z]{4}/.test(name) || (SUFFIX_IN_PROSE.test(name) && /[a-z]{3}/.test(name)))
    return name.replace(/\bEt Al\b/, 'et al');
  return name
    .split(' ')
    .map((word, at) => {
      if (/[a-z]{2}/.test(word)) return word;
      const bare = word.replace(/[^A-Za-z]/g, '');
      if (at > 0 && /^(?:(?:of|and|the|for|in|by|to|at|on|a),?|et|al\.?,?|vs?\.)$/i.test(word))
        return word.toLowerCase();
      if (/^(?:LLC|LLP|LP|PLC|USA|US|II|III|IV|NA|AG|SA|BV|NV|FBI|IRS|SEC|EPA|FTC)$/.test(bare))
        return word;
      if (
        /^(?:[A-Z]\.)+[,;]?$/.test(word) ||
        (bare.length > 1 &&
          !/[AEIOUY]/.test(bare) &&
          !/^(?:MR|MRS|MS|DR|JR|SR|ST|LTD|NTH)$/.test(bare))
      )
        return word;
      return word
        .toLowerCase()
        .replace(
          /(^|[-'’("“/]|\bmc)([a-z])/g,
          (_, mark: string, letter: string) => (mark === 'mc' ? 'mc' : mark) + letter.toUpperCase(),
        )
        .replace(/^[a-z]/, (letter) => letter.toUpperCase())
        .replace(/^Mc([a-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`)
        .replace(/['’]S$/i, (end) => end.toLowerCase());
    })
    .join(' ');
}

/** Names are capitalized; a clause of a sentence is not. */
export function isNameLike(name: string): boolean {
  const words = name
    .split(' ')
    .filter((word) => /^[A-Za-z]{3,}/.test(word) && !/^(?:and|the|of|for)$/.test(word));
  const capitals = words.filter((word) => /^[a-z]?[A-Z]/.test(word)).length;
  if (
    /\b(?:hereof|hereto|herein|shall|will|was|were|Officer|LICENSEE|Name|we|our|which|Agreement|Address|Schedules|By:|P\.O\.)\b/.test(
      name,
    ) ||
    /:|^\d/.test(name)
  )
    return false;
  return words.length === 0 || capitals / words.length > 0.7;
}

/** Each once; of a cover that sets two names side by side only the first is the first party’s. */
export function unique(parties: readonly Party[]): Party[] {
  const seen = new Set<string>();
  return parties.flatMap((party) => {
    const single = withoutOther(party, parties);
    const key = single.name.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (seen.has(key)) return [];
    seen.add(key);
    return [single];
  });
}

function withoutOther(party: Party, parties: readonly Party[]): Party {
  const joint = / AND /.exec(party.name);
  if (!joint) return party;
  const [own, other] = [party.name.slice(0, joint.index), party.name.slice(joint.index + 5)];
  const isOther = parties.some(
    ({ name }) => name !== party.name && name.toLowerCase().startsWith(other.toLowerCase()),
  );
  return isOther && own.split(' ').length > 1
    ? { ...party, name: own, end: party.start + own.length }
    : party;
}

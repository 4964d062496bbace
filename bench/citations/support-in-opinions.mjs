import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { checkText, SupportSource, WEAK_BELOW } from '@casewright/law/checking';
import { citationKey } from '@casewright/law/citations';

/** A step through the opinions that meets all of them, in no order of theirs. */
const STRIDE = 97;

/**
 * How many citations of one opinion to another of the library are told to have weak support, and
 * how many would be if another opinion were cited instead. Judges cite more loosely than briefs do:
 * an upper bound of false alarms, and of what is told from a wrong case.
 */
export async function supportInOpinions(file) {
  if (!existsSync(file)) return { skipped: `no opinions at ${file}` };
  const cases = gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line, id) => ({ ...JSON.parse(line), id: id + 1 }));
  const held = cases.filter(({ citations }) => citations.length > 0);
  const [asCited, another] = [libraryOf(cases, held, 0), libraryOf(cases, held, STRIDE)];
  const citing = held.filter(({ cites_in_corpus: cited }) => cited?.length > 0);
  return { asCited: await weakIn(citing, asCited), another: await weakIn(citing, another) };
}

async function weakIn(citing, library) {
  let [told, weak] = [0, 0];
  for (const text of citing.flatMap(({ opinions }) => opinions.map((each) => each.text))) {
    const { citations } = await checkText(text, library, { support: true });
    const supports = citations.flatMap(({ support }) => support ?? []);
    told += supports.length;
    weak += supports.filter((support) => support.weak).length;
  }
  return `${weak} of ${told} (${((100 * weak) / told).toFixed(0)} %)`;
}

/** A library of the opinions; `step` opinions further on for whose text is read. */
function libraryOf(cases, held, step) {
  const byKey = new Map(
    held.flatMap((each) => each.citations.map((citation) => [citationKey(citation), each])),
  );
  const sources = new Map();
  const sourceOf = (id) => {
    const { opinions } = cases[(id - 1 + step) % cases.length];
    const text = opinions.map((each) => each.text).join('\n\n');
    if (!sources.has(id)) sources.set(id, new SupportSource(text));
    return sources.get(id);
  };
  const toCase = ({ id, case_name: name, citations, court, court_id: courtId, year }) => {
    const ref = { id, name, citation: citations[0], court, year };
    return { ...ref, fullName: null, citations, courtId, hasText: true };
  };
  return {
    lookUp: async (keys) =>
      keys.map(({ citation }) => {
        const found = byKey.get(citationKey(citation));
        const there = found ? [toCase(found)] : [];
        return { cases: there, volumeCovered: found !== undefined, containedIn: null };
      }),
    named: async (names) => names.map(() => null),
    bearers: async () => [],
    locate: async (quotations) => quotations.map(() => ({ status: 'unchecked' })),
    support: async (claims) =>
      claims.map(({ caseId, proposition }) => {
        const share = sourceOf(caseId).find(proposition)?.share ?? 0;
        return { share, weak: share < WEAK_BELOW };
      }),
  };
}

import { citationKey } from '../../../libs/law/dist/citations/resolver/parallel-citations.js';
import { fillAuthority } from '../../../libs/law/dist/ranking/index/authority.js';
import { CaseAnalyzer } from '../../../libs/law/dist/ranking/index/case-analyzer.js';
import { courtLevel } from '../../../libs/law/dist/ranking/index/court-numbers.js';
import { DocTable } from '../../../libs/law/dist/ranking/index/doc-table.js';
import { MemoryIndex } from '../../../libs/law/dist/ranking/index/memory-index.js';
import { successorsIn } from './successors.mjs';

const BEFORE = 350;
const AFTER = 250;

/**
 * A library in memory, indexed and scored as the product does it. Case numbers are positions, from
 * 1. `without(ids)` gives the index as if these records had never been there: their words, what
 * they say about others, and their part in the others' authority are gone.
 *
 * @param items `{id, courtId, decided: 'YYYYMMDD' as a number, text: CaseText without its number}`,
 *   those of the starter library with their later history
 * @param leaders of the records that share a decision, the one that represents it
 */
export class MemoryLibrary {
  #whole;
  #edges;
  #analyzer = new CaseAnalyzer();
  #derived = new Map();

  constructor(items, leaders = new Map()) {
    this.ids = items.map(({ id }) => id);
    this.numbers = new Map(this.ids.map((id, i) => [id, i + 1]));
    const courts = [...new Set(items.map(({ courtId }) => courtId))];
    this.courts = courts.map((id) => ({ id, name: id, jurisdiction: '', level: courtLevel(id) }));
    const docs = new DocTable(items.length + 1);
    for (const [i, item] of items.entries()) {
      docs.decided[i + 1] = item.decided;
      docs.court[i + 1] = courts.indexOf(item.courtId);
      docs.leader[i + 1] = leaders.get(i + 1) ?? 0;
    }
    const cases = items.map(({ text }, i) => this.#analyzer.analyze({ ...text, caseId: i + 1 }));
    this.#whole = MemoryIndex.of(docs, this.courts, cases);
    const leaderOf = (caseId) => leaders.get(caseId) ?? caseId;
    this.#edges = findEdges(items).map((each) => ({ ...each, cited: leaderOf(each.cited) }));
    this.successors = successorsIn(items, leaderOf);
    /** By id, the record that represents its decision. */
    this.standsFor = (id) => this.ids[leaderOf(this.numbers.get(id)) - 1];
    this.namesOf = (id) => items[this.numbers.get(id) - 1].text.names;
  }

  async without(ids) {
    const key = ids.join();
    if (!this.#derived.has(key)) this.#derived.set(key, await this.#derive(ids));
    return this.#derived.get(key);
  }

  async #derive(ids) {
    const gone = new Set(ids.map((id) => this.numbers.get(id)));
    const docs = new DocTable(this.ids.length + 1);
    for (const [i, column] of docs.columns.entries()) column.set(this.#whole.docs.columns[i]);
    for (const doc of gone) docs.textSegment[doc] = 0;
    const edges = this.#edges.filter(({ citing, cited }) => !gone.has(citing) && !gone.has(cited));
    const said = new Map();
    for (const { cited, passage } of edges) {
      if (!said.has(cited)) said.set(cited, []);
      said.get(cited).push(passage);
    }
    const levels = Float32Array.from(this.courts, (court) => court.level);
    const pairs = new Set(edges.map(({ citing, cited }) => citing * 65_536 + cited));
    await fillAuthority(docs, levels, async (each) => {
      for (const pair of pairs) each(Math.floor(pair / 65_536), pair % 65_536);
    });
    const ordered = [...said.keys()].sort((a, b) => a - b);
    return this.#whole.with(
      docs,
      ordered.map((caseId) => ({ caseId, ...this.#analyzer.analyzeCitingText(said.get(caseId)) })),
    );
  }
}

/** A record of the neutral JSONL. */
export function fromOpinion(record) {
  const date = record.date_filed ?? `${record.year ?? 0}-00-00`;
  return {
    id: record.id,
    courtId: record.court_id,
    decided: Number(date.replaceAll('-', '')),
    text: {
      names: [record.case_name, record.case_name_short, record.case_name_full].filter(Boolean),
      citations: record.citations,
      docket: record.docket_number || null,
      judges: [record.judges].filter(Boolean),
      head: [],
      opinions: record.opinions.map(({ opinion_id: opinionId, text }) => ({ opinionId, text })),
    },
  };
}

/** A record of the starter library. */
export function fromStarter(record) {
  return {
    id: `starter:${record.id}`,
    courtId: record.court,
    decided: Number(`${record.decided}-00-00`.slice(0, 10).replaceAll('-', '')),
    text: {
      names: [record.name, record.fullName].filter(Boolean),
      citations: record.citations,
      docket: record.docket ?? null,
      judges: [record.author].filter(Boolean),
      head: [...record.topics, record.summary, ...record.keyPoints],
      opinions: [],
    },
    history: record.history,
  };
}

/** All the words of an item, for baselines that know no fields. */
export function plainText({ text }) {
  return [
    ...text.names,
    text.citations.join(' '),
    ...text.head,
    ...text.opinions.map((opinion) => opinion.text),
  ].join('\n');
}

/** What looks like a citation; only those of a record's own citations count. */
const CITATION = /(?<![\w.])\d{1,4}\s+[A-Z][A-Za-z0-9.' ]{0,24}?[\s,]+\d{1,5}(?!\w)/g;

/** Who cites whom, with the words around the citation. */
function findEdges(items) {
  const byKey = new Map();
  for (const [i, { text }] of items.entries()) {
    for (const citation of text.citations) byKey.set(citationKey(citation), i + 1);
  }
  const edges = [];
  for (const [i, { text: own }] of items.entries()) {
    for (const { text } of own.opinions) {
      for (const match of text.matchAll(CITATION)) {
        const cited = byKey.get(citationKey(match[0]));
        if (!cited || cited === i + 1) continue;
        const end = match.index + match[0].length;
        const passage = text.slice(Math.max(0, match.index - BEFORE), end + AFTER);
        edges.push({ citing: i + 1, cited, passage });
      }
    }
  }
  return edges;
}

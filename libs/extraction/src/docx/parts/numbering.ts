import type { OfficePackage } from '../open-package.js';
import { type Attributes, readXml } from '../read-xml.js';
import { countIn } from './count-formats.js';

interface Level {
  start: number;
  format: string;
  /** `%1.%2`: the numbers of this level and those above it. */
  text: string;
}

/**
 * Word keeps the numbers of clauses and lists out of the text and counts them when it shows the
 * document; so does this class, because cross-references mean nothing without them.
 */
export class Numbering {
  private readonly abstracts = new Map<string, Map<number, Level>>();
  private readonly lists = new Map<string, { abstract: string; starts: Map<number, number> }>();
  /** Lists that share their levels are numbered together. */
  private readonly counters = new Map<string, (number | undefined)[]>();
  private readonly begun = new Set<string>();

  static async read(parts: OfficePackage, part: string | undefined): Promise<Numbering> {
    const numbering = new Numbering();
    if (part) await numbering.load(parts.read(part));
    return numbering;
  }

  /** The label of the next paragraph of a list, counted; empty where there is none. */
  next(numId: string, level: number): string {
    const list = this.lists.get(numId);
    const levels = list && this.abstracts.get(list.abstract);
    const own = levels?.get(level);
    if (!list || !levels || !own) return '';
    const counters = this.counters.get(list.abstract) ?? [];
    this.counters.set(list.abstract, counters);
    this.restart(numId, level, list.starts, counters);
    const start = list.starts.get(level) ?? own.start;
    counters[level] = (counters[level] ?? start - 1) + 1;
    counters.length = level + 1;
    if (own.format === 'bullet') return '•';
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const shown = levels.get(at);
      return countIn(shown?.format ?? 'decimal', counters[at] ?? shown?.start ?? 1);
    });
  }

  /** A list that overrides a level's start begins there the first time that it is used. */
  private restart(
    numId: string,
    level: number,
    starts: ReadonlyMap<number, number>,
    counters: (number | undefined)[],
  ): void {
    const key = `${numId} ${level}`;
    if (starts.has(level) && !this.begun.has(key)) counters[level] = undefined;
    this.begun.add(key);
  }

  private async load(part: AsyncIterable<Buffer>): Promise<void> {
    let levels: Map<number, Level> | null = null;
    let level: Level | null = null;
    let list: { abstract: string; starts: Map<number, number> } | null = null;
    let override = 0;
    await readXml(part, {
      open: (name, attributes) => {
        const { val = '' } = attributes;
        if (name === 'abstractNum') {
          levels = new Map();
          this.abstracts.set(attributes.abstractNumId ?? '', levels);
        } else if (name === 'num') {
          list = { abstract: '', starts: new Map() };
          this.lists.set(attributes.numId ?? '', list);
        } else if (name === 'abstractNumId' && list) list.abstract = val;
        else if (name === 'lvlOverride') override = Number(attributes.ilvl);
        else if (name === 'startOverride' && list) list.starts.set(override, Number(val));
        else if (name === 'lvl' && levels) {
          level = { start: 1, format: 'decimal', text: '' };
          levels.set(Number(attributes.ilvl), level);
        } else if (level) describe(level, name, attributes);
      },
      close: (name) => {
        if (name === 'abstractNum') levels = null;
        if (name === 'num') list = null;
        if (name === 'lvl') level = null;
      },
    });
  }
}

function describe(level: Level, element: string, { val = '' }: Attributes): void {
  if (element === 'start') level.start = Number(val);
  else if (element === 'numFmt') level.format = val;
  else if (element === 'lvlText') level.text = val;
}

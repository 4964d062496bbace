import { COURT_ROWS } from './courts.generated.js';

/** A court of courts-db. */
interface Court {
  /** courts-db id, e.g. `scotus`, `ca9`, `nysd`. */
  id: string;
  name: string;
  /** Abbreviation used in citations (Bluebook T1, T7), e.g. `9th Cir.`; may be empty. */
  citation: string;
  /** First and last year; absent: unknown or still sitting. */
  from?: number;
  to?: number;
  system: 'federal' | 'state' | 'tribal' | 'other';
  type: 'trial' | 'appellate' | 'bankruptcy' | 'other';
  level: 'highest' | 'intermediate' | 'general-trial' | 'limited-trial' | 'other';
  /** State or place. */
  location: string;
}

/** A court with the names it has been called by in print. */
export interface CourtNames extends Court {
  aliases: string[];
  /** courts-db knows decisions headed with exactly its name. */
  printed: boolean;
}

const SYSTEMS: Record<string, Court['system']> = { f: 'federal', s: 'state', t: 'tribal' };
const TYPES: Record<string, Court['type']> = { t: 'trial', a: 'appellate', b: 'bankruptcy' };
const LEVELS: Record<string, Court['level']> = {
  h: 'highest',
  i: 'intermediate',
  g: 'general-trial',
  l: 'limited-trial',
};

let cached: CourtNames[] | undefined;
let index: Map<string, CourtNames> | undefined;

/** All 2,809 courts, decoded on first use. */
export function courts(): CourtNames[] {
  cached ??= COURT_ROWS.split('\n').map((row) => {
    const [id = '', name = '', citation = '', from, to, kind = '---', location = '', ...aliases] =
      row.split('\t');
    return {
      id,
      name,
      citation,
      from: from ? Number(from) : undefined,
      to: to ? Number(to) : undefined,
      system: SYSTEMS[kind[0]!] ?? 'other',
      type: TYPES[kind[1]!] ?? 'other',
      level: LEVELS[kind[2]!] ?? 'other',
      location,
      aliases,
      printed: kind[3] === '+',
    };
  });
  return cached;
}

/** The court with a courts-db id. */
export function courtById(id: string): Court | undefined {
  index ??= new Map(courts().map((court) => [court.id, court]));
  return index.get(id);
}

/** Whether the court sat in `year`; unknown dates count as yes. */
export const satIn = (court: Court, year: number | undefined): boolean =>
  year === undefined || ((court.from ?? 0) <= year && year <= (court.to ?? 9999));

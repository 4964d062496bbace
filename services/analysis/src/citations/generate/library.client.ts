import {
  AppError,
  type CaseRef,
  findCases,
  type LaterHistory,
  type LookupKey,
  LookupKeySchema,
  lookUpCitations,
  type OfferedDecision,
  offerDecisions,
} from '@casewright/contracts';
import {
  isOutOfReach,
  type LibraryAnswer,
  type LibraryCase,
  namesakes,
  type Recognized,
} from '@casewright/law/checking';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';

/** Candidates by name; more would not be looked at by a reader either. */
const CANDIDATES = 20;
/** Leaves the caller time to write the citation without the library. */
const DEADLINE_MS = 5_000;
const LONGEST_NAME = 300;
const LONGEST_TYPED = 200;

/** The question for a decision with a reporter, a volume and a first page. */
function keyOf({ item, pin }: Recognized): LookupKey | undefined {
  const { volume, page, title } = item;
  const reporter = item['container-title'];
  if (!reporter || volume === undefined || page === undefined || /^_/.test(String(page)))
    return undefined;
  return {
    citation: `${volume} ${reporter} ${page}`,
    volume: String(volume),
    reporter,
    page: String(page),
    ...(title ? { name: title.slice(0, LONGEST_NAME) } : {}),
    ...(pin ? { pinned: true } : {}),
  };
}

/** Asks the search service about a decision. */
@Injectable()
export class LibraryClient {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** What the library has at the citation, or else by the name, of a decision. */
  async ask(source: Recognized): Promise<LibraryAnswer> {
    const { title } = source.item;
    const key = keyOf(source);
    try {
      if (key) return await this.atCitation(key);
      return title ? await this.byName(source, title) : { asked: 'nothing' };
    } catch (error) {
      if (isOutOfReach(error)) return { asked: 'unreachable' };
      throw error;
    }
  }

  /** Whether a case is still good law; null where it cannot be looked up now. */
  async historyOf({
    citation,
    name,
  }: Pick<CaseRef, 'citation' | 'name'>): Promise<LaterHistory | null> {
    if (!citation) return null;
    try {
      const keys = [{ citation, name: name.slice(0, LONGEST_NAME) }];
      const [found] = await this.bus.call(lookUpCitations, { keys }, { deadlineMs: DEADLINE_MS });
      return found?.history ?? null;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  private async atCitation(key: LookupKey): Promise<LibraryAnswer> {
    if (!LookupKeySchema.safeParse(key).success) return { asked: 'nothing' };
    const keys = [key];
    const [found] = await this.bus.call(lookUpCitations, { keys }, { deadlineMs: DEADLINE_MS });
    return found ? { asked: 'citation', citation: key.citation, ...found } : { asked: 'nothing' };
  }

  private async byName(source: Recognized, name: string): Promise<LibraryAnswer> {
    const found = await this.bus.call(
      findCases,
      { query: name.slice(0, LONGEST_NAME), pageSize: CANDIDATES },
      { deadlineMs: DEADLINE_MS },
    );
    const cases = found.cases.map(
      ({ id, title, citation, citations, court, year }): LibraryCase => ({
        id,
        name: title,
        citation,
        court: court.name,
        year,
        fullName: null,
        citations,
        courtId: court.id,
      }),
    );
    const isHeld = namesakes(source, cases).length > 0;
    return { asked: 'name', cases, ...(!isHeld && { indexed: await this.indexed(name) }) };
  }

  /** Decisions of the citation index with a name; none where it cannot be asked now. */
  private async indexed(name: string): Promise<OfferedDecision[]> {
    const typed = name.slice(0, LONGEST_TYPED);
    try {
      return await this.bus.call(offerDecisions, { typed }, { deadlineMs: DEADLINE_MS });
    } catch (error) {
      if (isOutOfReach(error)) return [];
      throw error;
    }
  }
}

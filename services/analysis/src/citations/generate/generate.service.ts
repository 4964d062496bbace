import {
  type GeneratedCitation,
  type generateCitation,
  recordHistory,
} from '@casewright/contracts';
import {
  type Completed,
  completeDecision,
  completeOther,
  isOutOfReach,
  namesakes,
  type Recognized,
  recognizeSource,
  toGenerated,
  writeCitation,
} from '@casewright/law/checking';
import { BUS, type Bus } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { isLong, TextThreads } from '../../threads/text-threads.js';
import { CitationsRepository } from '../record/citations.repository.js';
import { LibraryClient } from './library.client.js';

type Request = z.output<typeof generateCitation.request>;

@Injectable()
export class GenerateService {
  constructor(
    private readonly library: LibraryClient,
    private readonly citations: CitationsRepository,
    @Inject(BUS) private readonly bus: Bus,
    private readonly threads: TextThreads,
  ) {}

  /**
   * Reads the source in a text, completes it from the library, writes it, and keeps the record.
   *
   * @throws AppError NOT_SIGNED_IN for a call without a user
   */
  async generate({ content, format, type }: Request): Promise<GeneratedCitation> {
    const userId = currentUserId();
    const text = content.replaceAll('\0', ' ');
    const source = isLong(text)
      ? await this.threads.run('recognize', { content: text, type })
      : recognizeSource(text, type);
    const written = await this.write(source, { format, type });
    const { citationText } = written;
    const asked = { content: text, format, type };
    const id = await this.citations.add({ ...asked, userId, documentId: null, citationText });
    await this.remember(text.trim());
    return { id, ...written };
  }

  /** Completes a source from the library and writes it; keeps nothing. */
  async write(
    recognized: Recognized,
    asked: Pick<Request, 'format' | 'type'>,
  ): Promise<Omit<GeneratedCitation, 'id'>> {
    const source = await this.complete(recognized);
    return toGenerated(source, writeCitation(source, asked.format), asked);
  }

  /** Leaves the trace in the history; without it the citation is still good. */
  async remember(query: string): Promise<void> {
    try {
      await this.bus.call(recordHistory, { query, category: 'citation' });
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
    }
  }

  private async complete(source: Recognized): Promise<Completed> {
    if (source.kind !== 'case') return completeOther(source);
    const answer = await this.library.ask(source);
    const completed = completeDecision(source, answer);
    const { match, known } = completed;
    const found = match ?? (known && { name: known.name, citation: known.citations[0] ?? null });
    if (found) return { ...completed, history: await this.library.historyOf(found) };
    const history = (answer.asked === 'citation' && answer.history) || null;
    return { ...completed, history, elsewhere: await this.elsewhere(completed) };
  }

  /** Where the named case is, if no such case appears at the cited place. */
  private async elsewhere(completed: Completed): Promise<Completed['elsewhere']> {
    const { item, verdict } = completed;
    const cited = item['container-title'] !== undefined && verdict !== 'unchecked';
    if (!cited || !item.title) return [];
    const answer = await this.library.ask({
      ...completed,
      item: { type: item.type, title: item.title },
    });
    return answer.asked === 'name' ? namesakes(completed, answer.cases) : [];
  }
}

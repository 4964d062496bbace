import type { CitationChecker } from '@casewright/law/checking';
import type { Ground } from './ground-findings.js';
import { groundReading } from './ground-reading.js';
import type { SectionReading } from './prompt.js';

/** Tells of a model's sentences as each is whole and checked, long before its answer ends. */
export class ToldItems {
  private readonly told = new Set<string>();
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly ground: Omit<Ground, 'tally'>,
    private readonly checker: CitationChecker | undefined,
    private readonly onText: (delta: string) => void,
  ) {}

  /** @param reading what there is of it so far */
  add(reading: SectionReading): void {
    const isNew = ({ text }: { text: string }): boolean => !this.told.has(text);
    const insights = reading.insights.filter(isNew);
    const recommendations = reading.recommendations.filter(isNew);
    if (insights.length + recommendations.length === 0) return;
    for (const { text } of [...insights, ...recommendations]) this.told.add(text);
    const fresh = { summary: '', insights, recommendations, findings: [] };
    // What cannot be checked now is checked with the whole, and told then.
    this.telling = this.telling.then(() => this.tell(fresh)).catch(() => undefined);
  }

  private async tell(fresh: SectionReading): Promise<void> {
    const reading = { readings: [fresh], sectionsTotal: 1 };
    const { byModel } = await groundReading(reading, this.ground, this.checker);
    for (const { text } of [...byModel.insights, ...byModel.recommendations])
      this.onText(`\n\n${text}`);
  }
}

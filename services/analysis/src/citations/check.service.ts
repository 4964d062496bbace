import type { Bearers, CitationCheck } from '@casewright/contracts';
import { type CheckOptions, checkText } from '@casewright/law/checking';
import type { Json } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { isLong, TextThreads } from '../threads/text-threads.js';
import { CitationLibrary } from './citation-library.js';

/** Checks the citations of a text: a long one in its own thread. */
@Injectable()
export class CheckService {
  constructor(
    private readonly library: CitationLibrary,
    private readonly threads: TextThreads,
  ) {}

  /** For an answer, with support: a long text's is written in its thread. */
  async answer(text: string): Promise<CitationCheck | Json<CitationCheck>> {
    const support = true;
    return isLong(text)
      ? this.threads.write('check', { text, support })
      : checkText(text, this.library, { support });
  }

  check(text: string, options: CheckOptions = {}): Promise<CitationCheck> {
    return isLong(text)
      ? this.threads.run('check', { text, ...options })
      : checkText(text, this.library, options);
  }

  /** Which decisions have names that stand without a citation. */
  bearers(names: readonly { name: string; year?: number }[]): Promise<Bearers[]> {
    return this.library.bearers(names);
  }
}

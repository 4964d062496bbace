import type {
  AuthoritiesRequest,
  Bearers,
  CitationCheck,
  CitationCheckRequest,
  TableOfAuthorities,
} from '@casewright/contracts';
import { authoritiesIn, type CheckOptions, checkPlaced } from '@casewright/law/checking';
import type { Json } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { isLong, TextThreads } from '../threads/text-threads.js';
import { CitationLibrary } from './citation-library.js';

/** Checks and lists the citations of a text: of a long one in its own thread. */
@Injectable()
export class CheckService {
  constructor(
    private readonly library: CitationLibrary,
    private readonly threads: TextThreads,
  ) {}

  /** For an answer, with support: a long text's is written in its thread. */
  async answer(request: CitationCheckRequest): Promise<CitationCheck | Json<CitationCheck>> {
    const support = true;
    return isLong(request.text)
      ? this.threads.write('check', { ...request, support })
      : checkPlaced(request, this.library, { support });
  }

  check(
    text: string,
    { places, ...options }: CheckOptions & Pick<CitationCheckRequest, 'places'> = {},
  ): Promise<CitationCheck> {
    const request = { text, places };
    return isLong(text)
      ? this.threads.run('check', { ...request, ...options })
      : checkPlaced(request, this.library, options);
  }

  async table(request: AuthoritiesRequest): Promise<TableOfAuthorities | Json<TableOfAuthorities>> {
    return isLong(request.text)
      ? this.threads.write('authorities', request)
      : authoritiesIn(request.text, request, this.library);
  }

  /** Which decisions have names that stand without a citation. */
  bearers(names: readonly { name: string; year?: number }[]): Promise<Bearers[]> {
    return this.library.bearers(names);
  }
}

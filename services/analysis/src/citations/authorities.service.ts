import type { AuthoritiesRequest, TableOfAuthorities } from '@casewright/contracts';
import { authoritiesIn } from '@casewright/law/checking';
import type { Json } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { isLong, TextThreads } from '../threads/text-threads.js';
import { CitationLibrary } from './citation-library.js';

/** Makes the table of authorities of a text: of a long one in its own thread. */
@Injectable()
export class AuthoritiesService {
  constructor(
    private readonly library: CitationLibrary,
    private readonly threads: TextThreads,
  ) {}

  async table(request: AuthoritiesRequest): Promise<TableOfAuthorities | Json<TableOfAuthorities>> {
    return isLong(request.text)
      ? this.threads.write('authorities', request)
      : authoritiesIn(request.text, request, this.library);
  }
}

import type { TableOfAuthorities } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { CitationJudge } from '../check/citation-judge.js';
import { buildTable } from './build-table.js';
import { pagesOf } from './page-numbers.js';

/** Makes the table of authorities of a text. */
@Injectable()
export class AuthoritiesService {
  constructor(private readonly judge: CitationJudge) {}

  /** @param pages where each page begins; see `AuthoritiesRequestSchema` */
  async table(text: string, pages: readonly number[] | undefined): Promise<TableOfAuthorities> {
    return buildTable(await this.judge.judge(text), pagesOf(text, pages));
  }
}

import {
  findCitations,
  type ParallelCitation,
  type ReporterInfo,
  reporterByAbbreviation,
} from '@casewright/law/citations';

/** A citation by its parts, with what kind of reporter it is in. */
export interface Printing {
  citation: string;
  volume: string;
  reporter: string;
  page: string;
  type: ReporterInfo['type'] | undefined;
}

/** `347 U.S. 483` taken apart; `undefined` for what is no reporter citation. */
function printingOf(citation: string): Printing | undefined {
  const [found] = findCitations(citation);
  const { volume, reporter, page } = found?.fields ?? {};
  if (found?.kind !== 'case' || !volume || !reporter || !page) return undefined;
  const type = reporterByAbbreviation(reporter)[0]?.type;
  return { citation: found.normalized, volume, reporter, page, type };
}

export const printingsOf = (citations: readonly string[]): Printing[] =>
  citations.map(printingOf).filter((each) => each !== undefined);

export const asVariables = ({ volume, reporter, page }: Printing): ParallelCitation => ({
  volume,
  'container-title': reporter,
  page,
});

/** Regional reporters of West, which other states' courts are cited to (Bluebook rule 10.3.1(b)). */
export const isRegional = ({ type }: Printing): boolean => type === 'state_regional';

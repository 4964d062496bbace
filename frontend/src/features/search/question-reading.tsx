import { isNaturalQuestion, type QuestionUnderstanding } from '@casewright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../shared/api/client';
import { runJob } from '../../shared/jobs/run-job';
import { useModel } from '../../shared/model/use-model';
import { InfoTip } from '../../shared/ui/info-tip';
import type { SearchAddress } from './search-address';
import { countOfCases, readingNote, readingWords } from './texts';

interface QuestionReadingProps {
  address: SearchAddress;
  /** Searches by a reading; without one, by the question itself. */
  onRead: (as?: string) => void;
}

/** How a model reads the question, to search by with a click; and the way back. */
export function QuestionReading({ address, onRead }: QuestionReadingProps) {
  const { query, as, page } = address;
  const model = useModel('question');
  if (as !== undefined) return <SearchedAs as={as} onRead={onRead} />;
  if (model === null || page > 1 || !isNaturalQuestion(query)) return null;
  return <ReadByModel model={model} query={query} onRead={onRead} />;
}

function SearchedAs({ as, onRead }: { as: string } & Pick<QuestionReadingProps, 'onRead'>) {
  return (
    <Lines
      words={
        <>
          Your question was searched as <Searched words={as} />
        </>
      }
    >
      <LineButton onClick={() => onRead()}>Back to the original search</LineButton>
    </Lines>
  );
}

interface ReadByModelProps extends Pick<QuestionReadingProps, 'onRead'> {
  model: string;
  query: string;
}

function ReadByModel({ model, query, onRead }: ReadByModelProps) {
  const { data: answer, isError } = useQuery(understandingQuery(query));
  const search = answer?.search;
  if (!answer || !search) return <Lines words={readingWords(model, answer, isError)} />;
  return (
    <Lines
      words={
        <>
          The model {answer.engine} reads your question as <Searched words={search.query} />
        </>
      }
    >
      <LineButton onClick={() => onRead(search.query)}>
        {`Search this way (${countOfCases(search.total)})`}
      </LineButton>
      <InfoTip label="About this reading">
        {search.query}. {readingNote(answer)}
      </InfoTip>
    </Lines>
  );
}

/** Two lines and one for what can be done: as high before the model has answered as after. */
function Lines({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-4 text-sm text-ink-soft">
      <p className="line-clamp-3 h-[3lh] wrap-anywhere sm:line-clamp-2 sm:h-[2lh]">{words}</p>
      <div className="flex h-7 items-center gap-1">{children}</div>
    </div>
  );
}

const Searched = ({ words }: { words: string }) => (
  <span className="font-serif text-ink">{words}</span>
);

function LineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-6 items-center rounded-sm text-link"
    >
      {children}
    </button>
  );
}

/** How the model reads a question. Moving on to another search cancels the work. */
function understandingQuery(query: string) {
  return queryOptions({
    queryKey: ['understanding', query],
    queryFn: ({ signal }) =>
      runJob<QuestionUnderstanding>(
        (headers) => call('POST /search/understanding', { body: { query }, headers }),
        signal,
      ),
  });
}

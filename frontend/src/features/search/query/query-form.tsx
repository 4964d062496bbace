import { SearchRequestSchema } from '@casewright/contracts';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';
import { Button } from '../../../shared/ui/button';
import { FieldError, Label } from '../../../shared/ui/field';
import { InfoTip } from '../../../shared/ui/info-tip';
import { Input } from '../../../shared/ui/input';

interface QueryFormProps {
  /** The query of the address: what the field shows. Key the form by navigation. */
  query: string;
  isRunning: boolean;
  /** One row for above the results; else the field is the page. */
  isCompact: boolean;
  onAsk: (query: string) => void;
}

const EXAMPLE_QUERY = 'duty of a therapist to warn a third party';

/** The field and its button. A blank query is refused here, with the contract's own words. */
export function QueryForm({ query, isRunning, isCompact, onAsk }: QueryFormProps) {
  const { draft, write, error, submit, field } = useQueryDraft(query, onAsk);
  const id = useId();
  return (
    <search>
      <form
        noValidate
        onSubmit={submit}
        className={clsx('grid gap-x-4', isCompact && 'lg:grid-cols-[auto_minmax(0,1fr)]')}
      >
        <QueryLabel htmlFor={id} />
        <div className={clsx('flex gap-3', !isCompact && 'max-sm:flex-col')}>
          <Input
            ref={field}
            id={id}
            data-search-field
            enterKeyHint="search"
            autoComplete="off"
            placeholder="e.g. Can police open a phone seized in an arrest?"
            value={draft}
            disabled={isRunning}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => write(event.target.value)}
            className={isCompact ? 'h-12 min-w-0' : 'h-13 px-4 md:text-lg'}
          />
          <SearchButton isRunning={isRunning} isCompact={isCompact} />
        </div>
        <div aria-live="polite" className={clsx(isCompact && 'lg:col-start-2')}>
          {error ? (
            <FieldError id={`${id}-error`} className="mt-2">
              {error}
            </FieldError>
          ) : null}
        </div>
      </form>
    </search>
  );
}

/** What is in the field, and why it was refused. */
function useQueryDraft(query: string, onAsk: (query: string) => void) {
  const [draft, setDraft] = useState(query);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = draft.trim();
    const { error: refusal } = SearchRequestSchema.shape.query.safeParse(asked);
    setError(refusal?.issues[0]?.message);
    if (refusal) field.current?.focus();
    else onAsk(asked);
  };
  const write = (text: string) => {
    setDraft(text);
    setError(undefined);
  };
  return { draft, write, error, submit, field };
}

function SearchButton({ isRunning, isCompact }: Pick<QueryFormProps, 'isRunning' | 'isCompact'>) {
  return (
    <Button
      type="submit"
      size="lg"
      pendingText={isRunning && 'Searching...'}
      className={isCompact ? 'sm:min-w-36 max-sm:px-4' : 'h-13 min-w-36'}
    >
      <Search aria-hidden className={clsx('size-4', isCompact && 'max-sm:hidden')} />
      Search
    </Button>
  );
}

function QueryLabel({ htmlFor }: { htmlFor: string }) {
  return (
    <div className="mb-2 flex items-center gap-1 lg:mb-0">
      <Label htmlFor={htmlFor}>Legal Research Query</Label>
      <InfoTip label="How to ask">
        Cases with all of your words come first. Put a phrase in quotation marks to find it word for
        word, or a minus before a word to leave it out. AND, OR, and NOT join words, and parentheses
        group them; court:ca9, judge:Cardozo, after:2010, and before:1970 narrow the search.
      </InfoTip>
    </div>
  );
}

/** One example to click, for a first search. */
export function ExampleQuery() {
  return (
    <Link
      to={searchHref(EXAMPLE_QUERY)}
      className="inline-flex min-h-6 items-center font-serif text-base text-link italic"
    >
      {EXAMPLE_QUERY}
    </Link>
  );
}

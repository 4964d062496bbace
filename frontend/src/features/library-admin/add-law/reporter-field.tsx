import type { LawReporter } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { reasonOf } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Input } from '../../../shared/ui/input';
import { Busy } from '../../../shared/ui/spinner';
import { reportersQuery } from '../library-queries';

const described = ({ name, fullName, from: first, to }: LawReporter) =>
  `${name}, ${fullName}${first && to ? `, ${first}–${to}` : ''}`;

interface ReporterFieldProps {
  chosen: readonly LawReporter[];
  /** Looked for at once, and chosen where a reporter has this very name. */
  named: string;
  error: string | undefined;
  onChange: (chosen: LawReporter[]) => void;
}

/** Finds reporters by name or state, and keeps those that were chosen. */
export function ReporterField({ chosen, named, error, onChange }: ReporterFieldProps) {
  const [words, setWords] = useState(named);
  const [query, setQuery] = useState(named);
  const found = useQuery(reportersQuery(query));
  const [first] = found.data ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the name that was given is found
  useEffect(() => {
    if (named !== '' && first?.name === named && chosen.length === 0) onChange([first]);
  }, [first]);
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setQuery(words.trim());
  };
  const others = found.data?.filter(({ slug }) => !chosen.some((each) => each.slug === slug));
  return (
    <div>
      <Field
        label="Reporters"
        hint="By abbreviation, name, or state: F.3d, Massachusetts"
        error={error}
      >
        {(control) => (
          <div className="flex gap-3">
            <Input
              {...control}
              autoComplete="off"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onKeyDown={submit}
            />
            <Button variant="secondary" className="h-11" onClick={() => setQuery(words.trim())}>
              Find
            </Button>
          </div>
        )}
      </Field>
      {found.isFetching ? <Busy className="mt-2 text-sm">Finding reporters...</Busy> : null}
      {found.error ? (
        <InlineAlert className="mt-3" title="The list of reporters could not be loaded">
          <p className="wrap-anywhere">{reasonOf(found.error, 'Try again later.')}</p>
          <p>
            On the server, npm run add-law takes reporters by their short names and lists the files
            to bring.
          </p>
        </InlineAlert>
      ) : null}
      <Chosen chosen={chosen} onChange={onChange} />
      {found.data?.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">No reporter has these words.</p>
      ) : null}
      <Found found={others ?? []} onChoose={(reporter) => onChange([...chosen, reporter])} />
    </div>
  );
}

interface FoundProps {
  found: readonly LawReporter[];
  onChoose: (reporter: LawReporter) => void;
}

function Found({ found, onChoose }: FoundProps) {
  if (found.length === 0) return null;
  return (
    <ul aria-label="Reporters that were found" className="mt-2 max-h-60 overflow-y-auto">
      {found.map((reporter) => (
        <li key={reporter.slug} className="border-t border-rule py-1">
          <Button
            variant="link"
            className="min-h-6 text-left whitespace-normal"
            onClick={() => onChoose(reporter)}
          >
            {described(reporter)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Chosen({ chosen, onChange }: Pick<ReporterFieldProps, 'chosen' | 'onChange'>) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen reporters" className="mt-2 flex flex-wrap gap-2">
      {chosen.map(({ slug, name }) => (
        <li key={slug}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => onChange(chosen.filter((each) => each.slug !== slug))}
          >
            {name}
            <X aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { Quote } from 'lucide-react';
import { JobProgressBar } from '../../../shared/jobs/job-progress-bar';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { EmptyState } from '../../../shared/ui/empty-state';
import { LoadingLines, Skeleton } from '../../../shared/ui/skeleton';
import { GeneratorForm } from './generator-form';
import type { FormState } from './generator-state';
import type { Generator } from './use-generator';

/** A separate chunk: the form does not wait for the result's views. */
const GeneratedCitationView = lazyPart(
  () => import('./result/generated-citation'),
  'GeneratedCitationView',
  'panel',
  <Generating />,
);

const SHAPE = ['mt-1 h-6 w-5/6', 'h-6 w-1/2', 'mt-5 w-full', 'w-4/5'];

const EXAMPLE: FormState = {
  content: 'brown v board of education 347 us 483 1954 supreme court',
  format: 'bluebook',
  type: 'case',
};

/** The form at the left, what was generated at the right; below each other on small screens. */
export function GeneratorTab({ generator }: { generator: Generator }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="lg:sticky lg:top-6">
        <GeneratorForm generator={generator} />
      </div>
      <Outcome generator={generator} />
    </div>
  );
}

function Outcome({ generator }: { generator: Generator }) {
  const { generation, isRunning, reading, setForm, generate } = generator;
  if (reading) return <Reading {...reading} />;
  if (isRunning) return <Generating />;
  if (generation) {
    return (
      <GeneratedCitationView
        key={generation.answer.id}
        generation={generation}
        generator={generator}
      />
    );
  }
  const show = () => {
    setForm(EXAMPLE);
    generate(EXAMPLE);
  };
  return (
    <EmptyState
      icon={Quote}
      title="The citation appears here"
      action={
        <button
          type="button"
          onClick={show}
          className="min-h-6 text-left font-serif text-link italic"
        >
          {EXAMPLE.content}
        </button>
      }
    >
      It is written from your text and completed from the library. Anything missing is listed. Try
      it with
    </EmptyState>
  );
}

function Reading({ progress, cancel }: NonNullable<Generator['reading']>) {
  return (
    <div aria-busy="true">
      <JobProgressBar words="Reading the description..." progress={progress} onCancel={cancel} />
      <Skeleton className="mt-6 h-6 w-5/6" />
      <Skeleton className="mt-3 h-6 w-1/2" />
    </div>
  );
}

function Generating() {
  return <LoadingLines isSaid words="Generating the citation..." widths={SHAPE} />;
}

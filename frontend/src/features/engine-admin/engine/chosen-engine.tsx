import type { EngineStatus, ModelStatus } from '@casewright/contracts';
import { CircleCheck, CircleDashed, CirclePause, OctagonX } from 'lucide-react';
import { type BadgeLook, StateBadge } from '../../../shared/ui/badge';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Coded } from '../../../shared/ui/kbd';
import { EngineTest } from './engine-test';
import { RecentCalls } from './recent-calls';

const NAMES = { local: 'Built-in engine', keyless: 'A model without a key' };

/** How each state of the endpoint is said. */
const STATE_LOOKS: Record<ModelStatus['state'], BadgeLook> = {
  answers: { word: 'Answers', icon: CircleCheck, tone: 'verified' },
  fails: { word: 'Not responding', icon: OctagonX, tone: 'notfound' },
  paused: { word: 'Paused', icon: CirclePause, tone: 'mismatch' },
  unasked: { word: 'Not used yet', icon: CircleDashed, tone: 'unchecked' },
};

/** Which engine there is and why; of a model also whether it answers, and a test. */
export function ChosenEngine({ engine }: { engine: EngineStatus }) {
  const { model } = engine;
  return (
    <section aria-labelledby="engine">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="engine" className="min-w-0 text-xl wrap-anywhere">
          {engine.engine === 'openai' ? `Model ${model?.model ?? ''}` : NAMES[engine.engine]}
        </h2>
        {model ? <StateBadge look={STATE_LOOKS[model.state]} /> : null}
      </div>
      <p className="max-w-measure text-ink-soft wrap-anywhere">{engine.reason}</p>
      {engine.engine === 'keyless' ? <KeyMissing /> : null}
      {model ? (
        <>
          <EngineTest />
          <RecentCalls recent={model.recent} />
        </>
      ) : (
        <HowToUseAModel />
      )}
    </section>
  );
}

function KeyMissing() {
  return (
    <InlineAlert title="Screens that use the model will not work" className="mt-4">
      <p>
        <Coded>
          Set `OPENAI_API_KEY`, or the `OPENAI_BASE_URL` of an endpoint that needs none, and
          restart. `AI_PROVIDER=auto` uses the built-in engine until then.
        </Coded>
      </p>
    </InlineAlert>
  );
}

function HowToUseAModel() {
  return (
    <div className="mt-6 max-w-measure">
      <h3 className="mb-2 text-lg">To use a model</h3>
      <p className="text-ink-soft">
        Any OpenAI-compatible endpoint works, including your own. Set its address and model in the
        environment, and restart:
      </p>
      <pre className="my-3 rounded-md border border-rule bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {'OPENAI_BASE_URL=http://127.0.0.1:11434/v1\nOPENAI_MODEL=qwen2.5:14b\nEXTERNAL_AI=off'}
      </pre>
      <p className="text-ink-soft">
        <Coded>
          `EXTERNAL_AI=off` blocks every address outside your private network. For a cloud endpoint,
          leave it out and set `OPENAI_API_KEY`.
        </Coded>
      </p>
    </div>
  );
}

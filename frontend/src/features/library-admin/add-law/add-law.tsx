import { useSearchParams } from 'react-router-dom';
import { reasonOf } from '../../../shared/ui/administration';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { LawForm } from './law-form';
import { LawPlan } from './law-plan';
import { volumeOf } from './law-words';
import { SendFiles } from './send-files';
import * as texts from './texts';
import { useOrder } from './use-order';

/** Choosing law that its publishers have, and fetching it. */
export function AddLaw() {
  const [address] = useSearchParams();
  const wanted = volumeOf(address.get('add'));
  const form = useOrder(wanted);
  const { plan } = form;
  return (
    <section aria-labelledby="add-law">
      <h2 id="add-law" className="mb-3 text-xl">
        {texts.addLaw}
      </h2>
      <p className="mb-4 max-w-measure text-ink-soft">{texts.whatAddingDoes}</p>
      <LawForm form={form} named={wanted?.reporter ?? ''} />
      {plan.error ? (
        <InlineAlert className="mt-4 max-w-2xl" title={texts.sizeCouldNotBeFound}>
          <p className="wrap-anywhere">{reasonOf(plan.error, texts.tryAgainLater)}</p>
        </InlineAlert>
      ) : null}
      {plan.data && plan.variables ? <LawPlan order={plan.variables} plan={plan.data} /> : null}
      <SendFiles />
    </section>
  );
}

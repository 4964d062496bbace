import { call } from '../../../shared/api/client';
import { AskPanel } from '../../../shared/asking/ask-panel';
import type { Range } from '../../../shared/reading/text/text-blocks';

/** Questions to a kept document. */
export function AskDocument({ id, onPlace }: { id: number; onPlace: (place: Range) => void }) {
  return (
    <AskPanel
      subject="document"
      text={`document-${id}`}
      ask={(question, request) =>
        call('POST /documents/:id/questions', { params: { id }, body: { question }, ...request })
      }
      onPlace={onPlace}
    />
  );
}

import type { Finding } from '@casewright/contracts';
import { SeverityBadge } from '../../../shared/severity/severity-badge';
import { Sheet } from '../../../shared/ui/sheet';
import { FindingDetails } from '../findings/finding-row';

/** The finding of a passage that was touched where the text stands alone. */
export function FindingSheet({
  finding,
  onClose,
}: {
  finding: Finding | null;
  onClose: () => void;
}) {
  return (
    <Sheet
      open={finding !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      side="right"
      title={finding?.title ?? ''}
      className="w-[24rem]"
    >
      {finding ? (
        <div className="flex flex-col items-start gap-3 px-5 pt-3 pb-8">
          <SeverityBadge severity={finding.severity} />
          <FindingDetails finding={finding} />
        </div>
      ) : null}
    </Sheet>
  );
}

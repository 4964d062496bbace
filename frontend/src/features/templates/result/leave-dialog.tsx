import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import * as texts from '../texts';

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      title={texts.leaveThisDraft}
      description={texts.whatYouFilledInAnd}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {texts.leaveWithoutSaving}
          </Button>
          <Button onClick={onStay}>{texts.stay}</Button>
        </>
      }
    />
  );
}

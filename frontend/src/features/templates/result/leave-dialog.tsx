import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';

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
      title="Leave this draft?"
      description="You will lose what you filled in and inserted since the last save. Stay and save it to keep it as a version."
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button onClick={onStay}>Stay</Button>
        </>
      }
    />
  );
}

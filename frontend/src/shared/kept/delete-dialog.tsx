import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import * as texts from '../ui/texts';

interface DeleteDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  /** The words on the button that deletes. */
  action: string;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before something is gone for good. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, title, description, action, isDeleting, onDelete, onClose } = props;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keepIt}
          </Button>
          <Button variant="danger" pendingText={isDeleting && texts.deleting} onClick={onDelete}>
            {action}
          </Button>
        </>
      }
    />
  );
}

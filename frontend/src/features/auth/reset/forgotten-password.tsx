import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { LinkRequest } from './link-request';

/** What somebody can do who cannot log in, beside the form. */
export function ForgottenPassword() {
  const [open, setOpen] = useState(false);
  return (
    <p className="text-center text-sm">
      {/* biome-ignore lint/a11y/useValidAnchor: a link by specification; it opens the dialog here */}
      <a
        href="#"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        Forgot your password?
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title="Forgot your password?">
        <LinkRequest onDone={() => setOpen(false)} />
      </Dialog>
    </p>
  );
}

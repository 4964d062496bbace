import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { clearDrafts } from '../drafts/draft-store';
import { removeUser } from '../stores/session-store';

/** Once a session has ended for good: to the public page, with nothing of the user's left here. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate(paths.landing, { replace: true });
    clearDrafts();
    removeUser();
  };
}

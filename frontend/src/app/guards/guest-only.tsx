import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { useUser } from '../../shared/session/use-user';
import type { SessionEndedState } from '../session-watch';

/** The login screen: who is signed in, or has just become so, goes home or where they were. */
export function GuestOnly() {
  const user = useUser();
  const state = useLocation().state as Partial<SessionEndedState> | null;
  return user ? <Navigate to={state?.from ?? paths.home} replace /> : <Outlet />;
}

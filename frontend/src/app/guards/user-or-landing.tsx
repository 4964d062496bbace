import { useUser } from '../../shared/session/use-user';
import { ToolLayout } from '../layouts';
import { Landing } from '../screens';

/** The tool for a signed-in user; for a visitor the landing page, at the same address. */
export function UserOrLanding() {
  return useUser() ? <ToolLayout /> : <Landing />;
}

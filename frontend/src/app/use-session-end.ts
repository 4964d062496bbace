import type { SessionEnd } from '@casewright/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, reportUnauthorized } from '../shared/api/client';
import { getUser } from '../shared/stores/session-store';

/** How often the end is looked at once it is near: another tab may put it off. */
const LOOK_AGAIN_SECONDS = 15;
/** After a look that failed. */
const TRY_AGAIN_SECONDS = 60;

interface Ending {
  at: Date;
  canStay: boolean;
}

/** When the next look is due, in seconds. */
function nextLook(end: SessionEnd | null): number {
  if (!end) return TRY_AGAIN_SECONDS;
  const calm = end.endsInSeconds - end.warnSeconds;
  return calm > 0 ? calm + 1 : Math.min(LOOK_AGAIN_SECONDS, end.endsInSeconds + 1);
}

/**
 * The end of the session, once it is near. The server is asked at the start and when the warning is
 * due, not by the minute; asking does not put the end off.
 */
export function useSessionEnd(): { ending: Ending | null; stay: () => void } {
  const [ending, setEnding] = useState<Ending | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasAlive = useRef(false);
  const isGone = useRef(false);

  const look = useCallback(async () => {
    clearTimeout(timer.current);
    const user = getUser();
    const end = await call('GET /auth/session', { on401: 'throw' }).catch(() => null);
    if (isGone.current) return;
    clearTimeout(timer.current);
    if (end?.endsInSeconds === 0) {
      setEnding(null);
      // What stays on the screen of someone who left is for nobody else.
      if (wasAlive.current) reportUnauthorized(user);
      return;
    }
    if (end) wasAlive.current = true;
    const isNear = end !== null && end.endsInSeconds <= end.warnSeconds;
    const at = new Date(Date.now() + (end?.endsInSeconds ?? 0) * 1000);
    setEnding(isNear ? { at, canStay: end.canStay } : null);
    timer.current = setTimeout(() => void look(), nextLook(end) * 1000);
  }, []);

  useEffect(() => {
    isGone.current = false;
    void look();
    // Timers stand still while a computer sleeps.
    const onReturn = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, [look]);

  const stay = useCallback(() => {
    call('GET /auth/me').then(look, () => undefined);
  }, [look]);
  return { ending, stay };
}

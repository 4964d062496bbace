import { useEffect, useRef, useState } from 'react';
import { writeDraft } from './draft-store';

/** Long enough that a long text is not written at every key. */
const WRITE_AFTER_MS = 300;

/**
 * Keeps a value as the draft of that name whenever it changes, and when the page is left; returns
 * whether it is kept: false once the browser runs out of room.
 */
export function useKept<T>(name: string, value: T): boolean {
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(value);
  useEffect(() => {
    if (latest.current === value) return;
    latest.current = value;
    const timer = setTimeout(() => setIsKept(writeDraft(name, value)), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, value]);
  useEffect(() => {
    const write = () => void writeDraft(name, latest.current);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [name]);
  return isKept;
}

import { useState } from 'react';

/** What is open on this visit: who comes back from a case finds the list as it was. */
const open = new Set<string>();

/** Whether the details under `key` are open, kept beyond the component. */
export function useOpen(key: string): { isOpen: boolean; toggle: () => void } {
  const [isOpen, setIsOpen] = useState(() => open.has(key));
  const toggle = () => {
    if (isOpen) open.delete(key);
    else open.add(key);
    setIsOpen(!isOpen);
  };
  return { isOpen, toggle };
}

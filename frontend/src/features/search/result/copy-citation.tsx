import type { SearchCase } from '@casewright/contracts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../shared/clipboard/copy-text';
import { announce } from '../../../shared/ui/live-region';
import { toast } from '../../../shared/ui/toast-store';
import { citationText } from './citation-text';

const CONFIRMED_FOR_MS = 2_000;

/** Puts the citation on the clipboard. Quiet until its result is pointed at or has the focus. */
export function CopyCitation({ found }: { found: SearchCase }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    const text = citationText(found);
    if (await copyText(text)) {
      setIsCopied(true);
      announce('Citation copied');
      return;
    }
    const description = `Your browser refused. Select it here and copy: ${text}`;
    toast({ title: 'The citation was not copied', description, variant: 'destructive' });
  };

  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      data-no-print
      onClick={copy}
      className="inline-flex min-h-6 shrink-0 items-center gap-1.5 rounded-sm transition-colors group-focus-within/result:text-accent-ink group-hover/result:text-accent-ink hover:underline hover:underline-offset-4"
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      {isCopied ? 'Copied' : 'Copy citation'}
    </button>
  );
}

import { type DragEvent, useState } from 'react';

/**
 * Takes files dropped anywhere inside; with `take` null they are refused, but the browser stays on
 * the page.
 */
export function useDrop(take: ((file: File) => void) | null) {
  const [isOver, setIsOver] = useState(false);
  const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver: isOver && take !== null,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!isFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event: DragEvent) {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (!isFile(event)) return;
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && take) take(file);
      },
    },
  };
}

import { type ReactNode, useLayoutEffect } from 'react';

/** Says on the document, as `<html data-answering>`, that React answers for the page in it: as HTML, a page looks the same before. */
export function Answering({ onAnswer, children }: { onAnswer?: (() => void) | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.answering = '';
    onAnswer?.();
  }, [onAnswer]);
  return children;
}

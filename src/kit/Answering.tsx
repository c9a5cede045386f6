import { type ReactNode, useLayoutEffect } from 'react';

/**
 * Says on the document, as `<html data-answering>`, that React answers for the page in it: as HTML, a page looks the same
 * before. It stands around the page, and not beside it in its Suspense: there parts of the page began anew in WebKit as their
 * code came, and forgot what was pressed.
 */
export function Answering({ onAnswer, children }: { onAnswer?: (() => void) | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.answering = '';
    onAnswer?.();
  }, [onAnswer]);
  return children;
}

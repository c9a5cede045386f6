import { useLayoutEffect } from 'react';

/**
 * Says on the document, as `<html data-answering>`, that React answers for the page that stands beside it: as HTML, a page
 * looks the same before.
 */
export function Answering({ onAnswer }: { onAnswer?: (() => void) | undefined }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.answering = '';
    onAnswer?.();
  }, [onAnswer]);
  return null;
}

/** So many pages may fail until the rest is not tried any more. */
export const ENOUGH = 10;

/** What came in place of a page, as half a sentence. */
export function said({ kind, status, detail, message }) {
  if (kind === 'server' || (status && status >= 400)) return `answered ${status}`;
  if (kind === 'unreadable') return `what came cannot be read${detail ? `: ${detail}` : ''}`;
  if (kind === 'network' || kind === 'timeout') return detail || 'no answer';
  return message;
}

/** Whether trying again may help: a page that cannot be drawn will not be drawn the second time. */
export const isBackends = ({ kind }) => kind !== undefined;

/**
 * The sentence of pages that could not be made: what the backend at `backend` did to each of the first, and how many were `left`
 * untried.
 */
export function complaintOf(failed, backend, left) {
  const shown = failed.slice(0, ENOUGH).map(({ path, failure }) => `${path} (${said(failure)})`);
  const more = left > 0 ? `, and ${left} more were not tried` : '';
  const what = failed.length === 1 ? '1 page' : `${failed.length} pages`;
  const who = failed.every(({ failure }) => isBackends(failure)) ? ` from the backend at ${backend}` : '';
  return `${what} could not be made${who}: ${shown.join(', ')}${more}.`;
}

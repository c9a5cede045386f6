/** Why a page could not be made: what the store's API client states about the backend, or what was thrown. */
export type PageFailure = { name?: string; kind?: string; status?: number; detail?: string; message: string };
export type FailedPage = { path: string; failure: PageFailure };

/** So many pages may fail until the rest is not tried any more. */
export const MAX_FAILURES = 10;

/** What came in place of a page, as half a sentence. */
export function formatReason({ kind, status, detail, message }: PageFailure): string {
  if (kind === 'server' || (status && status >= 400)) return `answered ${status}`;
  if (kind === 'unreadable') return `what came cannot be read${detail ? `: ${detail}` : ''}`;
  if (kind === 'network' || kind === 'timeout') return detail || 'no answer';
  return message;
}

/** Whether trying again may help: a page that cannot be drawn will not be drawn the second time. */
export const isBackendFailure = ({ kind }: PageFailure): boolean => kind !== undefined;

/**
 * The sentence of pages that could not be made: what the backend at `backend` did to each of the first. `remainingCount` pages
 * were not tried.
 */
export function formatPageFailures(failed: readonly FailedPage[], backend: string, remainingCount: number): string {
  const first = failed.slice(0, MAX_FAILURES).map(({ path, failure }) => `${path} (${formatReason(failure)})`);
  const more = remainingCount > 0 ? `, and ${remainingCount} more were not tried` : '';
  const what = failed.length === 1 ? '1 page' : `${failed.length} pages`;
  const who = failed.every(({ failure }) => isBackendFailure(failure)) ? ` from the backend at ${backend}` : '';
  return `${what} could not be made${who}: ${first.join(', ')}${more}.`;
}

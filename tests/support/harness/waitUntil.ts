import { waitFor } from '@testing-library/dom';

/** Waits until it is so. Rejects with what was waited for, where it does not come in time. */
export const waitUntil = (isSo: () => boolean, what: string): Promise<void> =>
  waitFor(() => {
    if (!isSo()) throw new Error(`This did not come: ${what}`);
  });

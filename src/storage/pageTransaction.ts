import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/**
 * Runs work in one IndexedDB transaction and settles once that is complete; `work` may await nothing but its requests.
 * Safari freezes a page that is left together with its open transactions, and the pages after it wait for them for ever.
 * So a transaction is aborted where its page is put away, and runs again where the shopper comes back to that page.
 * Rejects as the work or the transaction does.
 */
export async function runTransaction<
  Schema extends DBSchema,
  Names extends StoreNames<Schema>,
  Mode extends 'readonly' | 'readwrite',
  Result,
>(
  open: () => Promise<IDBPDatabase<Schema>>,
  names: Names[],
  mode: Mode,
  work: (transaction: IDBPTransaction<Schema, Names[], Mode>) => Promise<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(names, mode);
  let shown: Promise<unknown> | undefined;
  const abort = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    try {
      transaction.abort();
      shown = new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
    } catch {
      // it commits already
    }
  };
  window.addEventListener('pagehide', abort);
  try {
    const [result] = await Promise.all([work(transaction), transaction.done]);
    return result;
  } catch (error) {
    if (!shown) throw error;
  } finally {
    window.removeEventListener('pagehide', abort);
  }
  await shown;
  return runTransaction(open, names, mode, work);
}

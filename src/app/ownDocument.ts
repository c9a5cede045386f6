import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { isAllPersistent } from '../storage/persisted.ts';

const CHECKOUT = '/checkout/';

/** The path that the browser loaded the document for; the address may be another one since. */
const getDocumentPath = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/**
 * Opens the pages of the checkout as a document of their own, for a policy comes with a document: the one of the checkout lets the
 * second provider's code run, and those of other pages do not. Not where the browser cannot store the visit, which would be lost: the other
 * provider takes the payment then (PAY-10).
 */
export function openInOwnDocument({ request: { url } }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(url);
  if (import.meta.env.SSR || getDocumentPath().startsWith(CHECKOUT) || !isAllPersistent()) return null;
  return redirectDocument(pathname + search);
}

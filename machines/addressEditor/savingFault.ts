/** Why an address was not saved; `detail` is the backend's own sentence where it has one for a shopper. */
export type SavingFault = { is: 'expired' | 'refused' | 'wrong' | 'unanswered'; detail: string };

const textAt = (error: unknown, key: string): string => {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** "address.0.locality: City field is required." begins with the field's path, which means nothing to a shopper. */
const sentenceIn = (detail: string) => detail.replace(/^[a-z_]+(\.\w+)*: /, '');

/** What became of saving an address, by what the port rejects with. (ADDR-11 to ADDR-14) */
export function toSavingFault(error: unknown): SavingFault {
  const kind = textAt(error, 'kind');
  if (kind === 'unauthorised') return { is: 'expired', detail: '' };
  if (kind === 'network' || kind === 'timeout') return { is: 'unanswered', detail: '' };
  // Of an address that is gone the backend states something about its routes.
  const detail = kind === 'notFound' || kind === 'unreadable' ? '' : sentenceIn(textAt(error, 'detail'));
  return { is: detail === '' ? 'wrong' : 'refused', detail };
}

import { useState } from 'react';
import { same } from './same.ts';

/** The value of before as long as the new one says the same: what hangs on it is then not done again. */
export function useSame<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (kept === value || same(kept, value)) return kept;
  keep(value);
  return value;
}

import { STORE_NAME } from '../../domain/storeName.ts';
import { SUPPORT_PHONE } from '../../messages/support.ts';
import { OnPaper } from '../../ui/OnPaper.tsx';

/** Whose paper an order is printed on. */
export const Letterhead = () => (
  <OnPaper>
    {STORE_NAME}, {SUPPORT_PHONE}
  </OnPaper>
);

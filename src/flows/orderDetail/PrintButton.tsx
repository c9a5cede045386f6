import { Button } from '../../ui/Button.tsx';
import { orderDetail } from './orderDetail.ts';

/** Puts the order on paper. */
export function PrintButton() {
  const { print } = orderDetail.useFlow();
  return (
    <Button look="secondary" size="small" icon="printer" onClick={print}>
      Print
    </Button>
  );
}

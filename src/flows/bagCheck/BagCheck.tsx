import { connect } from '../../../machines/bagCheck/bagCheck.connect.ts';
import { bagCheckMachine } from '../../../machines/bagCheck/bagCheck.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { cartMessages } from '../../messages/cart.ts';
import { bagCheckMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';

export const bagCheck = createFlow(bagCheckMachine, connect);

/** The button that leaves the bag, and above it what blocks it (CHK-20 to CHK-22, CART-49). */
export function BagCheck() {
  const { isStopped, isChecking, soldOut, canContinue, goOn } = bagCheck.useView();
  return (
    <Stack gap={4}>
      {isStopped ? (
        <Notice tone="fault" live="assertive" title={formatMessage(bagCheckMessages['bagCheck.stopped'])}>
          {soldOut.map(({ key, title, color }) => (
            <p key={key}>{formatMessage(cartMessages['cart.outOfStock'], { title, color })}</p>
          ))}
          <p>{formatMessage(bagCheckMessages['bagCheck.wayOn'])}</p>
        </Notice>
      ) : null}
      <Button
        wide
        disabled={!canContinue}
        busy={isChecking}
        busyText={formatMessage(bagCheckMessages['bagCheck.checking'])}
        onClick={goOn}
      >
        SAVE & CONTINUE
      </Button>
    </Stack>
  );
}

import '../../messages/payment.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { BehindThePopup } from './BehindThePopup.tsx';
import { razorpay } from './razorpay.ts';

/** What the store shows before, behind and after the second provider's popup. (PAY-10) */
export function Razorpay() {
  const { waitsFor, isUnavailable, isOpen, canLeave, retry, leave } = razorpay.useFlow();
  return (
    <>
      <Dialog
        open={waitsFor !== null || isUnavailable}
        onClose={leave}
        title="Razorpay"
        closeLabel="Close Razorpay"
        actions={
          canLeave ? (
            <Stack gap={3}>
              {isUnavailable ? (
                <Button wide onClick={retry}>
                  Try again
                </Button>
              ) : null}
              <Button wide look="secondary" onClick={leave}>
                Other ways to pay
              </Button>
            </Stack>
          ) : null
        }
      >
        {waitsFor ? <Waiting>{say(waitsFor)}</Waiting> : null}
        {isUnavailable ? (
          <Notice tone="fault" live="assertive">
            {say('razorpay.unavailable')}
          </Notice>
        ) : null}
      </Dialog>
      {isOpen ? <BehindThePopup /> : null}
    </>
  );
}

import type { RazorpayReceipt } from '../../machines/razorpay/razorpay.machine.ts';

/** What the provider's popup is opened with. The amount is in paise, and that of the order at the provider. (PAY-10, PAY-11) */
export type RazorpayOptions = {
  key: string;
  /** The order that the host opened at the provider. */
  order_id: string;
  amount: string;
  currency: 'INR';
  name: string;
  description: string;
  notes: { order_id: string };
  prefill: { name: string; email: string; contact: string };
  /** Called once it is paid. */
  handler: (receipt: RazorpayReceipt) => void;
  /** Called when the popup was closed without a payment. */
  modal: { ondismiss: () => void };
};
/** The provider's popup. It stays open where an attempt fails, and offers another. */
export type RazorpayPopup = { on(event: 'payment.failed', listener: () => void): void; open(): void; close(): void };

declare global {
  interface Window {
    /** Comes with the provider's script. */
    Razorpay?: new (
      options: RazorpayOptions,
    ) => RazorpayPopup;
  }
}

const SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

/**
 * Fetches the provider's checkout, once a visit. Rejects where it does not come; the next call asks again. What comes may
 * still be without `window.Razorpay`, as from whatever empties such scripts. (PAY-10)
 */
export function loadRazorpay(signal: AbortSignal, from: string = SCRIPT_URL): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  const script = Object.assign(document.createElement('script'), { src: from, async: true });
  const arrived = new Promise<void>((settle, refuse) => {
    const fail = (reason: string) => {
      script.remove();
      refuse(new Error(reason));
    };
    script.onload = () => settle();
    script.onerror = () => fail('The script did not come');
    signal.addEventListener('abort', () => fail('Nobody waits for the script any more'));
  });
  document.head.append(script);
  return arrived;
}

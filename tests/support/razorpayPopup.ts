import type { RazorpayOptions, RazorpayPopup } from '../../src/ports/razorpayScript.ts';
import { waitUntil } from './harness/waitUntil.ts';

/** A popup as the provider's script opens it, and what a person or the bank does in it. */
export type OpenedPopup = {
  options: RazorpayOptions;
  isOpen: boolean;
  pay(): void;
  beRefused(): void;
  dismiss(): void;
};

declare global {
  interface Window {
    /** Popups that the stand-in opened, the last one last. */
    openedPopups?: OpenedPopup[];
  }
}

/** The text of a script that stands in for the provider's own, which tests cannot load. */
export const getFakeScript = (): string => `(${installFakeRazorpay.toString()})()`;

/** The address of a script with this text. */
export const createScriptUrl = (text: string): string =>
  URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

/** Puts the stand-in where the provider's script would put itself. Whole in itself, for its text is a script too. */
export function installFakeRazorpay(): void {
  window.Razorpay = class implements RazorpayPopup, OpenedPopup {
    readonly options: RazorpayOptions;
    isOpen = false;
    private refused = () => {};
    constructor(options: RazorpayOptions) {
      this.options = options;
    }
    on(_event: 'payment.failed', listener: () => void) {
      this.refused = listener;
    }
    open() {
      this.isOpen = true;
      window.openedPopups = [...(window.openedPopups ?? []), this];
    }
    // as the provider's does, it tells of being closed whoever closes it
    close() {
      this.dismiss();
    }
    pay() {
      this.isOpen = false;
      this.options.handler({
        razorpay_payment_id: 'pay_29QQoUBi66xm2f',
        razorpay_order_id: 'order_9A33XWu170gUtm',
        razorpay_signature: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
      });
    }
    beRefused() {
      this.refused();
    }
    dismiss() {
      this.isOpen = false;
      this.options.modal.ondismiss();
    }
  };
}

/** The popup that was opened last. */
export const getLastPopup = (): OpenedPopup | undefined => window.openedPopups?.at(-1);

/** That popup, once it is open. */
export async function waitForPopup(): Promise<OpenedPopup> {
  await waitUntil(() => getLastPopup()?.isOpen === true, "the provider's popup");
  return getLastPopup() as OpenedPopup;
}

/** As before the provider's script was ever asked for. */
export function resetRazorpay(): void {
  window.Razorpay = undefined;
  window.openedPopups = undefined;
}

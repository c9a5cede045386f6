import type { Popup, PopupOptions } from '../../src/ports/razorpayScript.ts';
import { until } from './walk/until.ts';

/** A popup as the provider's script opens it, and what a person or the bank does in it. */
export type OpenedPopup = {
  options: PopupOptions;
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
export const standInScript = (): string => `(${standIn.toString()})()`;

/** The address of a script with this text. */
export const scriptAddress = (text: string): string =>
  URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

/** Puts the stand-in where the provider's script would put itself. Whole in itself, for its text is a script too. */
export function standIn(): void {
  window.Razorpay = class implements Popup, OpenedPopup {
    readonly options: PopupOptions;
    isOpen = false;
    private refused = () => {};
    constructor(options: PopupOptions) {
      this.options = options;
    }
    on(_event: 'payment.failed', heard: () => void) {
      this.refused = heard;
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
      this.options.handler();
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
export const lastPopup = (): OpenedPopup | undefined => window.openedPopups?.at(-1);

/** That popup, once it is open. */
export async function popupOnceOpen(): Promise<OpenedPopup> {
  await until(() => lastPopup()?.isOpen === true, "the provider's popup");
  return lastPopup() as OpenedPopup;
}

/** As before the provider's script was ever asked for. */
export function forgetRazorpay(): void {
  window.Razorpay = undefined;
  window.openedPopups = undefined;
}

import type { RazorpayInput } from '../../machines/razorpay/razorpay.machine.ts';
import { razorpaySamples as samples } from '../../machines/razorpay/razorpay.samples.ts';
import { razorpay as flow, Razorpay } from '../../src/flows/razorpay/Razorpay.tsx';
import { razorpayGestures as gestures } from '../../src/flows/razorpay/razorpay.gestures.ts';
import { razorpayPorts } from '../../src/ports/razorpay.ts';
import { loadCheckout } from '../../src/ports/razorpayScript.ts';
import { placedOrder } from '../support/orders.ts';
import {
  forgetRazorpay,
  type OpenedPopup,
  popupOnceOpen,
  scriptAddress,
  standInScript,
} from '../support/razorpayPopup.ts';
import { stage } from '../support/walk/stage.ts';

/** Where the script comes from this time: the provider's own cannot be loaded here. */
let address = '';
/** Breaks the popup that is open. */
let breakPopup = () => {};
const ports = {
  ...razorpayPorts,
  loadScript: (_: unknown, signal: AbortSignal) => loadCheckout(signal, address),
  openPopup: (bill: RazorpayInput, signal: AbortSignal) =>
    Promise.race([
      razorpayPorts.openPopup(bill, signal),
      new Promise<never>((_, refuse) => {
        breakPopup = () => refuse(new Error('broken'));
      }),
    ]),
};
const loadFrom = (from: string) => () => {
  forgetRazorpay();
  address = from;
};
const inThePopup = (does: (popup: OpenedPopup) => void) => async () => does(await popupOnceOpen());

export const razorpayStage = stage({
  flow,
  ports,
  local: ['loadScript'],
  samples,
  gestures,
  view: <Razorpay />,
  prepare: (backend) => {
    forgetRazorpay();
    placedOrder(backend);
  },
  answers: {
    'script.loaded': loadFrom(scriptAddress(standInScript())),
    'script.blocked': loadFrom('blob:nowhere'),
    'script.emptied': loadFrom(scriptAddress('// emptied by a blocker')),
    'script.broken': loadFrom(scriptAddress('window.Razorpay = class { constructor() { throw new Error(); } }')),
    'popup.broken': () => breakPopup(),
    'popup.paid': inThePopup((popup) => popup.pay()),
    'popup.failed': inThePopup((popup) => popup.beRefused()),
    'popup.dismissed': inThePopup((popup) => popup.dismiss()),
  },
});

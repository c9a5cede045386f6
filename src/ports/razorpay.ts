import { provideActors } from '../../machines/kit/port.ts';
import { type RazorpayInput, type RazorpayOutcome, razorpayMachine } from '../../machines/razorpay/razorpay.machine.ts';
import { RAZORPAY_KEY } from '../api/config.ts';
import { normaliseMobile } from '../domain/contactMethod.ts';
import { STORE_NAME } from '../domain/documentTitle.ts';
import { paymentStatusPorts } from './paymentStatus.ts';
import { loadCheckout, type Popup } from './razorpayScript.ts';

/** What was heard of a popup and not yet told: a refusal and the closing after it may come before anybody asks again. */
type Heard = { popup: Popup; outcomes: RazorpayOutcome[]; tell: (() => void) | null };
let heard: Heard | null = null;

/** What comes next of a popup, which closes with whoever waits for it. */
async function next(from: Heard, signal: AbortSignal): Promise<RazorpayOutcome> {
  signal.addEventListener('abort', () => from.popup.close());
  if (from.outcomes.length === 0)
    await new Promise<void>((tell) => {
      from.tell = tell;
    });
  return from.outcomes.shift() ?? 'closed';
}

/** Opens the popup; rejects where the script does not know how. (PAY-10, PAY-11) */
async function openPopup(
  { orderNo, amount, name, mail, phone }: RazorpayInput,
  signal: AbortSignal,
): Promise<RazorpayOutcome> {
  if (!window.Razorpay) throw new Error('There is no script to open the popup');
  const outcomes: RazorpayOutcome[] = [];
  const hear = (outcome: RazorpayOutcome) => () => {
    outcomes.push(outcome);
    opened.tell?.();
  };
  const popup = new window.Razorpay({
    key: RAZORPAY_KEY,
    amount: String(amount),
    currency: 'INR',
    name: STORE_NAME,
    description: `Order ${orderNo}`,
    notes: { order_id: orderNo },
    prefill: { name, email: mail, contact: `+91${normaliseMobile(phone)}` },
    handler: hear('paid'),
    modal: { ondismiss: hear('closed') },
  });
  const opened: Heard = { popup, outcomes, tell: null };
  heard = opened;
  popup.on('payment.failed', hear('failed'));
  popup.open();
  return next(opened, signal);
}

/** What comes of the next attempt in the popup that is open. */
async function nextAttempt(_: unknown, signal: AbortSignal): Promise<RazorpayOutcome> {
  return heard ? next(heard, signal) : 'closed';
}

export const razorpayPorts = {
  loadScript: (_: unknown, signal: AbortSignal) => loadCheckout(signal),
  openPopup,
  nextAttempt,
  readPayment: paymentStatusPorts.readPayment,
};

export const razorpayLogic = provideActors(razorpayMachine, razorpayPorts);

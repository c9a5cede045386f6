import { provideActors } from '../../machines/kit/port.ts';
import { type RazorpayInput, type RazorpayOutcome, razorpayMachine } from '../../machines/razorpay/razorpay.machine.ts';
import { RAZORPAY_KEY } from '../api/config.ts';
import { normaliseMobile } from '../domain/contactDetails.ts';
import { STORE_NAME } from '../domain/documentTitle.ts';
import { paymentStatusPorts } from './paymentStatus.ts';
import { loadRazorpay, type RazorpayPopup } from './razorpayScript.ts';

/** What was heard of a popup and not yet told: a refusal and the closing after it may come before anybody asks again. */
type OpenPopup = { popup: RazorpayPopup; outcomes: RazorpayOutcome[]; notify: (() => void) | null };
let current: OpenPopup | null = null;

/** What comes next of a popup, which closes with whoever waits for it. */
async function next(from: OpenPopup, signal: AbortSignal): Promise<RazorpayOutcome> {
  signal.addEventListener('abort', () => from.popup.close());
  if (from.outcomes.length === 0)
    await new Promise<void>((resolve) => {
      from.notify = resolve;
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
    opened.notify?.();
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
  const opened: OpenPopup = { popup, outcomes, notify: null };
  current = opened;
  popup.on('payment.failed', hear('failed'));
  popup.open();
  return next(opened, signal);
}

/** What comes of the next attempt in the popup that is open. */
async function nextAttempt(_: unknown, signal: AbortSignal): Promise<RazorpayOutcome> {
  return current ? next(current, signal) : 'closed';
}

export const razorpayPorts = {
  loadScript: (_: unknown, signal: AbortSignal) => loadRazorpay(signal),
  openPopup,
  nextAttempt,
  readPayment: paymentStatusPorts.readPayment,
};

export const razorpayLogic = provideActors(razorpayMachine, razorpayPorts);

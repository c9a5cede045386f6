import { useEffect, useState } from 'react';
import { say } from '../../messages/messages.ts';

/** Counts down for the eye; the chart has a timer of its own, and alone decides when it is over. (OTP-04) */
export function Countdown({ from }: { from: number }) {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const end = performance.now() + from * 1_000;
    const ticking = setInterval(() => setLeft(Math.max(Math.ceil((end - performance.now()) / 1_000), 0)), 1_000);
    return () => clearInterval(ticking);
  }, [from]);
  return say('guest.resendAfter', { n: left });
}

import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  /** Seconds to begin with. */
  from: number;
  children: (left: number) => ReactNode;
};

/**
 * Counts seconds down for the eye; the chart has a timer of its own, and alone decides when it is over. Each second is
 * measured, not counted, so that a tab in the background shows the right one as it comes back. (OTP-04)
 */
export function Countdown({ from, children }: Props) {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const end = performance.now() + from * 1_000;
    const ticking = setInterval(() => setLeft(Math.max(Math.ceil((end - performance.now()) / 1_000), 0)), 1_000);
    return () => clearInterval(ticking);
  }, [from]);
  return children(left);
}

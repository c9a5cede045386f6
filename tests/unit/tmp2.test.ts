import { test } from 'vitest';
import { cover } from '../../machines/kit/cover.ts';
import { shippingMachine } from '../../machines/shipping/shipping.machine.ts';
import { shippingSamples } from '../../machines/shipping/shipping.samples.ts';
test('c', () => {
  const c = cover(shippingMachine, shippingSamples);
  for (const p of c.paths) { console.log('---'); for (const s of p.steps) console.log(s.event.type, JSON.stringify((s.event as any).text ?? (s.event as any).answer ?? ''), JSON.stringify(s.to.snapshot.value), JSON.stringify((s.to.snapshot.context as any).problems), s.to.taken.join('  ')); }
});

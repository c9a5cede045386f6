import { test } from 'vitest';
import { cover } from '../../machines/kit/cover.ts';
import { leavesOf } from '../../machines/kit/transitions.ts';
const ms = import.meta.glob<any>('../../machines/{guestAccount,shipping,orderPlacement,payment,testGateway,paymentStatus}/*.machine.ts', { eager: true });
const ss = import.meta.glob<any>('../../machines/{guestAccount,shipping,orderPlacement,payment,testGateway,paymentStatus}/*.samples.ts', { eager: true });
test('c', () => {
  for (const [f, e] of Object.entries(ms)) {
    const m: any = Object.values(e).find((x: any) => x?.root);
    const s = Object.values(ss).flatMap((x: any) => x[`${m.id}Samples`] ?? [])[0];
    const t = performance.now();
    const c = cover(m, s);
    console.log(m.id, Math.round(performance.now() - t), 'ms', c.transitions.length, 'unreachable', c.unreachable, 'paths', c.paths.map((p) => p.steps.length).join(','), leavesOf(m).join(' '));
  }
});

import { paint } from '../../../src/preview/konva/paint.ts';
import { SUPPLIES, supply } from '../../../src/preview/konva/supplies.ts';
import { fronts, mouldingsOf, picture } from './samples.ts';

(window as any).prof = async (W: number) => {
  const d = fronts(await picture())[6]!;
  const ppi = W / d.height;
  await supply(d.parts, ppi);
  const c = document.createElement('canvas');
  c.width = W;
  c.height = W;
  const x = c.getContext('2d')!;
  x.scale(ppi, ppi);
  const g = d.parts[0] as any;
  const run = (parts: any[]) => {
    const n = 20;
    const f = () => {
      x.clearRect(0, 0, 1000, 1000);
      paint(x, [{ ...g, parts }], { supplies: SUPPLIES, pixelsPerInch: ppi });
      x.getImageData(0, 0, 1, 1);
    };
    for (let i = 0; i < 4; i++) f();
    const t = performance.now();
    for (let i = 0; i < n; i++) f();
    return ((performance.now() - t) / n).toFixed(2);
  };
  const out: any = { none: run([]), all: run(g.parts) };
  g.parts.forEach((p: any, i: number) => (out[i + ' ' + p.kind + ' ' + (p.fill?.kind ?? '')] = run([p])));
  return out;
};

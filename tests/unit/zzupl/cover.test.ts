import { test } from 'vitest';
import { cover } from '/work/main/machines/kit/cover.ts';
import { cropMachine } from '/work/main/machines/crop/crop.machine.ts';
import { cropSamples } from '/work/main/machines/crop/crop.samples.ts';
import { uploadMachine } from '/work/main/machines/upload/upload.machine.ts';
import { uploadSamples } from '/work/main/machines/upload/upload.samples.ts';
test('c', () => {
  for (const [m, s] of [[cropMachine, cropSamples], [uploadMachine, uploadSamples]] as any) {
    const c = cover(m, s);
    console.log(m.id, c.paths.length, c.paths.map((p: any) => p.steps.length), c.transitions.length, c.unreachable);
  }
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './tools/processes.ts';
import { createSubset, readSmallFonts } from './tools/smallFonts.ts';

for (const font of await readSmallFonts()) {
  const bytes = await createSubset(font);
  await writeFile(join(ROOT, font.file), bytes);
  console.log(`${font.file}: ${bytes.length} bytes for ${font.letters.length} letters`);
}

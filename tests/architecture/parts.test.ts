import { expect, test } from 'vitest';
import { readSources } from '../support/readSources.ts';

const files = readSources('src/ui');
const parts = Object.keys(files).filter((path) => /^src\/ui\/\w+\.tsx$/.test(path));

test.each(parts)('%s has a page with its use, its misuse and a playground', (path) => {
  const stories = files[path.replace('.tsx', '.stories.tsx')] ?? '';
  expect(stories).toMatch(/\* \*\*Use\*\* [\s\S]* \* \*\*Misuse:\*\* [\s\S]*\nconst meta = /);
  expect(stories).toContain("tags: ['autodocs']");
  expect(stories).toContain('export const Playground: ');
});

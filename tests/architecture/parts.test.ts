import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/ui/*.tsx', { eager: true, query: '?raw', import: 'default' });
const parts = Object.keys(files).filter((path) => !path.endsWith('.stories.tsx'));

test.each(parts)('%s has a page with its use, its misuse and a playground', (path) => {
  const stories = files[path.replace('.tsx', '.stories.tsx')] ?? '';
  expect(stories).toMatch(/\* \*\*Use\*\* [\s\S]* \* \*\*Misuse:\*\* [\s\S]*\nconst meta = /);
  expect(stories).toContain("tags: ['autodocs']");
  expect(stories).toContain('export const Playground: ');
});

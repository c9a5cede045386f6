import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../../src/ui/fonts.css';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { expectBaseline, getBaseline, isOther, renews } from './baseline.ts';
import { compareImages, type Difference, readPixels } from './pixels.ts';

// The main story of every part of the design system, as wide as a phone.

type StoryFile = { default: Meta; Playground: StoryObj };
const files = import.meta.glob<StoryFile>('../../src/ui/*.stories.tsx', { eager: true });
const parts = Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\..*$/g, ''), file] as const);

/** Letters are all edges, of which each version of a browser smooths some in its own way. */
const LETTERS: Difference = { seen: 0.01, mean: 0.5 };

// A window that is higher than the browser's is made smaller, and its letters with it.
beforeAll(() => page.viewport(480, 700));
afterEach(() => document.body.replaceChildren());

/** A part in a place of a phone's width, or by itself where it lies over the window. */
async function renderPart(file: StoryFile, args?: Record<string, unknown>): Promise<ImageData> {
  const host = document.createElement('div');
  host.style.cssText = 'inline-size: 360px; padding: 12px';
  document.body.append(host);
  const { Playground } = file;
  const story = composeStory({ ...Playground, play: undefined, args: { ...Playground.args, ...args } }, file.default, {
    decorators: (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  });
  await story.run({ canvasElement: host });
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
  const element = host.querySelector('dialog:modal, :popover-open') ?? host;
  return readPixels(`data:image/png;base64,${await page.screenshot({ element, save: false })}`);
}

test.for(parts)('%s', async ([name, file]) => {
  await expectBaseline(`part, ${name}`, await renderPart(file), LETTERS);
});

test.skipIf(renews)('a part that looks otherwise is detected', async () => {
  const isDetected = async (name: string, args: Record<string, unknown>) => {
    const [, file] = parts.find(([part]) => part === name)!;
    return isOther(compareImages(await renderPart(file, args), await getBaseline(`part, ${name}`)), LETTERS);
  };
  expect(await isDetected('Button', { look: 'secondary' })).toBe(true);
  expect(await isDetected('Notice', { tone: 'plain' })).toBe(true);
});

test('in forced colours, a box that is not ticked does not look like one that is', async () => {
  const [, file] = parts.find(([part]) => part === 'Checkbox')!;
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  try {
    const ticked = await renderPart(file, { checked: true });
    document.body.replaceChildren();
    expect((await renderPart(file, { checked: false })).data).not.toEqual(ticked.data);
  } finally {
    await force('');
  }
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { DEFAULT_SETTING, type Setting, type StudioPicture } from '../../../machines/studio/setting.ts';
import { studioSamples } from '../../../machines/studio/studio.samples.ts';
import type { StudioEffect } from '../../../machines/studio/studio.setup.ts';
import { arts, THEME_PICTURES } from '../../../mocks/seed/arts.ts';
import { FRAME_LIST } from '../../../mocks/seed/frameList.ts';
import { listRenditions } from '../../../mocks/seed/renditions.ts';
import { getFrameLook } from '../../domain/frame.ts';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import { studioLogic } from '../../ports/studio.ts';
import { Studio } from './Studio.tsx';
import { studio } from './studio.ts';

/** The picture that stands for each theme of the catalogue. */
const PICTURES: StudioPicture[] = Object.values(THEME_PICTURES).flatMap((slug) => {
  const art = arts.find((each) => each.slug === slug);
  if (!art) return [];
  const { inner, thumbnail } = listRenditions(art);
  const { title, description, ratio } = art;
  return { id: slug, title, alt: description, url: inner.url, thumbnail: thumbnail.url, ratio: ratio.w / ratio.h };
});

const FRAMES = FRAME_LIST.map(getFrameLook);

/** Storybook keeps the arguments of a story in its address. */
type Args = { first: Setting; second: Setting; isCompared: boolean };

const FIRST: Setting = { ...DEFAULT_SETTING, picture: PICTURES[0]?.id ?? '' };

const meta: Meta<Args> = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { first: FIRST, second: FIRST, isCompared: false },
};
export default meta;

function Bench() {
  const [{ first, second, isCompared }, update] = useArgs<Args>();
  const effects: AreaEffects<StudioEffect> = {
    keep: (saved) =>
      update({ first: saved.first, second: saved.second ?? saved.first, isCompared: saved.second !== null }),
  };
  const input = { pictures: PICTURES, frames: FRAMES, first, second: isCompared ? second : null };
  return (
    <studio.Provider logic={studioLogic} options={{ input }} effects={effects}>
      <Studio />
    </studio.Provider>
  );
}

type Story = StoryObj<Args>;

const bench = (args: Partial<Args> = {}): Story => ({ args, render: Bench });

export const Piece = bench();
export const Comparison = bench({
  isCompared: true,
  first: { ...FIRST, frame: 'Temple Carved', view: 'frame' },
  second: { ...FIRST, frame: 'Matte White', pad: 'sage', view: 'frame' },
});
export const OwnMoulding = bench({ first: { ...FIRST, frame: 'own', view: 'front' } });
export const Evening = bench({ first: { ...FIRST, frame: 'Burnished Gold', light: 'lamp', paint: 'terracotta' } });

const at = createStateStories(studio, studioSamples, Studio);

export const Single = at('settings.single');
export const Compared = at('settings.compared');
export const Chosen = at('picture.chosen');
export const Reading = at('picture.reading');
export const Refused = at('picture.refused');
export const Idle = at('saving.idle');
export const Saving = at('saving.running');
export const Saved = at('saving.saved');
export const NotSaved = at('saving.failed');

import { selectFrames } from '../../src/domain/frame.ts';
import { entries, NORDIC } from '../framedPicture/samplePictures.ts';
import type { Context } from './configuratorContext.ts';

/** What a shopper chooses beside the size, on every screen. */
export const choiceEvents = [
  { type: 'media.chosen', media: 'Paper' },
  { type: 'media.chosen', media: 'Canvas' },
  { type: 'frame.chosen', frame: NORDIC },
  { type: 'mat.chosen', style: 'golden' },
  { type: 'mat.chosen', style: 'standard' },
  { type: 'pad.chosen', pad: 'sage' },
  { type: 'tab.opened', tab: 'Medium' },
  { type: 'tab.opened', tab: 'Large' },
] as const;

/** The replies to a read of the frames. */
export const frameReplies = [
  { type: 'xstate.done.actor.listFrames' as const, output: entries, reply: 'frames.listed' },
  { type: 'xstate.done.actor.listFrames' as const, output: [], reply: 'frames.none' },
  { type: 'xstate.error.actor.listFrames' as const, error: 'down', reply: 'frames.down' },
];

/** What of the context distinguishes two visits of one state. */
export const distinguish = ({
  choice: { mode, media, size, mat },
  frames,
  subjectData: picture,
  isAdjusted,
  tab,
}: Context) => ({
  mode,
  media,
  size,
  mat,
  tab,
  isAdjusted,
  isOpened: picture !== null,
  areListed: frames !== null,
});

/** What of it a walk compares with the path's. */
export const compare = ({ choice, tab, isAdjusted, subjectData: picture, frames }: Context) => ({
  choice,
  tab,
  isAdjusted,
  title: picture?.subject.title,
  frames: selectFrames(frames ?? [])
    .slice(0, 1)
    .map(({ id }) => id),
});

import { selectFrames } from '../../src/domain/frame.ts';
import type { Context } from './configuratorContext.ts';

/** What of the context tells two visits of one state apart. */
export const distinguish = ({
  choice: { mode, media, size, mat },
  frames,
  opened: picture,
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
export const compare = ({ choice, tab, isAdjusted, opened: picture, frames }: Context) => ({
  choice,
  tab,
  isAdjusted,
  title: picture?.subject.title,
  frames: selectFrames(frames ?? [])
    .slice(0, 1)
    .map(({ id }) => id),
});

import type { connect } from '../../../machines/configurator/configurator.connect.ts';
import { srcSetOf } from '../../domain/cardPicture.ts';
import { padTint } from '../../domain/padColour.ts';
import type { Shown } from '../../preview/shown.ts';

type View = Pick<ReturnType<typeof connect>, 'subject' | 'framing' | 'frame' | 'pad'>;

/** What a preview shows of a choice; null while there is no picture. */
export const shownOf = ({ subject, framing, frame, pad }: View): Shown | null =>
  subject && {
    title: subject.title,
    alt: subject.picture.alt,
    picture: { small: subject.picture.listing.url, large: subject.picture.detail.url },
    srcSet: srcSetOf(subject.picture),
    framing,
    frame: framing.framed ? frame : null,
    padTint: padTint(pad),
  };

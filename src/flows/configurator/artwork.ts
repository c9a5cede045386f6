import type { connect } from '../../../machines/configurator/configurator.connect.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { getPadTint } from '../../domain/padColour.ts';
import type { Artwork } from '../../preview/artwork.ts';

type View = Pick<ReturnType<typeof connect>, 'subject' | 'framing' | 'frame' | 'pad'>;

/** What a preview shows of a choice; null while there is no picture. */
export const toArtwork = ({ subject, framing, frame, pad }: View): Artwork | null =>
  subject && {
    title: subject.title,
    alt: subject.picture.alt,
    picture: { small: subject.picture.listing.url, large: subject.picture.detail.url },
    srcSet: toSrcSet(subject.picture),
    framing,
    frame: framing.framed ? frame : null,
    padTint: getPadTint(pad),
  };

import { Suspense } from 'react';
import type { WallPieceModel } from '../../../machines/wall/wall.connect.ts';
import { getMediaOptions, getSizeOptions } from '../../domain/choice.ts';
import type { Frame } from '../../domain/frame.ts';
import { getOuterSize } from '../../domain/framing.ts';
import { MEDIA } from '../../domain/framingTerms.ts';
import { getMatStyles } from '../../domain/mat.ts';
import { calculatePrice } from '../../domain/price.ts';
import { groupSizesByBucket, toSizeKey } from '../../domain/size.ts';
import { Lower, MediaChoice, ModeToggle } from '../../flows/configurator/Choices.tsx';
import { wall } from '../../flows/wall/wall.ts';

/** Media, frame, mat and size of the selected piece, by the configurator's own parts. (ART-04 to ART-08) */
export function PieceEditor() {
  const { selected, frames, change } = wall.useView();
  if (!selected) return null;
  return <Choices piece={selected} frames={frames} change={(choice) => change(selected.id, choice)} />;
}

type Props = {
  piece: WallPieceModel;
  frames: readonly Frame[];
  change: (choice: Parameters<ReturnType<typeof wall.useView>['change']>[1]) => void;
};

function Choices({ piece, frames, change }: Props) {
  const { opened, choice, framing, frame } = piece;
  const { subject, table } = opened;
  const { mode, media, size, mat, pad } = choice;
  const sizes = getSizeOptions(subject, media);
  return (
    <>
      <MediaChoice
        medias={MEDIA}
        mediasOnOffer={getMediaOptions(subject)}
        media={media}
        isMediaChosen
        chooseMedia={(chosen) => change({ media: chosen })}
      />
      <ModeToggle canChooseMode mode={mode} chooseMode={(chosen) => change({ mode: chosen })} />
      <Suspense fallback={null}>
        <Lower
          view={{
            mode,
            media,
            frames: { status: frames.length > 0 ? 'listed' : 'none', list: [...frames] },
            frame,
            framesPath: null,
            lacks: null,
            chooseFrame: (id) => change({ frame: id }),
            retryFrames: () => {},
            matStyles: mode === 'frame' ? getMatStyles(media, framing.size) : ['none'],
            mat,
            matWidth: framing.mat,
            pad,
            chooseMat: (style) => change({ mat: style }),
            choosePad: (chosen) => change({ pad: chosen }),
            tabs: groupSizesByBucket(sizes),
            tab: 'Small',
            tabSizes: sizes.toReversed(),
            hasTabs: false,
            size,
            seenAs: framing.size,
            outer: framing.framed ? getOuterSize(framing) : null,
            priceOf: (of) => calculatePrice({ size: of, media, source: subject.source, framed: framing.framed, table }),
            openTab: () => {},
            chooseSize: (chosen) => change({ size: toSizeKey(chosen) }),
          }}
        />
      </Suspense>
    </>
  );
}

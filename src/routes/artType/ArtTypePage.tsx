import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { artQuery, framesQuery } from '../../api/queries/framing.ts';
import type { Art } from '../../domain/art.ts';
import { type Choice, DEFAULT_CHOICE, toFraming } from '../../domain/choice.ts';
import { type FrameLook, selectFrames } from '../../domain/frame.ts';
import type { Size } from '../../domain/size.ts';
import { ChoiceCard } from '../../flows/select/ChoiceCard.tsx';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { toArtwork } from '../../preview/artwork.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { createFrontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import styles from './ArtTypePage.module.css';

/** '/shop_art_type/{artid}': this picture as a print, or framed? (ROUTE-26) */
export function ArtTypePage() {
  const { artid = '' } = useParams();
  const { data: art, isError, isFetching, refetch } = useQuery(artQuery(`/art/${artid}`));
  const { data: entries } = useQuery(framesQuery());
  // The one that is chosen by itself, once framing begins. (CONF-25)
  const frame = selectFrames(entries ?? [])[0] ?? null;
  if (art === null) return <Navigate to="/404s" replace />;
  return (
    <Page>
      <div className={styles.page}>
        <BackLink to={`/art/${encodeURIComponent(artid)}`} />
        {isError ? (
          <ErrorState
            title={formatMessage(configuratorMessages['art.failed'])}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        ) : art ? (
          <Chooser art={art} frame={frame} artid={artid} />
        ) : (
          <ChooserSkeleton />
        )}
      </div>
    </Page>
  );
}

/** A print of medium size, in inches: for display only. */
const getDisplaySize = ({ ratio }: Art): Size => {
  const side = 20;
  return ratio < 1 ? { width: side * ratio, height: side } : { width: side, height: side / ratio };
};

type ChooserProps = { art: Art; frame: FrameLook | null; artid: string };

function Chooser({ art, frame, artid }: ChooserProps) {
  const framed = createTypeDrawing(art, frame, true);
  const getPath = (mode: 'art' | 'frame') => `/shop_art/${encodeURIComponent(artid)}?mode=${mode}`;
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{art.title}</h1>
        <p className={styles.artist}>{art.artist}</p>
      </header>
      <div className={styles.choices}>
        <TypeChoice to={getPath('art')} name="Print" drawing={matchScale(createTypeDrawing(art, null, false), framed)}>
          On paper or canvas, rolled in a tube.
        </TypeChoice>
        <TypeChoice to={getPath('frame')} name="Framed" drawing={framed}>
          On paper with a mat, or on canvas: ready to hang.
        </TypeChoice>
      </div>
    </>
  );
}

function createTypeDrawing(art: Art, frame: FrameLook | null, framed: boolean) {
  const choice: Choice = { ...DEFAULT_CHOICE, mode: framed ? 'frame' : 'art', media: 'Paper', mat: 'standard' };
  return createFrontDrawing(toArtwork({ subject: art, framing: toFraming(choice, getDisplaySize(art)), frame }));
}

/** A drawing centred on the area of another one, so that both have the same scale. */
const matchScale = ({ width, height, parts }: Drawing, other: Drawing): Drawing => ({
  width: other.width,
  height: other.height,
  parts: [{ kind: 'group', at: { x: (other.width - width) / 2, y: (other.height - height) / 2 }, parts }],
});

type ChoiceProps = { to: string; name: string; drawing: Drawing; children: ReactNode };

const TypeChoice = ({ to, name, drawing, children }: ChoiceProps) => (
  <ChoiceCard
    to={to}
    name={name}
    picture={
      <span className={styles.wall}>
        <SvgDrawing className={styles.drawing} drawing={drawing} />
      </span>
    }
  >
    {children}
  </ChoiceCard>
);

const ChooserSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">The picture is on its way</VisuallyHidden>
    <div className={styles.header}>
      <Skeleton width="16rem" height="2.4rem" />
      <Skeleton width="9rem" height="1.2rem" />
    </div>
    <div className={styles.choices}>
      {['print', 'framed'].map((which) => (
        <Stack key={which}>
          <Skeleton ratio={1} />
          <Skeleton width="7rem" height="1.8rem" />
          <Skeleton width="14rem" />
        </Stack>
      ))}
    </div>
  </div>
);

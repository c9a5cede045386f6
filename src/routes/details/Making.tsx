import { memo, useDeferredValue, useId } from 'react';
import { getHooks } from '../../domain/hanging.ts';
import { makingMessages as messages } from '../../messages/making.ts';
import { formatMessage } from '../../messages/message.ts';
import type { Artwork } from '../../preview/artwork.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { measurePiece } from '../../preview/geometry/piece.ts';
import { createBackDrawing } from '../../preview/pieces/backDrawing.ts';
import { createCornerDrawing } from '../../preview/pieces/cornerDrawing.ts';
import { createParcelDrawing } from '../../preview/pieces/parcelDrawing.ts';
import { Stack } from '../../ui/Layout.tsx';
import styles from './Making.module.css';

type Fact = readonly [name: string, value: string];

/** What a picture consists of, from the print to the parcel. */
function listFacts({ framing, frame }: Artwork): Fact[] {
  const { media, framed, mat } = framing;
  const onCanvas = media === 'Canvas';
  const print: Fact = ['Print', formatMessage(messages[onCanvas ? 'making.canvas' : 'making.paper'])];
  if (!framed) return [print, ['In the tube', formatMessage(messages['making.rolledTube'])]];
  const { outer, face } = measurePiece(framing);
  const hooks = getHooks(outer, face).length;
  return [
    print,
    ...(frame ? [['Frame', [frame.title, frame.material.toLowerCase()].filter(Boolean).join(', ')] as const] : []),
    ...(onCanvas ? [] : [['Mat', formatMessage(messages[mat > 0 ? 'making.mat' : 'making.noMat'])] as const]),
    ['Glazing', formatMessage(messages[onCanvas ? 'making.noGlass' : 'making.glass'])],
    ['Back', formatMessage(messages[onCanvas ? 'making.bars' : 'making.cover'])],
    ['Hooks', formatMessage(messages[hooks === 1 ? 'making.oneHook' : 'making.twoHooks'])],
    ['In the box', formatMessage(messages['making.framedBox'])],
  ];
}

/** The drawings of the picture, each with its caption. */
function listDrawings(artwork: Artwork): (readonly [drawing: Drawing, caption: string])[] {
  const { framed } = artwork.framing;
  return [
    [createCornerDrawing(artwork), formatMessage(messages[framed ? 'making.corner' : 'making.surface'])],
    ...(framed ? [[createBackDrawing(artwork), formatMessage(messages['making.back'])] as const] : []),
    [createParcelDrawing(artwork), formatMessage(messages[framed ? 'making.box' : 'making.tube'])],
  ];
}

/**
 * What a picture is made of and how it comes, as it is chosen: its materials, and renderings of corner, back and parcel. It follows
 * a choice once the price and the preview show it. (CONF-45, FRAME-13)
 */
export const Making = ({ artwork }: { artwork: Artwork }) => <Renderings artwork={useDeferredValue(artwork)} />;

const Renderings = memo(function Renderings({ artwork }: { artwork: Artwork }) {
  const heading = useId();
  return (
    <section className={styles.making} aria-labelledby={heading}>
      <Stack gap={1}>
        <h2 id={heading} className={styles.title}>
          {formatMessage(messages['making.title'])}
        </h2>
        <p className={styles.muted}>{formatMessage(messages['making.renderings'])}</p>
      </Stack>
      <div className={styles.figures}>
        {listDrawings(artwork).map(([drawing, caption]) => (
          <figure key={caption} className={styles.figure}>
            <SvgDrawing drawing={drawing} label={`${caption}, a rendering`} className={styles.drawing} />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <dl className={styles.facts}>
        {listFacts(artwork).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { framesByTitlesQuery } from '../../api/queries/framing.ts';
import { parseSizeText } from '../../domain/size.ts';
import { formatMessage } from '../../messages/message.ts';
import { giftOptionsMessages as messages } from '../../messages/product.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { createLayoutDrawing } from '../../preview/pieces/layoutDrawing.ts';
import styles from './FramedGift.module.css';

type Props = {
  /** A preview of the picture; null without one. */
  url: string | null;
  /** The name of the gift's frame. */
  frame: string;
  /** What the gift measures outside, as the shop writes it: '20 × 24 inches'. */
  size: string;
};

/** The mat of a gift, as a share of its shorter side. */
const MAT_SHARE = 0.12;

/** The buyer's own picture to scale in the frame of the gift; nothing where the shop does not state how large that is. (GIFT-11, GIFT-15) */
export function FramedGift({ url, frame, size }: Props) {
  const { data } = useQuery({ ...framesByTitlesQuery([frame]), enabled: frame !== '' });
  const outer = useMemo(() => parseSizeText(size), [size]);
  const look = data?.[0] ?? null;
  const drawing = useMemo(
    () =>
      outer &&
      url &&
      createLayoutDrawing({
        look,
        pieces: [{ x: 0, y: 0, ...outer, mat: MAT_SHARE * Math.min(outer.width, outer.height), picture: url }],
      }),
    [outer, url, look],
  );
  if (!drawing || !look) return null;
  const label = formatMessage(messages['giftOptions.framed'], { frame });
  return (
    <figure className={styles.figure}>
      <SvgDrawing drawing={drawing} label={label} className={styles.drawing} />
      <figcaption className={styles.caption}>
        {label}. {formatMessage(messages['giftOptions.cropped'])}
      </figcaption>
    </figure>
  );
}

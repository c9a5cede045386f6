import type { ReactNode } from 'react';
import type { Media } from '../domain/media.ts';
import { type Size, sizeLabel } from '../domain/size.ts';
import styles from './OnTheWall.module.css';
import { onTheWall, type Place } from './onTheWall.ts';

/** A drawing in inches, with its size: one unit of the drawing is one inch. */
type Thing = Size & { drawing: ReactNode };
type Props = {
  size: Size;
  media: Media;
  /** The address of the picture's file. */
  picture: string;
  sofa: Thing;
  person: Thing;
};

/** The print as it would hang in a room, to scale. For the eye: whoever shows it says beside it what is seen. */
export function OnTheWall({ size, media, picture, sofa, person }: Props) {
  const room = onTheWall({ size, sofa: sizeOf(sofa), person: sizeOf(person) });
  const { wall, print } = room;
  return (
    <svg
      className={styles.room}
      viewBox={`0 0 ${wall.width} ${wall.height + room.floor}`}
      preserveAspectRatio="xMidYMax meet"
      data-media={media}
      aria-hidden="true"
    >
      {/* Wall and floor run on to wherever the place ends. */}
      <rect className={styles.floor} x={-wall.width * 4} y={wall.height} width={wall.width * 9} height={wall.height} />
      <rect className={styles.skirting} x={-wall.width * 4} y={wall.height - 4} width={wall.width * 9} height={4} />
      <g className={styles.person} transform={at(room.person)}>
        {person.drawing}
      </g>
      <ellipse
        className={styles.shade}
        cx={room.sofa.x + sofa.width / 2}
        cy={wall.height + 1}
        rx={sofa.width / 2}
        ry={2.4}
      />
      <g className={styles.sofa} transform={at(room.sofa)}>
        {sofa.drawing}
      </g>
      <g className={styles.print}>
        <rect className={styles.sheet} {...print} />
        <image href={picture} {...print} preserveAspectRatio="xMidYMid slice" />
      </g>
      <text className={styles.size} x={print.x + print.width + 3} y={print.y + 5}>
        {sizeLabel(size)} in
      </text>
    </svg>
  );
}

const sizeOf = ({ width, height }: Thing): Size => ({ width, height });
const at = ({ x, y }: Place) => `translate(${x} ${y})`;

import { formatCentimetres, getScale } from '../../domain/hanging.ts';
import { formatTapeInches, type PlanNail } from '../../domain/planNails.ts';
import { getArea } from '../../domain/wallPlan.ts';
import { formatMessage } from '../../messages/message.ts';
import { wallMessages } from '../../messages/wall.ts';
import { NailFigure, NailTable } from '../../preview/nails/NailParts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Wall.module.css';
import { wall } from './wall.ts';

/** The largest drawing beside the table on an A4 sheet, in millimetres of paper. */
const DRAWING_AREA = { width: 178, height: 120 };
const LETTER_HEIGHT = 3.2;

/** The wall with its numbered pieces. */
function NailDrawing() {
  const {
    plan,
    pieces,
    nails,
    isOnPhoto,
    wall: { reserved },
  } = wall.useView();
  const { width, height } = plan;
  const scale = getScale({ width, height }, DRAWING_AREA);
  const toWallMm = (mm: number) => mm * scale;
  return (
    <NailFigure
      title="The wall"
      view={{ x: 0, y: 0, width, height }}
      scale={scale}
      nails={nails.map(({ fromCorner, fromFloor }) => ({ x: fromCorner, y: height - fromFloor }))}
      caption={`the broken line is the centre of the ${isOnPhoto ? 'photo' : 'wall'}.`}
    >
      <rect className={styles.outline} width={width} height={height} strokeWidth={toWallMm(0.6)} />
      {reserved.map((area) => (
        <rect
          key={area.x}
          className={styles.furniture}
          x={area.x}
          y={height - area.y - area.height}
          width={area.width}
          height={area.height}
          strokeWidth={toWallMm(0.3)}
        />
      ))}
      <path className={styles.centre} d={`M${width / 2} 0V${height}`} strokeWidth={toWallMm(0.25)} />
      {pieces.map(({ id, number, size, at }) => {
        if (!at) return null;
        const area = getArea(size, at);
        return (
          <g key={id}>
            <rect
              className={styles.outline}
              x={area.x}
              y={height - area.y - area.height}
              width={area.width}
              height={area.height}
              strokeWidth={toWallMm(0.3)}
            />
            <text className={styles.number} x={at.x} y={height - at.y} fontSize={toWallMm(LETTER_HEIGHT) * 1.4}>
              {number}
            </text>
          </g>
        );
      })}
    </NailFigure>
  );
}

/** '132.4 cm', 'left' or 'right' of a line where that is stated, and the same in inches under it. */
const Length = ({ mm, side = '' }: { mm: number; side?: string }) => (
  <>
    <span className={styles.length}>
      <span className={styles.centimetres}>{formatCentimetres(Math.abs(mm))}</span>
      {side}
    </span>
    <span className={styles.inches}>{formatTapeInches(mm)}</span>
  </>
);

const getSideText = ({ fromCentre }: PlanNail) => (fromCentre === 0 ? '' : fromCentre < 0 ? ' left' : ' right');

function NailList() {
  const { nails, pieces, isOnPhoto } = wall.useView();
  return (
    <NailTable
      count={nails.length}
      columns={
        isOnPhoto ? ['Photo’s left edge', 'Centre line', 'Photo’s lower edge'] : ['Left corner', 'Centre line', 'Floor']
      }
    >
      {nails.map((nail) => (
        <tr key={`${nail.fromCorner} ${nail.fromFloor}`}>
          <th scope="row">{pieces[nail.piece]?.number}</th>
          <td>{pieces[nail.piece]?.title}</td>
          <td>
            <Length mm={nail.fromCorner} />
          </td>
          <td>
            <Length mm={nail.fromCentre} side={getSideText(nail)} />
          </td>
          <td>
            <Length mm={nail.fromFloor} />
          </td>
        </tr>
      ))}
    </NailTable>
  );
}

const TEMPLATE_MESSAGES = { ready: 'wall.ready', failed: 'wall.notMade' } as const;

/** The plan of the nails: a drawing to scale and a table, to print, and templates at 1:1. */
export function NailSheet() {
  const { nails, canPrint, templates, makeTemplates, print } = wall.useView();
  if (nails.length === 0) return null;
  return (
    <section className={styles.nails} aria-label="Plan of the nails">
      <header className={styles.nailsHeader}>
        <h2>Plan of the nails</h2>
        <div className={styles.actions} data-tools="">
          <Button look="secondary" size="small" icon="printer" disabled={!canPrint} onClick={print}>
            Print the plan
          </Button>
          <Button
            look="secondary"
            size="small"
            busy={templates === 'generating'}
            busyText={formatMessage(wallMessages['wall.generating'])}
            disabled={!canPrint && templates !== 'generating'}
            onClick={makeTemplates}
          >
            Templates at 1:1, PDF
          </Button>
        </div>
      </header>
      {templates === 'ready' || templates === 'failed' ? (
        <Notice tone={templates === 'ready' ? 'success' : 'fault'} live="polite">
          {formatMessage(wallMessages[TEMPLATE_MESSAGES[templates]])}
        </Notice>
      ) : null}
      <div className={styles.sheet}>
        <NailDrawing />
        <NailList />
      </div>
    </section>
  );
}

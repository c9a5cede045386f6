import { formatCentimetres, getScale } from '../../domain/hanging.ts';
import { formatTapeInches, type PlanNail } from '../../domain/planNails.ts';
import { getArea } from '../../domain/wallPlan.ts';
import { formatMessage } from '../../messages/message.ts';
import { wallMessages } from '../../messages/wall.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Wall.module.css';
import { wall } from './wall.ts';

/** What of an A4 sheet the drawing may take beside its table, and letters on it, in millimetres of paper. */
const PAPER = { width: 178, height: 120 };
const LETTERS = 3.2;
const CROSS = 1.6;

/** The wall straight on and to scale, with its pieces by their numbers and a cross for each nail. */
function NailDrawing() {
  const {
    plan,
    pieces,
    nails,
    isOnPhoto,
    wall: { reserved },
  } = wall.useView();
  const { width, height } = plan;
  const scale = getScale({ width, height }, PAPER);
  const paper = (mm: number) => mm * scale;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plan}
        viewBox={`0 0 ${width} ${height}`}
        // On paper at its full size it is to scale.
        style={{ inlineSize: `${width / scale}mm` }}
        role="img"
        aria-label={`The wall to scale, with ${nails.length} ${nails.length === 1 ? 'nail' : 'nails'}`}
      >
        <rect className={styles.outline} width={width} height={height} strokeWidth={paper(0.6)} />
        {reserved.map((area) => (
          <rect
            key={area.x}
            className={styles.furniture}
            x={area.x}
            y={height - area.y - area.height}
            width={area.width}
            height={area.height}
            strokeWidth={paper(0.3)}
          />
        ))}
        <path className={styles.centre} d={`M${width / 2} 0V${height}`} strokeWidth={paper(0.25)} />
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
                strokeWidth={paper(0.3)}
              />
              <text className={styles.number} x={at.x} y={height - at.y} fontSize={paper(LETTERS) * 1.4}>
                {number}
              </text>
            </g>
          );
        })}
        {nails.map(({ fromCorner: x, fromFloor }) => (
          <path
            key={`${x} ${fromFloor}`}
            className={styles.nail}
            d={`M${x - paper(CROSS)} ${height - fromFloor}h${paper(2 * CROSS)}M${x} ${height - fromFloor - paper(CROSS)}v${paper(2 * CROSS)}`}
            strokeWidth={paper(0.5)}
          />
        ))}
      </svg>
      <figcaption className={styles.quiet}>
        Scale 1 : {scale} on A4, printed at 100 %. A cross is a nail, the broken line is the centre of the
        {isOnPhoto ? ' photo' : ' wall'}.
      </figcaption>
    </figure>
  );
}

/** '132.4 cm', 'left' or 'right' of a line where that is stated, and the same in inches under it. */
const Length = ({ mm, side = '' }: { mm: number; side?: string }) => (
  <>
    <span className={styles.length}>
      <span className={styles.measure}>{formatCentimetres(Math.abs(mm))}</span>
      {side}
    </span>
    <span className={styles.inches}>{formatTapeInches(mm)}</span>
  </>
);

const sideOf = ({ fromCentre }: PlanNail) => (fromCentre === 0 ? '' : fromCentre < 0 ? ' left' : ' right');

function NailTable() {
  const { nails, pieces, isOnPhoto } = wall.useView();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {nails.length} {nails.length === 1 ? 'nail' : 'nails'}
      </caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Picture</th>
          <th scope="col">{isOnPhoto ? 'Photo’s left edge' : 'Left corner'}</th>
          <th scope="col">Centre line</th>
          <th scope="col">{isOnPhoto ? 'Photo’s lower edge' : 'Floor'}</th>
        </tr>
      </thead>
      <tbody>
        {nails.map((nail) => (
          <tr key={`${nail.fromCorner} ${nail.fromFloor}`}>
            <th scope="row">{pieces[nail.piece]?.number}</th>
            <td>{pieces[nail.piece]?.title}</td>
            <td>
              <Length mm={nail.fromCorner} />
            </td>
            <td>
              <Length mm={nail.fromCentre} side={sideOf(nail)} />
            </td>
            <td>
              <Length mm={nail.fromFloor} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OUTCOMES = { made: 'wall.made', failed: 'wall.notMade' } as const;

/** Where each nail goes: a drawing to scale, a list, and both on paper with templates at 1:1. */
export function NailSheet() {
  const { nails, canPrint, templates, makeTemplates, print } = wall.useView();
  if (nails.length === 0) return null;
  return (
    <section className={styles.nails} aria-label="Plan of the nails">
      <header className={styles.nailsHead}>
        <h2>Plan of the nails</h2>
        <div className={styles.actions} data-tools="">
          <Button look="secondary" size="small" icon="printer" disabled={!canPrint} onClick={print}>
            Print the plan
          </Button>
          <Button
            look="secondary"
            size="small"
            busy={templates === 'making'}
            busyText={formatMessage(wallMessages['wall.making'])}
            disabled={!canPrint && templates !== 'making'}
            onClick={makeTemplates}
          >
            Templates at 1:1, PDF
          </Button>
        </div>
      </header>
      {templates === 'made' || templates === 'failed' ? (
        <Notice tone={templates === 'made' ? 'found' : 'fault'} live="polite">
          {formatMessage(wallMessages[OUTCOMES[templates]])}
        </Notice>
      ) : null}
      <div className={styles.sheet}>
        <NailDrawing />
        <NailTable />
      </div>
    </section>
  );
}

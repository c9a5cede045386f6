import { connect } from '../../../machines/nailPlan/nailPlan.connect.ts';
import { nailPlanMachine } from '../../../machines/nailPlan/nailPlan.machine.ts';
import { EYE_LEVEL, formatCentimetres, type HungPiece } from '../../domain/hanging.ts';
import { formatSize } from '../../domain/size.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { nailPlanMessages as messages } from '../../messages/galleryWall.ts';
import { formatMessage } from '../../messages/message.ts';
import { NailTable } from '../../preview/nails/NailParts.tsx';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { NailDrawing } from './NailDrawing.tsx';
import styles from './NailPlan.module.css';

export const nailPlan = createFlow(nailPlanMachine, connect);

/** '29.2 cm left', '29.2 cm right', or 'on the line'. */
const formatOffset = (mm: number): string =>
  mm === 0 ? 'on the line' : `${formatCentimetres(Math.abs(mm))} ${mm < 0 ? 'left' : 'right'}`;

/** In the order of the wall. */
function WallNailTable() {
  const { nails, pieces, names } = nailPlan.useView();
  return (
    <NailTable count={nails.length} columns={['From the centre line', 'Above the floor']}>
      {nails.map(({ piece, across, height }) => (
        <tr key={`${piece} ${across}`}>
          <th scope="row">{piece + 1}</th>
          <td>
            {names[piece]} <span className={styles.size}>{formatSize(pieces[piece] as HungPiece)} in</span>
          </td>
          <td>{formatOffset(across)}</td>
          <td>{formatCentimetres(height)}</td>
        </tr>
      ))}
    </NailTable>
  );
}

/** Where each nail of a gallery wall goes: a drawing to scale and a table, made to be printed or saved as a PDF. (WALL-04) */
export function NailPlan() {
  const { title, path, pieces, nails, middle, heights, hang, print, retry, isShown, isLoading, hasNoPlan, hasFailed } =
    nailPlan.useView();
  if (hasFailed) return <ErrorState title={formatMessage(messages['nailPlan.failed'])} onRetry={retry} />;
  if (hasNoPlan)
    return (
      <EmptyState
        title={formatMessage(messages['nailPlan.none'])}
        text={formatMessage(messages['nailPlan.noneWhy'])}
        action={<Button render={<Link to="/contact-us" />}>Write to us</Button>}
      />
    );
  if (isLoading)
    return (
      <>
        <VisuallyHidden role="status">{formatMessage(messages['nailPlan.reading'])}</VisuallyHidden>
        <TextSkeleton lines={8} />
      </>
    );
  if (!isShown) return null;
  return (
    <article className={styles.plan} aria-label={`Plan of the nails: ${title}`}>
      <header className={styles.header}>
        <h1 className={styles.title}>Plan of the nails</h1>
        <p className={styles.wall}>
          <Link to={path}>{title}</Link>, its middle {formatCentimetres(middle)} above the floor
        </p>
      </header>
      <div className={styles.tools}>
        <Select
          label="Height of the middle"
          value={String(middle)}
          onPick={(value) => hang(Number(value))}
          options={heights.map((height) => ({
            value: String(height),
            label: `${height / 10} cm${height === EYE_LEVEL ? ', eye level' : ''}`,
          }))}
        />
        <Button icon="printer" look="secondary" onClick={print}>
          Print or save as PDF
        </Button>
      </div>
      <div className={styles.sheet}>
        <NailDrawing title={title} pieces={pieces} nails={nails} middle={middle} />
        <WallNailTable />
      </div>
      <div className={styles.steps}>
        <ol>
          <li>{formatMessage(messages['nailPlan.first'])}</li>
          <li>{formatMessage(messages['nailPlan.second'])}</li>
          <li>{formatMessage(messages['nailPlan.third'])}</li>
        </ol>
      </div>
    </article>
  );
}

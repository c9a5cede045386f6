import '../../messages/configurator.ts';
import { connect } from '../../../machines/frameList/frameList.connect.ts';
import { frameListMachine } from '../../../machines/frameList/frameList.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { Link } from '../../ui/Link.tsx';
import '../../messages/frameList.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FiltersInForce } from './FiltersInForce.tsx';
import styles from './FrameList.module.css';
import { FrameWall } from './FrameWall.tsx';
import { Head } from './Head.tsx';

export const frameList = flow(frameListMachine, connect);

/** Where a shopper begins again with a picture of their own. */
const UPLOAD = '/custom-framing/';

/** The frames for a picture: what is framed, what narrows the list, and each frame with the picture in it. (FRAME-01 to FRAME-07) */
export function FrameList() {
  const view = frameList.useFlow();
  if (view.isMissing) return <EmptyState level={1} title={say('art.missing')} />;
  if (view.isGone || view.isUnfit)
    return (
      <EmptyState
        level={1}
        title={say(view.isGone ? 'configurator.gone' : 'configurator.unfit')}
        action={<Button render={<Link to={UPLOAD} />}>Choose a picture</Button>}
      />
    );
  return (
    <div className={styles.page}>
      <Head {...view} />
      {view.isAdjusted ? (
        <div className={styles.notice}>
          <Notice live="polite">{say('configurator.adjusted')}</Notice>
        </div>
      ) : null}
      <div className={styles.body}>
        <aside className={styles.side} aria-label="Filters">
          <FilterGroups {...view} />
        </aside>
        <div className={styles.main}>
          <FiltersInForce {...view} />
          <FrameWall {...view} />
        </div>
      </div>
      <FilterPanel {...view} />
    </div>
  );
}

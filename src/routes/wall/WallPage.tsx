import { Suspense } from 'react';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { Page } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoIndex } from '../head/Head.tsx';
import styles from './WallPage.module.css';

/** By itself, so that every other page names one file of it and no more. */
const WallPlanner = lazyWithRetry(async () => (await import('./WallPlanner.tsx')).WallPlanner);

/** The page of the planner, which nobody searches for. */
export const WallPage = () => (
  <Page>
    <NoIndex />
    <div className={styles.screen}>
      <Suspense fallback={<Skeleton height="24rem" />}>
        <WallPlanner />
      </Suspense>
    </div>
  </Page>
);

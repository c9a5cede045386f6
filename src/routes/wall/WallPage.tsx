import { Suspense } from 'react';
import { ConfiguratorSkeleton } from '../../flows/configurator/Configurator.tsx';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { Page } from '../../ui/Layout.tsx';
// The planner is made of what the screens of prints are made of. Named here, these parts stay in the files that those screens
// load, and a print's page is as light as it was (tests/architecture/hostBuild.test.ts).
import '../configurator/ConfiguratorScreen.tsx';
import '../configurator/configuratorParts.tsx';
import { NoIndex } from '../head/Head.tsx';

const WallPlanner = lazyWithRetry(async () => (await import('./WallPlanner.tsx')).WallPlanner);

/** The page of the planner, which nobody searches for. */
export const WallPage = () => (
  <Page>
    <NoIndex />
    <Suspense fallback={<ConfiguratorSkeleton />}>
      <WallPlanner />
    </Suspense>
  </Page>
);

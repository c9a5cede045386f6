import { Page } from '../../ui/Layout.tsx';
import { Favourites } from './Favourites.tsx';
import { Hero } from './Hero.tsx';
import { HowItIsMade } from './HowItIsMade.tsx';
import { Promises } from './Promises.tsx';
import { Themes } from './Themes.tsx';

/** The way in: one picture, what hangs here, and why to trust us with it. */
export const HomePage = () => (
  <>
    <Hero />
    <Page>
      <Promises />
      <Themes />
      <Favourites />
      <HowItIsMade />
    </Page>
  </>
);

import { STORE_NAME } from '../../domain/storeName.ts';
import { organizationData, siteData } from '../../domain/structuredData/shopData.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { SUPPORT_PHONE } from '../../messages/support.ts';
import { Page } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import { Hero } from './Hero.tsx';
import { later } from './Later.tsx';
import { Promises } from './Promises.tsx';
import { Themes } from './Themes.tsx';

const Favourites = later('favourites', async () => (await import('./Favourites.tsx')).Favourites);
const Framing = later('framing', async () => (await import('./Framing.tsx')).Framing);
const Walls = later('walls', async () => (await import('./Walls.tsx')).Walls);
const Ways = later('ways', async () => (await import('./Ways.tsx')).Ways);
const Store = later('store', async () => (await import('./Store.tsx')).Store);
const Voices = later('voices', async () => (await import('./Voices.tsx')).Voices);
const HowItIsMade = later('made', async () => (await import('./HowItIsMade.tsx')).HowItIsMade);

/** The way in: what hangs here, what can be framed here, and why to trust us with it. (HOME-01 to HOME-12) */
export const HomePage = () => (
  <>
    <Head
      title={STORE_NAME}
      description="Art prints made to the size of your wall, and custom framing of your own pictures, to the inch. Made in India and sent free within it."
      path="/"
      things={(absolute) => [organizationData(SUPPORT_PHONE, absolute), siteData(absolute)]}
    />
    <PartBoundary part="banners">
      <Hero />
    </PartBoundary>
    <Page>
      <PartBoundary part="promises">
        <Promises />
      </PartBoundary>
      <PartBoundary part="themes">
        <Themes />
      </PartBoundary>
      <Favourites />
    </Page>
    <Framing />
    <Page>
      <Walls />
      <Ways />
      <Store />
      <Voices />
      <HowItIsMade />
    </Page>
  </>
);

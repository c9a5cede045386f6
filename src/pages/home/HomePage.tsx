import { STORE_NAME } from '../../domain/storeName.ts';
import { organizationData, siteData } from '../../domain/structuredData/shopData.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { SUPPORT_PHONE } from '../../messages/support.ts';
import { Page } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import { Favourites } from './Favourites.tsx';
import { Framing } from './Framing.tsx';
import { Hero } from './Hero.tsx';
import { HowItIsMade } from './HowItIsMade.tsx';
import { later } from './Later.tsx';
import { Promises } from './Promises.tsx';
import { Store } from './Store.tsx';
import { Themes } from './Themes.tsx';
import { Voices } from './Voices.tsx';
import { Walls } from './Walls.tsx';
import { Ways } from './Ways.tsx';

const FavouritesLater = later('favourites', Favourites);
const FramingLater = later('framing', Framing);
const WallsLater = later('walls', Walls);
const WaysLater = later('ways', Ways);
const StoreLater = later('store', Store);
const VoicesLater = later('voices', Voices);
const HowItIsMadeLater = later('made', HowItIsMade);

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
      <FavouritesLater />
    </Page>
    <FramingLater />
    <Page>
      <WallsLater />
      <WaysLater />
      <StoreLater />
      <VoicesLater />
      <HowItIsMadeLater />
    </Page>
  </>
);

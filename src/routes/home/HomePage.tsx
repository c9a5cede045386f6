import { STORE_NAME } from '../../domain/documentTitle.ts';
import { organizationData, siteData } from '../../domain/structuredData/shopData.ts';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { SUPPORT_PHONE } from '../../messages/support.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import { Favourites } from './Favourites.tsx';
import { Framing } from './Framing.tsx';
import { later } from './Later.tsx';
import { Store } from './Store.tsx';
import { Themes } from './Themes.tsx';
import { Voices } from './Voices.tsx';
import { Walls } from './Walls.tsx';
import { Ways } from './Ways.tsx';
import '../../messages/home.ts';
import { useQuery } from '@tanstack/react-query';
import { bannersQuery, promisesQuery } from '../../api/queries/home.ts';
import { Banners, banners } from '../../flows/banners/Banners.tsx';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/BlockStates.tsx';
import { wantsMotion } from '../../ui/motion.ts';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { Lead } from './Block.tsx';
import styles from './HomePage.module.css';

/** The banners, and the way to the art even where they cannot be read. (HOME-01) */
function Hero() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  const slides = isError ? [] : (data ?? null);
  // Rotation begins paused where the device asks for no motion.
  const options = { input: { slides: slides?.length ?? 0, moves: slides !== null && wantsMotion() } };
  return (
    <>
      {isError ? <Failed title={say('home.pictureFailed')} retryLabel="Try again" onRetry={refetch} /> : null}
      <banners.Start key={slides?.length} options={options}>
        <Banners slides={slides} />
      </banners.Start>
    </>
  );
}

const TITLE = 'Made for your wall, in Kochi';
const STEPS = [
  ['You choose', 'Paper or canvas, and a size to the inch. The picture shows you how large it hangs over a sofa.'],
  ['We print', 'One print at a time, with pigment inks that keep their colour for decades.'],
  ['We look twice', 'Somebody holds it to the light before it is rolled into its tube.'],
  ['It comes to you', 'Free of charge to every pincode that we serve in India.'],
] as const;

/** How a print is made and how it travels. (CONST-09, CONST-10) */
const HowItIsMade = () => (
  <Section title={TITLE} lead={<Lead of={TITLE} />}>
    <ol className={styles.steps}>
      {STEPS.map(([name, how]) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.how}>{how}</p>
        </li>
      ))}
    </ol>
  </Section>
);

const PLACES = ['first', 'second', 'third'];

/** The three promises. (HOME-11) Where they cannot be read the page does without: the footer has them too. */
function Promises() {
  const { data, isError } = useQuery(promisesQuery());
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.promises} aria-label="Our promises">
      <ul className={styles.list}>
        {data
          ? data.map(({ id, title, text }) => (
              <li key={id}>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.text}>{text}</p>
              </li>
            ))
          : PLACES.map((place) => (
              <li key={place}>
                <TextSkeleton lines={2} />
              </li>
            ))}
      </ul>
    </section>
  );
}

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

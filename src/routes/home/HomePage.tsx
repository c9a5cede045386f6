import { useQuery } from '@tanstack/react-query';
import { bannersQuery, promisesQuery } from '../../api/queries/home.ts';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { toOrganizationJsonLd, toWebSiteJsonLd } from '../../domain/structuredData/siteJsonLd.ts';
import { Banners, banners } from '../../flows/banners/Banners.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { SUPPORT_PHONE } from '../../messages/support.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { prefersMotion } from '../../ui/Link.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { Head } from '../head/Head.tsx';
import { HomeLead } from './Block.tsx';
import { CallsToActionBlock } from './CallsToActionBlock.tsx';
import { createDeferredBlock } from './deferredBlock.tsx';
import { FavouritesBlock } from './FavouritesBlock.tsx';
import { FramingBlock } from './FramingBlock.tsx';
import { GalleryWallsBlock } from './GalleryWallsBlock.tsx';
import styles from './HomePage.module.css';
import { StoreBlock } from './StoreBlock.tsx';
import { TestimonialsBlock } from './TestimonialsBlock.tsx';
import { ThemesBlock } from './ThemesBlock.tsx';

/** The banners, and the way to the art even where they cannot be read. (HOME-01) */
function Hero() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  const slides = isError ? [] : (data ?? null);
  // Rotation begins paused where the device requests reduced motion.
  const options = { input: { slides: slides?.length ?? 0, moves: slides !== null && prefersMotion() } };
  return (
    <>
      {isError ? (
        <ErrorState
          title={formatMessage(homeMessages['home.pictureFailed'])}
          retryLabel="Try again"
          onRetry={refetch}
        />
      ) : null}
      <banners.Provider key={slides?.length} options={options}>
        <Banners slides={slides} />
      </banners.Provider>
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
  <Section title={TITLE} lead={<HomeLead of={TITLE} />}>
    <ol className={styles.steps}>
      {STEPS.map(([name, how]) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.description}>{how}</p>
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

const FavouritesLater = createDeferredBlock('favourites', FavouritesBlock);
const FramingLater = createDeferredBlock('framing', FramingBlock);
const WallsLater = createDeferredBlock('walls', GalleryWallsBlock);
const WaysLater = createDeferredBlock('callsToAction', CallsToActionBlock);
const StoreLater = createDeferredBlock('store', StoreBlock);
const VoicesLater = createDeferredBlock('testimonials', TestimonialsBlock);
const HowItIsMadeLater = createDeferredBlock('process', HowItIsMade);

/** The way in: what hangs here, what can be framed here, and why to trust us with it. (HOME-01 to HOME-12) */
export const HomePage = () => (
  <>
    <Head
      title={STORE_NAME}
      description="Art prints made to the size of your wall, and custom framing of your own pictures, to the inch. Made in India and sent free within it."
      path="/"
      jsonLd={(toAbsoluteUrl) => [toOrganizationJsonLd(SUPPORT_PHONE, toAbsoluteUrl), toWebSiteJsonLd(toAbsoluteUrl)]}
    />
    <PartErrorBoundary part="banners">
      <Hero />
    </PartErrorBoundary>
    <Page>
      <PartErrorBoundary part="promises">
        <Promises />
      </PartErrorBoundary>
      <PartErrorBoundary part="themes">
        <ThemesBlock />
      </PartErrorBoundary>
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

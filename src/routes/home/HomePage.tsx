import { useQuery } from '@tanstack/react-query';
import { bannersQuery, homeTextsQuery, promisesQuery } from '../../api/queries/home.ts';
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
import { SkeletonItems, TextSkeleton } from '../../ui/Skeleton.tsx';
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

/** The banners, with their link to the art even where they cannot be read. (HOME-01) */
function Hero() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  const slides = isError ? [] : (data ?? null);
  // Rotation begins paused where the device requests reduced motion.
  const options = { input: { slideCount: slides?.length ?? 0, hasAutoplay: slides !== null && prefersMotion() } };
  return (
    <>
      {isError ? <ErrorState title={formatMessage(homeMessages['home.pictureFailed'])} onRetry={refetch} /> : null}
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
const PrintProcessBlock = createDeferredBlock('process', [homeTextsQuery()], () => (
  <Section title={TITLE} lead={<HomeLead title={TITLE} />}>
    <ol className={styles.steps}>
      {STEPS.map(([name, description]) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ol>
  </Section>
));

/** The three promises. (HOME-11) Where they cannot be read the page does without: the footer has them too. */
function Promises() {
  const { data, isError } = useQuery(promisesQuery());
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.promises} aria-label="Our promises">
      <ul className={styles.list}>
        {data?.map(({ id, title, text }) => (
          <li key={id}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        )) ?? (
          <SkeletonItems count={3}>
            <TextSkeleton lines={2} />
          </SkeletonItems>
        )}
      </ul>
    </section>
  );
}

/** The home page. (HOME-01 to HOME-12) */
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
      <FavouritesBlock />
    </Page>
    <FramingBlock />
    <Page>
      <GalleryWallsBlock />
      <CallsToActionBlock />
      <StoreBlock />
      <TestimonialsBlock />
      <PrintProcessBlock />
    </Page>
  </>
);

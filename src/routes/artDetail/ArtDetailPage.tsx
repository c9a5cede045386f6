import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { artQuery } from '../../api/queries/framing.ts';
import { parseChoice } from '../../domain/choice.ts';
import { LISTS } from '../../domain/listArea.ts';
import { toArtJsonLd } from '../../domain/structuredData/artJsonLd.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { readPersistedMode } from '../../storage/previewStorage.ts';
import { BackToList } from '../configurator/BackLink.tsx';
import { ConfiguratorScreen } from '../configurator/ConfiguratorScreen.tsx';
import { ConfiguratorDetails, ConfiguratorPurchase, PicturePreview } from '../configurator/configuratorParts.tsx';
import { RelatedSection } from '../details/DetailScreen.tsx';
import { Head } from '../head/Head.tsx';

/** What search engines learn of an art print, once the chart has read it; nothing before. */
function ArtHead({ alias }: { alias: string }) {
  const { data: art } = useQuery({ ...artQuery(alias), enabled: false });
  if (!art) return null;
  const { title, artist, description, picture } = art;
  return (
    <Head
      title={artist ? `${title} by ${artist}` : title}
      description={description || title}
      path={art.alias}
      picture={picture}
      type="product"
      breadcrumb={[
        { name: 'Home', path: '/' },
        { name: LISTS.art.title, path: LISTS.art.path },
        { name: title, path: art.alias },
      ]}
      jsonLd={(toAbsoluteUrl) => [toArtJsonLd(art, toAbsoluteUrl)]}
    />
  );
}

const Related = createLazyPart(async () => (await import('../details/Related.tsx')).RelatedPrints, 'related prints');

/** Related prints, loaded once they are near the window. */
function LazyRelatedPrints() {
  const art = configurator.useView((view) => view.art);
  return (
    <RelatedSection path={art?.alias}>
      {(viewedPaths) =>
        art ? <Related isActive={viewedPaths !== null} art={art} viewedPaths={viewedPaths ?? []} /> : null
      }
    </RelatedSection>
  );
}

/** One art print: choose how it is made up, check the pincode, put it into the bag. (ART-01) */
export function ArtDetailPage() {
  const { id = '' } = useParams();
  const { search, key } = useLocation();
  const mode = readPersistedMode();
  return (
    <ConfiguratorScreen
      // Another art, or another link to it, is another choice from the start.
      key={`${id} ${key}`}
      subject={{ by: 'art', alias: `/art/${id}` }}
      requestedChoice={{ ...(mode && { mode }), ...parseChoice(search) }}
      fixed={{}}
      back={<BackToList area="art" />}
    >
      <ArtHead alias={`/art/${id}`} />
      <Configurator preview={<PicturePreview />}>
        <ConfiguratorPurchase />
      </Configurator>
      <ConfiguratorDetails />
      <LazyRelatedPrints />
    </ConfiguratorScreen>
  );
}

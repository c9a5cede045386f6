import { useQuery } from '@tanstack/react-query';
import { artQuery } from '../../api/queries/arts.ts';
import { artData } from '../../domain/structuredData/artData.ts';
import { Head } from '../head/Head.tsx';

/** What search engines are told of an art print, once the chart has read it; nothing before. */
export function ArtHead({ alias }: { alias: string }) {
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
      way={[
        { name: 'Home', path: '/' },
        { name: 'Art Prints', path: '/art/' },
        { name: title, path: art.alias },
      ]}
      things={(absolute) => [artData(art, absolute)]}
    />
  );
}

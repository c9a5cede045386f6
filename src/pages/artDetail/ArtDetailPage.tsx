import { useLocation, useParams } from 'react-router-dom';
import { askedIn } from '../../domain/choice.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { Details } from '../configurator/Details.tsx';
import { MadeUp } from '../configurator/MadeUp.tsx';
import { PicturePreview } from '../configurator/PicturePreview.tsx';
import { Purchase } from '../configurator/Purchase.tsx';
import { useConfiguratorPorts } from '../configurator/ports.ts';
import { ArtHead } from './ArtHead.tsx';
import { BackToList } from './BackToList.tsx';

/** One art print: choose how it is made up, check the pincode, put it into the bag. (ART-01) */
export function ArtDetailPage() {
  const { id = '' } = useParams();
  const { search, key } = useLocation();
  const { readMode } = useConfiguratorPorts();
  const mode = readMode();
  return (
    <MadeUp
      // Another art, or another link to it, is another choice from the start.
      key={`${id} ${key}`}
      subject={{ by: 'art', alias: `/art/${id}` }}
      asked={{ ...(mode && { mode }), ...askedIn(search) }}
      fixed={{}}
      back={<BackToList />}
    >
      <ArtHead alias={`/art/${id}`} />
      <Configurator preview={<PicturePreview />}>
        <Purchase />
      </Configurator>
      <Details />
    </MadeUp>
  );
}

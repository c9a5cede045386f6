import { useSearchParams } from 'react-router-dom';
import { Crop } from '../../flows/crop/Crop.tsx';
import { crop } from '../../flows/crop/crop.ts';
import { Page } from '../../ui/Layout.tsx';
import { useCropPorts } from './ports.ts';

/** The crop screen, for the picture that the address names, or the one that was worked on last. (UPL-04, UPL-05) */
export function CropPage() {
  const [search] = useSearchParams();
  const ports = useCropPorts();
  const asked = { image: search.get('image'), artid: search.get('artid') };
  return (
    <Page>
      {/* Another picture is another crop, from the start; whatever else the address tells is none. */}
      <crop.Start key={JSON.stringify(asked)} logic={ports.crop} options={{ input: asked }}>
        <Crop />
      </crop.Start>
    </Page>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cropMachine } from '../../../machines/crop/crop.machine.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import { cropEffects } from '../../effects/cropEffects.ts';
import { Crop } from '../../flows/crop/Crop.tsx';
import { crop } from '../../flows/crop/crop.ts';
import { cropPorts } from '../../ports/crop.ts';
import { Page } from '../../ui/Layout.tsx';

/** The crop screen, for the picture that the address names, or the one that was worked on last. (UPL-04, UPL-05) */
export function CropPage() {
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const logic = useMemo(() => provideActors(cropMachine, cropPorts({ queries })), [queries]);
  const asked = { image: search.get('image'), artid: search.get('artid') };
  return (
    <Page>
      {/* Another picture is another crop, from the start; whatever else the address tells is none. */}
      <crop.Start key={JSON.stringify(asked)} logic={logic} effects={cropEffects} options={{ input: asked }}>
        <Crop />
      </crop.Start>
    </Page>
  );
}

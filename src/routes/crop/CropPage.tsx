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
  const request = { image: search.get('image'), artid: search.get('artid') };
  return (
    <Page>
      {/* Another picture restarts the crop; other changes of the address do not. */}
      <crop.Provider key={JSON.stringify(request)} logic={logic} effects={cropEffects} options={{ input: request }}>
        <Crop />
      </crop.Provider>
    </Page>
  );
}

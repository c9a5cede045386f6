import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useMemo } from 'react';
import { cropMachine } from '../../../machines/crop/crop.machine.ts';
import { fill } from '../../../machines/kit/port.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { CropPage } from '../../pages/crop/CropPage.tsx';
import { type CropPorts, CropPortsContext } from '../../pages/crop/ports.ts';
import { cropPorts } from '../../ports/crop.ts';
import { actForCrop } from './actForCrop.ts';

/** The crop screen with its chart filled; what it lets out to storage is kept. */
export function CropEntry() {
  const pass = use(EffectHandlerContext);
  const queries = useQueryClient();
  const ports = useMemo<CropPorts>(() => ({ crop: fill(cropMachine, cropPorts({ queries })) }), [queries]);
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (!actForCrop(effect, chart)) pass(effect, chart);
    },
    [pass],
  );
  return (
    <EffectHandlerContext value={handle}>
      <CropPortsContext value={ports}>
        <CropPage />
      </CropPortsContext>
    </EffectHandlerContext>
  );
}

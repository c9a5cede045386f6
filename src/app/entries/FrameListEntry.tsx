import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useMemo } from 'react';
import { frameListMachine } from '../../../machines/frameList/frameList.machine.ts';
import { fill } from '../../../machines/kit/port.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { FrameListPage } from '../../pages/frameList/FrameListPage.tsx';
import { type FrameListPorts, FrameListPortsContext } from '../../pages/frameList/ports.ts';
import { frameListPorts } from '../../ports/frameList.ts';
import { readKeptMode } from '../../storage/preview.ts';
import { actForFrameList } from './actForFrameList.ts';

/** The list of frames with its chart's ports filled; what only it lets out is acted on here. */
export function FrameListEntry() {
  const pass = use(EffectHandlerContext);
  const queries = useQueryClient();
  const ports = useMemo<FrameListPorts>(
    () => ({ frameList: fill(frameListMachine, frameListPorts({ queries })), readMode: readKeptMode }),
    [queries],
  );
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (!actForFrameList(effect, chart)) pass(effect, chart);
    },
    [pass],
  );
  return (
    <EffectHandlerContext value={handle}>
      <FrameListPortsContext value={ports}>
        <FrameListPage />
      </FrameListPortsContext>
    </EffectHandlerContext>
  );
}

import { use, useCallback } from 'react';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { FrameEditPage } from '../../pages/frameEdit/FrameEditPage.tsx';
import { type FrameEditPorts, FrameEditPortsContext } from '../../pages/frameEdit/ports.ts';
import { previewLogic } from '../../ports/preview.ts';
import { actForPreview } from './actForPreview.ts';
import { ConfiguratorPortsProvider } from './ConfiguratorPortsProvider.tsx';

const ports: FrameEditPorts = { preview: previewLogic };

/** The screen of one frame with its charts filled. */
export function FrameEditEntry() {
  const pass = use(EffectHandlerContext);
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (!actForPreview(effect, chart)) pass(effect, chart);
    },
    [pass],
  );
  return (
    <EffectHandlerContext value={handle}>
      <ConfiguratorPortsProvider>
        <FrameEditPortsContext value={ports}>
          <FrameEditPage />
        </FrameEditPortsContext>
      </ConfiguratorPortsProvider>
    </EffectHandlerContext>
  );
}

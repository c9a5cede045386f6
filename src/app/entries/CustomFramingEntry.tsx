import { type ReactNode, use, useCallback } from 'react';
import type { UploadEffect } from '../../../machines/upload/upload.machine.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { lazily } from '../../kit/lazily.ts';
import { CustomFramingPage } from '../../pages/customFraming/CustomFramingPage.tsx';
import { type UploadPorts, UploadPortsContext } from '../../pages/customFraming/ports.ts';
import { uploadLogic } from '../../ports/upload.ts';
import { keptUserUpload } from '../../storage/upload.ts';

/** The chooser is many times as large as the start, which needs nothing of it. */
const ChooserEntry = lazily(async () => (await import('./ChooserEntry.tsx')).ChooserEntry);

const ports: UploadPorts = { upload: uploadLogic };

/** Custom framing with its charts filled; what the upload lets out to storage is kept. (UPL-01, UPL-03, CONF-27) */
export const CustomFramingEntry = () => (
  <Remembering>
    <UploadPortsContext value={ports}>
      <CustomFramingPage chooser={<ChooserEntry />} />
    </UploadPortsContext>
  </Remembering>
);

function Remembering({ children }: { children: ReactNode }) {
  const pass = use(EffectHandlerContext);
  const handle = useCallback<EffectHandler>(
    (asked, chart) => {
      const effect = asked as UploadEffect;
      if (chart === 'upload' && effect.type === 'remember') keptUserUpload.write(effect.userUpload);
      else pass(asked, chart);
    },
    [pass],
  );
  return <EffectHandlerContext value={handle}>{children}</EffectHandlerContext>;
}

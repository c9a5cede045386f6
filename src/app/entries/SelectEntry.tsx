import { type ReactNode, use, useCallback } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { EventObject } from 'xstate';
import type { SelectRemembered } from '../../../machines/select/select.machine.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { SelectPage } from '../../pages/select/SelectPage.tsx';
import { keptArtMode, keptFlowType } from '../../storage/listing.ts';
import { keptUserUpload } from '../../storage/upload.ts';
import { documentTitle } from '../documentTitle.ts';

function remember({ artmode, flowtype, user_upload }: SelectRemembered, pathname: string) {
  if (artmode) keptArtMode.write(artmode);
  if (flowtype) {
    keptFlowType.write(flowtype);
    // The title was set as the page opened, by what was kept then. (SHELL-17, SHELL-18)
    document.title = documentTitle(pathname, flowtype);
  }
  if (user_upload !== undefined) keptUserUpload.write(user_upload);
}

/** Keeps what the chart wants kept, and hands on all else. (CONF-04, CONF-05, CONF-27) */
function Remembering({ children }: { children: ReactNode }) {
  const pass = use(EffectHandlerContext);
  const { pathname } = useLocation();
  const handle = useCallback<EffectHandler>(
    (effect: EventObject, chart) => {
      if (chart === 'select' && effect.type === 'remember') remember(effect as SelectRemembered, pathname);
      else pass(effect as Parameters<EffectHandler>[0], chart);
    },
    [pass, pathname],
  );
  return <EffectHandlerContext value={handle}>{children}</EffectHandlerContext>;
}

/** '/select/{type}' by its address. */
export function SelectEntry() {
  const { type = '' } = useParams();
  return (
    <Remembering>
      <SelectPage type={type} />
    </Remembering>
  );
}

/** Where framing begins: the same as '/select/frame'. (ROUTE-24) */
export const StartFramingEntry = () => (
  <Remembering>
    <SelectPage type="frame" />
  </Remembering>
);

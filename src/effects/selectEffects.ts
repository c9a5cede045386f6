import type { SelectRemembered } from '../../machines/select/select.machine.ts';
import { documentTitle } from '../domain/documentTitle.ts';
import type { AreaEffects } from '../kit/effects.ts';
import { keptArtMode, keptFlowType } from '../storage/listing.ts';
import { keptUserUpload } from '../storage/upload.ts';

/** Keeps what the shopper is about. (CONF-04, CONF-05, CONF-27) */
export const selectEffects: AreaEffects = (asked, _, { world }) => {
  if (asked.type !== 'remember') return false;
  const { artmode, flowtype, user_upload } = asked as SelectRemembered;
  if (artmode) keptArtMode.write(artmode);
  if (flowtype) {
    keptFlowType.write(flowtype);
    // The title was set as the page opened, by what was kept then. (SHELL-17, SHELL-18)
    world.setTitle(documentTitle(world.address().pathname, flowtype));
  }
  if (user_upload !== undefined) keptUserUpload.write(user_upload);
  return true;
};

import type { RememberEffect } from '../../machines/select/select.machine.ts';
import { getDocumentTitle } from '../domain/documentTitle.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { artModeStorage, flowTypeStorage } from '../storage/listingStorage.ts';
import { userUploadStorage } from '../storage/uploadStorage.ts';

/** Keeps what the shopper is about. (CONF-04, CONF-05, CONF-27) */
export const handleSelectEffect: AreaEffectHandler = (event, _, { environment }) => {
  if (event.type !== 'remember') return false;
  const { artmode, flowtype, user_upload } = event as RememberEffect;
  if (artmode) artModeStorage.write(artmode);
  if (flowtype) {
    flowTypeStorage.write(flowtype);
    // The title was set as the page opened, by what was kept then. (SHELL-17, SHELL-18)
    environment.setTitle(getDocumentTitle(environment.address().pathname, flowtype));
  }
  if (user_upload !== undefined) userUploadStorage.write(user_upload);
  return true;
};

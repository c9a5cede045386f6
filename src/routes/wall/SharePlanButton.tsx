import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { wall } from '../../flows/wall/wall.ts';
import { loadShareLogic } from '../details/loadShareLogic.ts';

/** Shares the whole plan by its address. (ART-22) */
export function SharePlanButton() {
  const { shared } = wall.useView();
  return shared && <ShareButton load={loadShareLogic} {...shared} />;
}

import type { ShareLogic } from '../../flows/share/ShareButton.tsx';

/** The chart of the share button with its ports filled, once the button is wanted. */
export async function loadShareLogic(): Promise<ShareLogic> {
  const { shareLogic, canShareNatively } = await import('../../ports/share.ts');
  return { logic: shareLogic, hasSheet: canShareNatively() };
}

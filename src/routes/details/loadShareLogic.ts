import type { ShareLogic } from '../../flows/share/ShareButton.tsx';

/** Loads the chart of the share button with its ports filled. */
export async function loadShareLogic(): Promise<ShareLogic> {
  const { shareLogic, canShareNatively } = await import('../../ports/share.ts');
  return { logic: shareLogic, hasSheet: canShareNatively() };
}

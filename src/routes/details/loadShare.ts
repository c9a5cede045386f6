import type { ShareLogic } from '../../flows/share/ShareButton.tsx';

/** The chart of the share button with its ports filled, once the button is wanted. */
export async function loadShare(): Promise<ShareLogic> {
  const { shareLogic, hasShareSheet } = await import('../../ports/share.ts');
  return { logic: shareLogic, hasSheet: hasShareSheet() };
}

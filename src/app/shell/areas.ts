import { keptArtMode, keptFilters, keptFlowType } from '../../ports/keptListing.ts';

/** The shopper turns to art prints, with no filter left from before. (SHELL-05, SHELL-06, SHELL-23) */
export function startShopArt(): void {
  keptArtMode.write('shopart');
  keptFlowType.write('shopart');
  keptFilters.drop();
}

/** The shopper turns to framing a picture. (SHELL-07) */
export function startFraming(): void {
  keptArtMode.write('frame');
  keptFlowType.write('framing');
}

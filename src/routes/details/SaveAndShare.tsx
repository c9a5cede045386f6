import { toChoiceParams } from '../../domain/choice.ts';
import { configurator } from '../../flows/configurator/configurator.ts';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { renderArtHeart } from '../../flows/wishlist/HeartButton.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { loadShareLogic } from './loadShareLogic.ts';

/**
 * Shares an art with all that is chosen of it: a link to its own page, which brings the choice back. A shopper's own
 * picture is nobody else's to open, so that nothing is offered there. (ART-22)
 */
export function ShareArtButton() {
  const { art, choice } = configurator.useView();
  if (!art) return null;
  return (
    <PartErrorBoundary part="share">
      <ShareButton
        load={loadShareLogic}
        path={`${art.alias}?${new URLSearchParams(toChoiceParams(choice))}`}
        title={`${art.title} by ${art.artist}`}
        picture={art.picture.detail.url}
      />
    </PartErrorBoundary>
  );
}

/** Saves the art that is chosen for later; a shopper's own picture is no product. (WISH-02) */
export function SaveArtButton() {
  const art = configurator.useView((view) => view.art);
  return art && renderArtHeart(art, 'plain');
}

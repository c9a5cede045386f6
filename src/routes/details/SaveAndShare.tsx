import { choiceParams } from '../../domain/choice.ts';
import { configurator } from '../../flows/configurator/configurator.ts';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { heartOfArt } from '../../flows/wishlist/heartOfArt.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { loadShare } from './loadShare.ts';

/**
 * Shares an art with all that is chosen of it: a link to its own page, which brings the choice back. A shopper's own
 * picture is nobody else's to open, so that nothing is offered there. (ART-22)
 */
export function ShareChoice() {
  const { art, choice } = configurator.useFlow();
  if (!art) return null;
  return (
    <PartBoundary part="share">
      <ShareButton
        load={loadShare}
        path={`${art.alias}?${new URLSearchParams(choiceParams(choice))}`}
        title={`${art.title} by ${art.artist}`}
        picture={art.picture.detail.url}
      />
    </PartBoundary>
  );
}

/** Saves the art that is chosen for later; a shopper's own picture is no product. (WISH-02) */
export function SaveChoice() {
  const art = configurator.useFlow((view) => view.art);
  return art && heartOfArt(art, 'plain');
}

import { choiceParams } from '../../domain/choice.ts';
import { configurator } from '../../flows/configurator/configurator.ts';
import { ShareButton, type ShareLogic } from '../../flows/share/ShareButton.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';

/**
 * Shares an art with all that is chosen of it: a link to its own page, which brings the choice back. A shopper's own
 * picture is nobody else's to open, so that nothing is offered there. (ART-22)
 */
export function ShareChoice({ load }: { load: () => Promise<ShareLogic> }) {
  const { art, choice } = configurator.useFlow();
  if (!art) return null;
  return (
    <PartBoundary part="share">
      <ShareButton
        load={load}
        path={`${art.alias}?${new URLSearchParams(choiceParams(choice))}`}
        title={`${art.title} by ${art.artist}`}
        picture={art.picture.detail.url}
      />
    </PartBoundary>
  );
}

import { giftPictureMachine } from '../../machines/giftPicture/giftPicture.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';

const loadPorts = async () => (await import('./giftPicture.ts')).giftPicturePorts;

/**
 * The chart of a gift's own picture with its ports filled. It is there with the gift's page, and only what opens pictures
 * comes later: a part that waits for code of its own is drawn anew in place of the HTML, and what was pressed there is lost.
 */
export const giftPictureLogic = provideActors(giftPictureMachine, {
  findPicture: async (gift) => (await loadPorts()).findPicture(gift),
  readPicture: async (file, signal) => (await loadPorts()).readPicture(file, signal),
});

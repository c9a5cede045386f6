import { giftPictureMachine } from '../../machines/giftPicture/giftPicture.machine.ts';
import { fill } from '../../machines/kit/port.ts';
import { giftPicturePorts } from './giftPicture.ts';

/** The chart of a gift's own picture with its ports filled; apart from them, for sending it uses one of them too. */
export const giftPictureLogic = fill(giftPictureMachine, giftPicturePorts);

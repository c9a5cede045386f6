import type { Samples } from '../kit/samples.ts';
import { NO_FRAME, OWN_FRAME } from './setting.ts';
import type { studioMachine } from './studio.machine.ts';
import { getEdited } from './studio.setup.ts';

const createPicture = (width: number, height: number, sky: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${sky}" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.6}" cy="${height * 0.4}" r="80" fill="#c9622f"/><path fill="#2f4f52" d="M0 ${height * 0.7}h${width}v${height * 0.3}H0z"/></svg>`,
  )}`;

const picture = (id: string, title: string, width: number, height: number, sky: string) => {
  const url = createPicture(width, height, sky);
  return { id, title, alt: `${title}, with a red sun`, url, thumbnail: url, ratio: width / height };
};

/** The photo that is read in the samples: it lies across. */
const photo = { url: createPicture(1200, 800, '#b4c2c6'), width: 1200, height: 800 };

export const studioSamples = {
  input: {
    pictures: [
      picture('misty-ghats', 'Misty Ghats', 600, 800, '#e7d8bd'),
      picture('first-light', 'First Light', 900, 600, '#dcbfae'),
    ],
    frames: [
      { title: 'Walnut Line', colours: ['Brown'], style: 'Modern', type: 'Stepped', material: 'Solid walnut' },
      { title: 'Oak Floater', colours: ['Yellow', 'Brown'], style: 'Minimal', type: 'Floater', material: 'Solid oak' },
    ],
  },
  events: [
    { type: 'setting.changed', change: { frame: OWN_FRAME } },
    { type: 'setting.changed', change: { frame: NO_FRAME } },
    { type: 'picture.chosen', picture: 'first-light' },
    { type: 'picture.chosen', picture: 'misty-ghats' },
    { type: 'length.typed', field: 'width', text: '20.5' },
    { type: 'length.typed', field: 'width', text: '400' },
    { type: 'comparison.opened' },
    { type: 'comparison.closed' },
    { type: 'side.chosen', side: 'first' },
    { type: 'side.chosen', side: 'second' },
    { type: 'file.chosen', file: new File([], 'picture.jpg', { type: 'image/jpeg' }) },
    { type: 'save.requested', title: 'Misty Ghats', drawing: null, screenWidth: 960 },
    { type: 'xstate.done.actor.readPicture', output: { kind: 'read', photo }, reply: 'picture.read' },
    {
      type: 'xstate.done.actor.readPicture',
      output: { kind: 'refused', reason: 'tooSmall' },
      reply: 'picture.tooSmall',
    },
    { type: 'xstate.error.actor.readPicture', error: 'unreadable', reply: 'picture.unreadable' },
    { type: 'xstate.done.actor.savePicture', output: undefined, reply: 'screen.saved' },
    { type: 'xstate.error.actor.savePicture', error: 'tainted', reply: 'screen.tainted' },
  ],
  starts: {
    saved: {
      input: {
        pictures: [picture('misty-ghats', 'Misty Ghats', 600, 800, '#e7d8bd')],
        frames: [],
        first: { light: 'lamp' },
        second: { light: 'spot' },
      },
    },
  },
  // What guards ask.
  distinguish: (context) => {
    const { frame, picture } = getEdited(context);
    return [context.side, context.settings.second !== null, frame, picture];
  },
  // Each file has an address of its own.
  compare: ({ settings: { first, second }, side, lengthInput }) => ({ first, second, side, lengthInput }),
} satisfies Samples<typeof studioMachine>;

import { selectFrames } from '../../src/domain/frame.ts';
import { canRedo, canUndo } from '../../src/domain/history.ts';
import { formatPiece, formatPlanQuery } from '../../src/domain/wallPath.ts';
import { art, entries, NORDIC } from '../framedPicture/samplePictures.ts';
import type { Samples } from '../kit/samples.ts';
import { measuredWall } from '../wallPhoto/wallPhoto.samples.ts';
import { createPlan, type PieceRequest } from './plan.ts';
import type { wallMachine } from './wall.machine.ts';
import type { OpenedWall } from './wall.setup.ts';

const choice = { mode: 'frame', media: 'Paper', size: '16x20', frame: NORDIC, mat: 'standard', pad: 'white' };
const request: PieceRequest = { subject: { by: 'art', alias: '/art/misty-ghats' }, choice, at: null };
const surroundings = {
  width: 4000,
  height: 2700,
  room: 'living',
  paint: 'chalk',
  arrangement: 'free',
  gap: 60,
  angle: 35,
} as const;
const places = [
  { x: 1400, y: 1500 },
  { x: 2200, y: 1500 },
];
const requests = places.map((at) => ({ ...request, at }));

/** Two prints that the shop has, and one that is gone. */
const search = `?${formatPlanQuery({
  ...surroundings,
  pieces: [...places.map((at) => formatPiece('misty-ghats', choice, at)), formatPiece('gone-with-the-monsoon', choice)],
})}`;

const frames = selectFrames(entries);
const { plan } = createPlan({ ...surroundings, pieces: requests }, [art, art], frames);
export const openedWall: OpenedWall = { plan, frames, notices: [{ kind: 'gone', count: 1 }] };

export const wallSamples = {
  input: { search, isBlank: false },
  starts: { blank: { input: { search: '', isBlank: true } } },
  events: [
    { type: 'plan.retried' },
    { type: 'notices.closed' },
    { type: 'piece.selected', id: 1 },
    { type: 'piece.selected', id: null },
    { type: 'piece.changed', id: 1, change: { media: 'Canvas' } },
    { type: 'piece.removed', id: 2 },
    { type: 'piece.dropped', id: 1, at: { x: 1000, y: 1700 } },
    { type: 'piece.stepped', id: 1, by: { x: -10, y: 0 } },
    { type: 'arrangement.chosen', arrangement: 'row' },
    { type: 'length.typed', field: 'width', text: '420' },
    { type: 'length.typed', field: 'width', text: '20' },
    { type: 'length.typed', field: 'gap', text: '8' },
    { type: 'length.typed', field: 'gap', text: '99' },
    { type: 'room.chosen', room: 'study' },
    { type: 'paint.chosen', paint: 'rain' },
    { type: 'photo.chosen', file: new File([], 'wall.jpg', { type: 'image/jpeg' }) },
    { type: 'photo.removed' },
    { type: 'reference.changed' },
    { type: 'plan.undone' },
    { type: 'plan.redone' },
    { type: 'candidates.opened', source: 'catalogue', page: 1 },
    { type: 'candidates.opened', source: 'cart', page: 1 },
    { type: 'candidates.opened', source: 'wishlist', page: 1 },
    { type: 'candidates.closed' },
    { type: 'candidate.picked', request },
    { type: 'templates.requested' },
    { type: 'print.requested' },
    { type: 'xstate.done.actor.openWall', output: openedWall, reply: 'frames.listed' },
    { type: 'xstate.error.actor.openWall', error: 'down', reply: 'frames.down' },
    { type: 'xstate.done.actor.loadStage', output: undefined, reply: 'stage.loaded' },
    { type: 'xstate.error.actor.loadStage', error: 'lost', reply: 'stage.lost' },
    { type: 'xstate.done.actor.savePlan', output: true, reply: 'plan.saved' },
    { type: 'xstate.done.actor.savePlan', output: false, reply: 'plan.unsaved' },
    {
      type: 'xstate.done.actor.listCandidates',
      output: { candidates: [{ title: 'Misty Ghats', artist: '', thumbnail: '', request }], pages: 1 },
      reply: 'candidates.listed',
    },
    { type: 'xstate.done.actor.listCandidates', output: null, reply: 'candidates.loginNeeded' },
    { type: 'xstate.error.actor.listCandidates', error: 'down', reply: 'candidates.down' },
    { type: 'xstate.done.actor.openPiece', output: { subject: art, frames }, reply: 'art.found' },
    { type: 'xstate.done.actor.openPiece', output: null, reply: 'art.missing' },
    { type: 'xstate.error.actor.openPiece', error: 'down', reply: 'art.down' },
    { type: 'xstate.done.actor.wallPhoto', output: measuredWall, reply: 'wall.measured' },
    { type: 'xstate.done.actor.wallPhoto', output: null, reply: 'wall.unmeasured' },
    { type: 'xstate.done.actor.makeTemplates', output: undefined, reply: 'templates.made' },
    { type: 'xstate.error.actor.makeTemplates', error: 'blocked', reply: 'templates.failed' },
  ],
  // What guards ask, as far as it leads anywhere else.
  distinguish: ({ history, notices, selected, candidateQuery }) => [
    notices.length > 0,
    canUndo(history),
    canRedo(history),
    selected,
    // A piece is changed once; it is canvas then.
    history.present.pieces[0]?.choice.media,
    candidateQuery.source,
    history.present.photo !== null,
    history.present.arrangement,
  ],
  // A picture that is added is another one on each run, and a drag ends to a pixel or two of the screen.
  compare: ({ history: { past, present, future }, notices, selected, lengthInput }) => ({
    pieces: present.pieces.length,
    arrangement: present.arrangement,
    width: present.width,
    isOnPhoto: present.photo !== null,
    room: present.room,
    paint: present.paint,
    past: past.length,
    future: future.length,
    notices,
    selected,
    typed: lengthInput && [lengthInput.field, lengthInput.text],
  }),
} satisfies Samples<typeof wallMachine>;

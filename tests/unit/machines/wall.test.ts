import { expect, test } from 'vitest';
import { type EventFrom, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { changePiece, formatPlan, type Plan } from '../../../machines/wall/plan.ts';
import { connect } from '../../../machines/wall/wall.connect.ts';
import { wallMachine } from '../../../machines/wall/wall.machine.ts';
import { openedWall, wallSamples } from '../../../machines/wall/wall.samples.ts';
import { measuredWall } from '../../../machines/wallPhoto/wallPhoto.samples.ts';
import type { RequestedChoice } from '../../../src/domain/choice.ts';
import { parsePlan } from '../../../src/ports/wallAddress.ts';

type Planner = SnapshotFrom<typeof wallMachine>;
type AnyEvent = { type: string; [detail: string]: unknown };

const send = (planner: Planner, ...events: AnyEvent[]): Planner =>
  events.reduce((state, event) => transition(wallMachine, state, event as EventFrom<typeof wallMachine>)[0], planner);

/** The planner with two prints that hang by hand on a wall of 400 cm. */
const opened = send(initialTransition(wallMachine, wallSamples.input)[0], {
  type: 'xstate.done.actor.openWall',
  output: openedWall,
});
const getPlan = ({ context }: Planner) => context.history.present;
const getPlaces = (planner: Planner) => getPlan(planner).pieces.map(({ at }) => at);
/** Types into a field, letter by letter. */
const type = (planner: Planner, field: string, text: string) =>
  send(planner, ...[...text].map((_, index) => ({ type: 'length.typed', field, text: text.slice(0, index + 1) })));

test('a wall that is narrow on the way to what is typed moves no piece, and all letters are undone at once', () => {
  const wide = type(opened, 'width', '1200');
  expect(getPlan(wide).width).toBe(12_000);
  expect(getPlaces(wide)).toEqual(getPlaces(opened));
  const undone = send(wide, { type: 'plan.undone' });
  expect(getPlan(undone)).toEqual(getPlan(opened));
  expect(getPlan(send(undone, { type: 'plan.redone' })).width).toBe(12_000);
});

test('what is typed after another change is undone without it', () => {
  const painted = send(type(opened, 'width', '500'), { type: 'paint.chosen', paint: 'rain' });
  const wider = type(painted, 'width', '600');
  expect(getPlan(send(wider, { type: 'plan.undone' }))).toEqual(getPlan(painted));
  const narrower = type(type(opened, 'width', '500'), 'height', '300');
  expect(getPlan(send(narrower, { type: 'plan.undone' })).width).toBe(5_000);
});

test('[FRAME-10] the wall of a photo that is removed has a size that its address can state', () => {
  const onPhoto = send(
    opened,
    { type: 'photo.chosen', file: new File([], 'wall.jpg', { type: 'image/jpeg' }) },
    {
      type: 'xstate.done.actor.wallPhoto',
      output: measuredWall,
    },
  );
  expect(getPlan(onPhoto).height).toBe(1715);
  expect(type(onPhoto, 'height', '300')).toBe(onPhoto);
  const painted = getPlan(send(onPhoto, { type: 'photo.removed' }));
  expect([painted.width, painted.height]).toEqual([2286, 1800]);
  expect(parsePlan(formatPlan(painted)).notices).toEqual([]);
});

test('[CONF-50] [CONF-51] [CONF-52] paper has its usual mat again after a size that can have none, and no mat where none was chosen', () => {
  const plan = getPlan(opened);
  const [piece] = plan.pieces;
  if (!piece) throw new TypeError('nothing hangs');
  const { subjectData } = piece;
  const subject = { ...subjectData.subject, max: { width: 40, height: 50 } };
  const large = { ...plan, pieces: [{ ...piece, subjectData: { ...subjectData, subject } }] };
  const change = (...changes: RequestedChoice[]) =>
    changes.reduce<Plan>((changed, each) => changePiece(changed, piece.id, each, []), large).pieces[0]?.choice.mat;
  const [matted, tooLarge] = [{ size: '16x20' }, { size: '36x45' }];
  expect(change(matted)).toBe('standard');
  expect(change(matted, tooLarge)).toBe('none');
  expect(change(matted, tooLarge, matted)).toBe('standard');
  expect(change({ mat: 'golden' }, { size: '20x25' })).toBe('golden');
  expect(change({ mat: 'none' }, { size: '20x25' })).toBe('none');
  expect(change({ mat: 'golden' }, { media: 'Canvas' })).toBe('none');
  expect(change({ media: 'Canvas' }, { size: '20x25' }, { media: 'Paper' })).toBe('standard');
});

test('stairs of half a degree come back from the address as they were typed', () => {
  const plan = getPlan(type(opened, 'angle', '35.5'));
  expect(parsePlan(formatPlan(plan)).request.angle).toBe(35.5);
});

test('a piece goes on by less than a centimetre, up to the last free millimetre', () => {
  const stepRight = { type: 'piece.stepped', id: 1, by: { x: 10, y: 0 } };
  const near = send(opened, { type: 'piece.selected', id: 1 }, ...Array(22).fill(stepRight));
  expect(getPlaces(near)[0]).toEqual({ x: 1620, y: 1500 });
  const beside = send(near, stepRight);
  // Both are 574 mm wide, and may share one millimetre.
  expect(getPlaces(beside)[0]).toEqual({ x: 1626, y: 1500 });
  expect(connect(beside, () => {}).canStep(1, { x: 1, y: 0 })).toBe(false);
});

import { playerSamples as samples } from '../../machines/player/player.samples.ts';
import { createMarks } from '../../src/visualiser/diagram/marksStore.ts';
import { Player } from '../../src/visualiser/player/Player.tsx';
import { playerGestures as gestures } from '../../src/visualiser/player/player.gestures.ts';
import { player as flow } from '../../src/visualiser/player/player.ts';
import { sampleChart } from '../../src/visualiser/player/sampleChart.ts';
import { stage } from '../support/walk/stage.ts';

/** What the stage that it plays on does when the door opens; a stage of its own would be a stage on a stage. */
let fault: string | null = null;
const does = (next: string | null) => () => {
  fault = next;
};
const act = async () => {
  if (fault !== null) throw new Error(fault);
};

export const playerStage = stage({
  flow,
  ports: { openStage: () => act().then(() => 'phone'), performStep: act, giveToHand: act },
  local: ['openStage', 'performStep', 'giveToHand'],
  samples,
  gestures,
  view: <Player chart={sampleChart} marks={createMarks()} take={() => () => {}} />,
  answers: {
    'stage.opened': does(null),
    'stage.lost': does('The view does not come.'),
    'step.done': does(null),
    'step.strayed': does('Expected: We deliver here. Found: No complete pincode yet.'),
    'hand.given': does(null),
    'hand.lost': does('The view does not come.'),
  },
});

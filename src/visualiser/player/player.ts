import { connect } from '../../../machines/player/player.connect.ts';
import { playerMachine } from '../../../machines/player/player.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const player = flow(playerMachine, connect);

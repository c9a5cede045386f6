import { connect } from '../../../machines/player/player.connect.ts';
import { playerMachine } from '../../../machines/player/player.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const player = createFlow(playerMachine, connect);

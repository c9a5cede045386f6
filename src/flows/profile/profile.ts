import { connect } from '../../../machines/profile/profile.connect.ts';
import { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const profile = flow(profileMachine, connect);

import { connect } from '../../../machines/photo/photo.connect.ts';
import { photoMachine } from '../../../machines/photo/photo.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const photo = flow(photoMachine, connect);

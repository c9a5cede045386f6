import { connect } from '../../../machines/newsletter/newsletter.connect.ts';
import { newsletterMachine } from '../../../machines/newsletter/newsletter.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const newsletter = flow(newsletterMachine, connect);

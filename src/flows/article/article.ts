import { connect } from '../../../machines/article/article.connect.ts';
import { articleMachine } from '../../../machines/article/article.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const article = flow(articleMachine, connect);

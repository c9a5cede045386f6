import type { AnyStateMachine } from 'xstate';
import type { Stage } from '../../../tests/support/walk/stage.ts';

type StageFile = Record<string, unknown>;
const files = import.meta.glob<StageFile>('../../../tests/stages/*.stage.tsx');

/** What a chart needs to be played on its real view; null for a chart that has no stage. */
export async function stageOf(chart: string): Promise<Stage<AnyStateMachine> | null> {
  const file = await files[`../../../tests/stages/${chart}.stage.tsx`]?.();
  return (file?.[`${chart}Stage`] as Stage<AnyStateMachine> | undefined) ?? null;
}

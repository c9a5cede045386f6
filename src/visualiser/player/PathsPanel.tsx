import { useEffect, useMemo } from 'react';
import { provideActors } from '../../../machines/kit/port.ts';
import { playerMachine } from '../../../machines/player/player.machine.ts';
import type { Asked } from '../../../machines/player/player.setup.ts';
import type { AreaEffects } from '../../kit/effects.ts';
import type { PanelProps } from '../app/panel.ts';
import { Player } from './Player.tsx';
import { player } from './player.ts';
import { createPlayhouse } from './playhouse.ts';

/** The generated paths of a chart, and the player that performs them beside its diagram. */
export function PathsPanel({ chart, address: { path, step }, go, marks }: PanelProps) {
  const { logic, take } = useMemo(() => {
    const { calls, take: taken } = createPlayhouse(chart, ({ states, taken: ids }) =>
      marks.set({ active: new Set(states), taken: { ids } }),
    );
    return { logic: provideActors(playerMachine, calls), take: taken };
  }, [chart, marks]);
  const effects: AreaEffects = (effect) => {
    const shown = effect as unknown as Asked;
    go({ path: shown.path, step: shown.step || null }, 'quietly');
    return true;
  };
  useEffect(() => () => marks.set({ active: undefined, taken: undefined, overlay: undefined }), [marks]);
  const lengths = chart.paths.map(({ steps }) => steps.length);
  return (
    <player.Start key={chart.graph.id} logic={logic} effects={effects} options={{ input: { lengths } }}>
      <Following path={path} step={step} />
      <Player chart={chart} marks={marks} take={take} />
    </player.Start>
  );
}

/** Tells the player what the address says, as it says something else. */
function Following({ path, step }: Asked) {
  const actor = player.useActor();
  useEffect(() => actor.send({ type: 'address.changed', path, step }), [actor, path, step]);
  return null;
}
